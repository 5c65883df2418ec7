import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { giveWindow } from '../../../../tests/helpers/window.ts';
import { comesAlong } from '../../../look/looks.ts';
import type { Session, View } from '../session/session.ts';
import { BeginDialog } from './BeginDialog.tsx';

const OBSERVERS = ['IntersectionObserver', 'ResizeObserver'];
const NAMES = ['document', 'location', 'sessionStorage', 'Node', 'HTMLElement', ...OBSERVERS];
const { Event } = giveWindow(NAMES, { isForReact: true });

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The dialog over a desk that answers a form with what it is told to. */
async function opened(answer: Awaited<ReturnType<Session['begin']>> = { isDone: false, said: '' }) {
  const sent: FormData[] = [];
  const session = {
    schemas: {
      look: { properties: { look: { enum: ['workshop', 'quiet'] } } },
      looks: { workshop: comesAlong('workshop') },
    },
    server: { wearing: () => new Promise(() => {}), serves: async () => {} },
    begin: async (form: FormData) => {
      sent.push(form);
      return answer;
    },
  } as unknown as Session;
  const view = { state: { path: '/' }, documents: {} } as unknown as View;
  const place = document.createElement('div');
  document.body.append(place);
  const drawn = createRoot(place);
  root = drawn;
  let isOpen = true;
  const onClose = () => {
    isOpen = false;
    drawn.render(null);
  };
  await act(() => drawn.render(<BeginDialog {...{ session, view, onClose }} />));
  const labelled = (name: string) => {
    const label = [...place.querySelectorAll('label')].find(({ textContent }) => textContent === name);
    const field = label?.querySelector('input') ?? place.querySelector(`[id="${label?.htmlFor}"]`);
    return field as HTMLInputElement;
  };
  const group = (name: string) =>
    [...place.querySelectorAll('fieldset')].find(
      (one) => one.querySelector('legend')?.textContent === name,
    ) as HTMLElement;
  return {
    sent,
    labelled,
    group,
    isOpen: () => isOpen,
    said: () => [...place.querySelectorAll('[role=alert]:not([hidden])')].map((one) => one.textContent),
    fill: (name: string, value: string) =>
      act(async () => {
        // React listens for typing only where it found a window when it was loaded: its listener is called as it would.
        const props = Object.entries(labelled(name)).find(([key]) => key.startsWith('__reactProps'))?.[1];
        props.onChange({ target: { value } });
      }),
    choose: (name: string, value: string) =>
      act(async () => {
        const field = Object.assign(labelled(name), { value });
        field.dispatchEvent(new Event('change', { bubbles: true }) as never);
      }),
    drop: (name: string, file: File) =>
      act(async () => {
        const event = Object.assign(new Event('drop', { bubbles: true }), {
          dataTransfer: { files: [file] },
        });
        group(name).dispatchEvent(event as never);
        // What looks into the file has its say.
        await new Promise((resolve) => setTimeout(resolve, 0));
      }),
    escape: () =>
      act(() =>
        place.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }) as never),
      ),
    send: () => act(async () => place.querySelector<HTMLElement>('button[type=submit]')?.click()),
  };
}

test('Escape throws nothing away: texts, choices and files are there again until they are sent', async () => {
  const first = await opened();
  await first.fill('Your whole name', 'Zoë Łukaszewicz');
  await first.fill('City', 'Halifax');
  await first.choose('Language', 'fr-CA');
  await act(() => first.labelled('quiet').click());
  await first.drop('A photo of you', new File([PNG], 'me.png'));
  await first.drop('Your LinkedIn export', new File(['x'], 'Basic.zip'));
  await first.fill('What the photo shows', 'Zoë laughs at the harbour');
  await first.escape();
  expect(first.isOpen()).toBe(false);

  const again = await opened({ isDone: true, said: '' });
  expect(again.labelled('Your whole name').value).toBe('Zoë Łukaszewicz');
  expect(again.labelled('The name people call you').value).toBe('Zoë');
  expect(again.labelled('City').value).toBe('Halifax');
  expect(again.labelled('Language').value).toBe('fr-CA');
  expect(again.labelled('quiet').checked).toBe(true);
  expect(again.labelled('What the photo shows').value).toBe('Zoë laughs at the harbour');
  expect(again.group('A photo of you').textContent).toContain('me.png');
  expect(again.group('A photo of you').querySelector('img')?.src).toMatch(/^blob:/);
  expect(again.group('Your LinkedIn export').querySelector('img')).toBeNull();
  expect(again.group('Your LinkedIn export').textContent).toContain('Basic.zip');

  await again.fill('What you do', 'Designer');
  await again.fill('Mail address', 'zoe@example.com');
  await again.send();
  expect(again.sent).toHaveLength(1);
  const after = await opened();
  expect(after.labelled('Your whole name').value).toBe('');
  expect(after.group('A photo of you').textContent).not.toContain('me.png');
});

test('a text under the name of a photo is refused at its field as soon as it is chosen', async () => {
  const { drop, group, said } = await opened();
  await drop('A photo of you', new File(['Dear diary'], 'photo.jpg', { type: 'image/jpeg' }));
  const why = 'photo.jpg is not a picture that can be read. Save it again as PNG, JPEG or WebP.';
  expect(said()).toEqual([why]);
  expect(group('A photo of you').querySelector('[role=alert]')?.textContent).toBe(why);
  expect(group('A photo of you').textContent).toContain('Choose, or drop it here');
  await drop('An icon', new File(['%PDF-1.7'], 'logo.png'));
  expect(group('An icon').querySelector('[role=alert]')?.textContent).toContain('logo.png is a PDF');
  await drop('A photo of you', new File([PNG], 'me.png'));
  await drop('An icon', new File(['<?xml version="1.0"?>\n<svg viewBox="0 0 1 1"/>'], 'logo.svg'));
  expect(said()).toEqual([]);
  expect(group('An icon').textContent).toContain('logo.svg');
});

test('what the desk refuses about a file stands at that file, and goes with another one', async () => {
  const answer = { isDone: false, said: 'me.png is cut off or damaged.', at: 'photo' };
  const { fill, drop, send, group, said } = await opened(answer);
  await drop('A photo of you', new File([PNG], 'me.png'));
  for (const name of ['Your whole name', 'What you do', 'City', 'What the photo shows'])
    await fill(name, 'Zoë');
  await fill('Mail address', 'zoe@example.com');
  await send();
  expect(said()).toEqual([answer.said]);
  expect(group('A photo of you').contains(document.activeElement)).toBe(true);
  await drop('A photo of you', new File([PNG], 'another.png'));
  expect(said()).toEqual([]);
});
