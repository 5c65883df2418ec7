/** Where a build notes the address of a locked study’s styles (src/publish/pages.ts). While editing, the page has them. */
export const STUDY_STYLES = 'study-styles';

let coming: Promise<void> | undefined;

/** Brings in the styles of an opened study, once: what draws it is not shown without them. */
export function bringStudyStyles(): Promise<void> {
  coming ??= load().catch((error) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

async function load(): Promise<void> {
  const note = document.querySelector<HTMLMetaElement>(`meta[name="${STUDY_STYLES}"]`);
  if (!note) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: note.content });
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  }).catch((error) => {
    link.remove();
    throw error;
  });
}
