import { Document, visit } from 'yaml';

/** As wide as the sample’s files are. */
const WIDTH = 110;

/** Above these fields a line says what begins there. */
const REMARKS: Record<string, string> = {
  summary: '\n# ── The thirty-second layer: someone who reads only this should still get the argument.',
  blocks:
    '\n# ── The study itself. A block with `section` starts a section; one with only a `title` is a part of it.',
  cover: '',
  info: '',
  hero: '',
  facts: '',
};

/** Behind it, so that it goes with its line. */
const DRAFT = 'draft: true # Nothing of a draft is published. Take this line out when the study is right.\n';

/** study.yaml of a study that was brought in. */
export function studyText(
  value: Record<string, unknown>,
  { route, from }: { route: string; from: string },
): string {
  const head = `# “${String(value.title)}”, brought in from ${from.replaceAll(/[\r\n]/g, ' ')}. Its folder’s name is its address: /${route}.
# What begins with “Write here” was not in the source; \`npm run doctor\` says how much of it is left.
# Every field is explained in docs/blocks.md.
`;
  const fields = Object.entries(value).map(([key, one]) => {
    const remark = REMARKS[key];
    if (key === 'draft' && one === true) return DRAFT;
    return `${remark === undefined ? '' : `${remark}\n`}${written({ [key]: one })}`;
  });
  return `${head}\n${fields.join('')}`;
}

function written(value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Scalar(key, node) {
      if (
        key !== 'key' &&
        typeof node.value === 'string' &&
        node.value.length > WIDTH - 30 &&
        !/^\s|\s$|\n/.test(node.value)
      )
        node.type = 'BLOCK_FOLDED';
    },
    Seq(_, node) {
      // Tags and items of the header stand in a line.
      node.flow =
        node.items.every(
          (item) =>
            typeof (item as { value?: unknown }).value === 'string' &&
            String((item as { value: string }).value).length < 24,
        ) && node.items.length < 5;
    },
  });
  return document.toString({ lineWidth: WIDTH, flowCollectionPadding: false });
}
