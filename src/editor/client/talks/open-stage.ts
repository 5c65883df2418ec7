import type { Session } from '../session/session.ts';

type Opener = Pick<Session, 'flush' | 'fail' | 'refuse'> & { server: Pick<Session['server'], 'present'> };
type Tab = Pick<Window, 'document' | 'location' | 'close' | 'opener'>;

/**
 * Opens a talk or a study on the stage, in a tab of its own. The tab comes at once, since a browser lets a page open
 * one only in answer to a press; the stage takes a moment, the first time.
 */
export async function openStage(
  session: Opener,
  name: string,
  openTab: () => Tab | null = () => window.open('', '_blank'),
): Promise<void> {
  const tab = openTab();
  if (!tab)
    return session.refuse(
      'The browser kept the stage from opening. Let this page open tabs, and press Present again.',
    );
  tab.opener = null;
  tab.document.title = 'Setting the stage …';
  tab.document.body.textContent = 'Setting the stage …';
  try {
    await session.flush();
    const address = new URL((await session.server.present(name)).address);
    // By the name that this page has: to a browser another one is another site.
    address.hostname = location.hostname;
    tab.location.replace(address.href);
  } catch (error) {
    tab.close();
    session.fail(error);
  }
}
