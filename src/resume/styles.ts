import { StyleSheet } from '@react-pdf/renderer';
import type { Colours } from '../look/colours.ts';
import type { Direction } from '../model/language.ts';

/** Sizes and room, as they are and where a few lines are left over for another page. */
const SETTING = {
  easy: { size: 1, leading: 1.45, room: 1 },
  close: { size: 0.95, leading: 1.36, room: 0.8 },
};

/** The look of the resume, in the colours of the pages and the direction of its language. */
export function stylesOf(
  { text, textSoft, accentLine, line }: Colours,
  direction: Direction,
  setting: keyof typeof SETTING = 'easy',
) {
  const { size, leading, room } = SETTING[setting];
  const flexDirection = direction === 'rtl' ? 'row-reverse' : 'row';
  return StyleSheet.create({
    page: {
      paddingVertical: 42 * room,
      paddingHorizontal: 52,
      color: text,
      textAlign: direction === 'rtl' ? 'right' : 'left',
      fontSize: 10 * size,
      lineHeight: leading,
    },
    header: { borderBottomWidth: 3, borderBottomColor: accentLine, paddingBottom: 14 * room },
    name: { fontSize: 26, lineHeight: 1.2 },
    role: { fontSize: 12, marginTop: 4 },
    contacts: { flexDirection, flexWrap: 'wrap', columnGap: 18, rowGap: 2, marginTop: 8 * room },
    link: { color: text, textDecoration: 'underline' },
    summary: { fontSize: 11 * size, marginTop: 12 * room },
    heading: { fontSize: 14 * size, marginTop: 15 * room },
    entry: { flexDirection, gap: 16, marginTop: 8 * room },
    range: { width: 118, color: textSoft },
    body: { flex: 1 },
    position: { fontSize: 11 * size },
    company: { color: textSoft, marginBottom: 2 },
    result: { marginTop: 2 },
    skills: {
      flexDirection,
      gap: 20,
      marginTop: 18 * room,
      paddingTop: 12 * room,
      borderTopWidth: 1,
      borderTopColor: line,
    },
    skillGroup: { flex: 1 },
    skillTitle: { marginBottom: 2 },
  });
}

export type Styles = ReturnType<typeof stylesOf>;
