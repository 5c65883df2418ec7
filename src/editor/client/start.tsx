import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { SCHEME_SCRIPT } from '../../look/scheme-script.ts';
import type { Site } from '../../model/site.ts';
import { Footer } from '../../ui/Footer/Footer.tsx';
import { Nav } from '../../ui/Nav/Nav.tsx';
import type { FileChange, PageState } from '../shared/answers.ts';
import styles from './Editor.module.css';
import './page/on-page.css';
import { ToldIn } from './dialogs/ToldIn.tsx';
import { Editor } from './Editor.tsx';
import { watchHands } from './focus.ts';
import { typefaceList, wearTypefaces } from './look/typefaces.ts';
import { wear } from './look/wear.ts';
import { isSamePage, lookOf, seenScheme, wholeOf, wornCss } from './look/worn.ts';
import type { Opening } from './opening.ts';
import { Canvas, siteOf } from './page/Canvas.tsx';
import { sayHead } from './page/say-head.ts';
import { scan } from './page/scan.ts';
import { Unreadable } from './page/Unreadable.tsx';
import { Fault, Server } from './session/api.ts';
import type { Documents } from './session/drafts.ts';
import { Kept } from './session/kept.ts';
import { adviceOn } from './session/save-state.ts';
import { Session } from './session/session.ts';
import type { SlideLoader } from './slides/module.ts';

/** How the server tells of what it was not asked: Vite’s line to the page. */
type Line = Pick<NonNullable<ImportMeta['hot']>, 'on'>;

/** Takes the page over: bar, main part and footer are drawn from data, and the editor stands beside them. */
export async function start(opening: Opening, line: Line | undefined, slides: SlideLoader): Promise<void> {
  const server = new Server();
  watchHands();
  const place = document.createElement('div');
  place.className = styles.root ?? '';
  place.dataset.editor = '';
  place.setAttribute('role', 'region');
  place.setAttribute('aria-label', 'Editor');
  const [schemas, state] = await patiently(
    () => Promise.all([server.schemas(), server.page(location.pathname)]),
    opening.say,
  );
  document.body.append(place);
  const session = new Session(server, schemas, state);
  drawPage(session);
  // At once: there is no moment without a bar, nor one in which the page can be clicked in vain.
  flushSync(() =>
    createRoot(place).render(
      <ToldIn>
        <Editor session={session} slides={slides} />
      </ToldIn>,
    ),
  );
  line?.on('edit:changed', (change: FileChange) => void session.heard(change));
  line?.on('vite:ws:disconnect', () => mayLoadAnew(session));
  addEventListener('pagehide', session.leave);
}

/** Asks until there is an answer, and says what to do meanwhile: whoever starts the editor again has nothing else to do. */
async function patiently<T>(ask: () => Promise<T>, tell: (message: string) => void): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      tell(whyNot(error));
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

const IN_USE = '[data-editing], dialog[open], [data-editor] :is(input, textarea, select):focus';

/**
 * A line that was cut is gone for good: only a page that is loaded anew hears of changes again. Vite waits for this, and
 * does that: once the server answers this tab, and nobody has a text, a field or a dialog open in it.
 */
async function mayLoadAnew(session: Session): Promise<void> {
  await session.knock();
  const isCut = () => ['away', 'shut'].includes(session.view().save.kind);
  const isUsed = () => document.querySelector(IN_USE) !== null;
  while (isCut() || isUsed()) await new Promise((resolve) => setTimeout(resolve, 500));
}

/** What to do, and that nothing is lost: whoever loads the page again may have typed before. */
function whyNot(error: unknown): string {
  const line = error instanceof Fault ? error.line : 'near';
  const advice = line === 'near' ? undefined : adviceOn({ kind: line, isWaiting: Kept.isAnythingLeft() });
  return advice ?? (error as Error).message;
}

/** As in a build, the bar leaves out the link to a page that is not there. */
const linksOf = ({ navigation }: Site, { hasFun }: PageState) =>
  navigation.filter(({ href }) => hasFun || href !== '/fun');

/** Puts a look on; says whether it is another. */
function wearLook(look: string): boolean {
  const sheet = document.querySelector('style[data-look]');
  return sheet !== null && wear(sheet, look);
}

/** The owner’s own style sheet, behind the look. */
function wearOwn(css: string | undefined): boolean {
  const there = document.querySelector('style[data-own]');
  if ((there?.textContent ?? undefined) === css) return false;
  there?.remove();
  if (css === undefined) return true;
  const sheet = document.createElement('style');
  sheet.dataset.own = '';
  sheet.textContent = css;
  document.querySelector('style[data-look]')?.after(sheet);
  return true;
}

/** The switch between light and dark has its script only on pages that were loaded with it. */
function bringSwitch(): void {
  if (document.querySelector('meta[data-for], script[data-scheme]')) return;
  const script = document.createElement('script');
  script.dataset.scheme = '';
  script.textContent = SCHEME_SCRIPT;
  document.head.append(script);
}

function drawPage(session: Session): void {
  const main = document.querySelector('main');
  const [top, ...others] = document.querySelectorAll<HTMLElement>('.behind');
  const bottom = others.at(-1);
  if (!main || !top || !bottom) throw new Error('This page has no main part to edit.');
  const current = top.querySelector('[aria-current="page"]')?.getAttribute('href') ?? undefined;
  // The large view belongs to a script that knows it already: it stays as it is.
  const viewer = main.querySelector('[data-viewer]');
  const stage = document.createElement('div');
  stage.className = 'behind';
  main.replaceChildren(stage, ...(viewer ? [viewer] : []));
  const roots = { top: createRoot(top), main: createRoot(stage), bottom: createRoot(bottom) };

  const onReady = () =>
    void session.edit(session.view().state.file, [{ op: 'remove', path: ['draft'] }], 'the draft');

  let shown: Documents | undefined;
  let drawnFor: string | undefined;
  const draw = () => {
    const { documents, state } = session.view();
    const look = wholeOf(lookOf(documents), session.schemas);
    const { scheme, hero, work } = look;
    const worn = [wearLook(wornCss(session)), wearOwn(state.ownCss.css), wearTypefaces(look)];
    const isOther = worn.includes(true);
    const hasSwitch = scheme === 'auto';
    // What a look changes of the page itself: all else is its sheet’s.
    const wanted = JSON.stringify([hasSwitch, hero, work, state.work?.tones]);
    if (isSamePage(shown, documents) && wanted === drawnFor) {
      if (isOther) dispatchEvent(new Event('edit:drawn'));
      return;
    }
    shown = documents;
    sayHead(state, documents);
    drawnFor = wanted;
    if (hasSwitch) bringSwitch();
    const data = { documents, schemas: session.schemas };
    const site = siteOf(data);
    if (!site) return roots.main.render(<Unreadable documents={documents} />);
    flushSync(() => {
      roots.top.render(
        <>
          <a className="skip-link" href="#main">
            {site.labels.skip}
          </a>
          <Nav site={{ ...site, navigation: linksOf(site, state) }} current={current} hasSwitch={hasSwitch} />
        </>,
      );
      roots.main.render(<Canvas {...data} state={state} layout={look} onReady={onReady} />);
      roots.bottom.render(<Footer site={site} />);
    });
    for (const part of [top, stage, bottom]) scan(part);
    dispatchEvent(new Event('edit:drawn'));
  };
  draw();
  session.subscribe(draw);
  seenScheme.subscribe(draw);
  typefaceList.subscribe(draw);
  void typefaceList.bring().catch(() => {});
  // The bar was drawn anew, so its script has to meet it again.
  void import('../../ui/Nav/Nav.client.ts');
}
