import { type Bundle, textIn } from './bundle.ts';
import { CALLED_SO } from './json-resume.ts';

/** Why none of the files is a resume, where one would be if it were whole: in which line it ends, or slips. */
export function brokenJson({ files }: Pick<Bundle, 'files'>): string | undefined {
  // Among others, one that is called so.
  const isMeant = (path: string) => /\.json$/i.test(path) && (files.size === 1 || CALLED_SO.test(path));
  for (const path of [...files.keys()].filter(isMeant)) {
    const text = textIn({ files }, path).trimEnd();
    if (hasSlip(text) === undefined) continue;
    // The first letter with which no way on is right any more.
    let [right, wrong] = [0, text.length + 1];
    while (wrong - right > 1) {
      const half = Math.floor((right + wrong) / 2);
      if (hasSlip(text.slice(0, half))) wrong = half;
      else right = half;
    }
    const line = text.slice(0, right).split('\n').length;
    return right === text.length
      ? `${path} is JSON that ends too early, in line ${line}: the rest of it is missing. Save it again where it comes from, and bring it whole.`
      : `${path} is JSON with a slip in line ${line}: a comma, a quotation mark or a bracket is missing there, or one too many. Mend it, and bring it again.`;
  }
  return undefined;
}

/** Whether JSON goes wrong before its end, or merely ends; undefined of what is right. */
function hasSlip(text: string): boolean | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    const [, at] = /at position (\d+)/.exec(message) ?? [];
    return at === undefined ? !message.startsWith('Unexpected end') : Number(at) < text.length;
  }
}
