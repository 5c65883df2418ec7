import { StyleSheet } from '@react-pdf/renderer';
import type { Colours } from '../look/colours.ts';
import type { Direction } from '../model/language.ts';

/** The look of the resume, in the colours of the pages and the direction of its language. */
export function stylesOf({ text, textSoft, accentLine, line }: Colours, direction: Direction) {
  const flexDirection = direction === 'rtl' ? 'row-reverse' : 'row';
  return StyleSheet.create({
    page: {
      paddingVertical: 42,
      paddingHorizontal: 52,
      color: text,
      textAlign: direction === 'rtl' ? 'right' : 'left',
      fontSize: 10,
      lineHeight: 1.45,
    },
    header: { borderBottomWidth: 3, borderBottomColor: accentLine, paddingBottom: 14 },
    name: { fontSize: 26, lineHeight: 1.2 },
    role: { fontSize: 12, marginTop: 4 },
    contacts: { flexDirection, flexWrap: 'wrap', columnGap: 18, rowGap: 2, marginTop: 8 },
    link: { color: text, textDecoration: 'underline' },
    summary: { fontSize: 11, marginTop: 12 },
    heading: { fontSize: 14, marginTop: 15 },
    entry: { flexDirection, gap: 16, marginTop: 8 },
    range: { width: 118, color: textSoft },
    body: { flex: 1 },
    position: { fontSize: 11 },
    company: { color: textSoft, marginBottom: 2 },
    result: { marginTop: 2 },
    skills: {
      flexDirection,
      gap: 20,
      marginTop: 18,
      paddingTop: 12,
      borderTopWidth: 1,
      borderTopColor: line,
    },
    skillGroup: { flex: 1 },
    skillTitle: { marginBottom: 2 },
  });
}

export type Styles = ReturnType<typeof stylesOf>;
