import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { giveWindow } from '../../../../tests/helpers/window.ts';
import { FILES } from '../../../model/files.ts';
import { formOf, schemas } from '../../../model/schemas.ts';
import type { Path } from '../../shared/value.ts';
import type { Session } from '../session/session.ts';
import { Field } from './Field.tsx';
import { schemaAt } from './schema.ts';

giveWindow(['document', 'Node', 'HTMLElement', 'addEventListener', 'removeEventListener'], {
  isForReact: true,
});

const root = formOf(schemas.site);

/** What a field of the settings has written once it is left with these words in it. */
async function leftWith(path: Path, value: string): Promise<unknown[]> {
  const type = vi.fn();
  const session = {
    view: () => ({ documents: {}, state: {}, drafts: [] }),
    value: () => value,
    problemsAt: () => [],
    problemsOf: () => [],
    flush: async () => {},
    type,
  } as unknown as Session;
  const context = { session, file: FILES.site, root, onPicture: () => {} };
  const place = document.createElement('div');
  document.body.append(place);
  const drawn = createRoot(place);
  const written = {
    owner: { networks: [{ name: 'Behance', url: value }] },
    navigation: [{ label: 'Shop', href: value }],
  };
  const schema = schemaAt(root, path, written) ?? {};
  await act(() => drawn.render(<Field {...{ context, schema, path, value }} name={String(path.at(-1))} />));
  const input = place.querySelector('input');
  await act(() => {
    input?.focus();
    input?.blur();
  });
  await act(() => drawn.unmount());
  place.remove();
  return type.mock.calls.map(([, words]) => words);
}

test.each([
  [['owner', 'linkedin'], 'linkedin.com/in/zoe', ['https://linkedin.com/in/zoe']],
  [['owner', 'networks', 0, 'url'], 'www.behance.net/zoë ', ['https://www.behance.net/zoë']],
  [['url'], 'zoe.example', ['https://zoe.example']],
  [['navigation', 0, 'href'], 'shop.zoe.example ', ['https://shop.zoe.example']],
  [['navigation', 0, 'href'], 'zoe@zoe.example', ['mailto:zoe@zoe.example']],
  [['navigation', 0, 'href'], '/about', []],
  [['owner', 'linkedin'], 'https://linkedin.com/in/zoe', []],
  [['owner', 'linkedin'], '@zoe', []],
  [['owner', 'email'], 'zoe.example', []],
])(
  'an address that is left without its https:// or mailto: gets it: %j, “%s”',
  async (path, words, written) => {
    expect(await leftWith(path, words)).toEqual(written);
  },
);
