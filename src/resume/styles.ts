import { StyleSheet } from '@react-pdf/renderer';

const BLACK = '#2b2420';
const SOFT = '#5b544f';
const YELLOW = '#f4be35';

export const styles = StyleSheet.create({
  page: {
    paddingVertical: 42,
    paddingHorizontal: 52,
    color: BLACK,
    fontFamily: 'Kumbh Sans',
    fontSize: 10,
    lineHeight: 1.45,
  },
  header: { borderBottomWidth: 3, borderBottomColor: YELLOW, paddingBottom: 14 },
  name: { fontFamily: 'Lexend', fontSize: 26, fontWeight: 600, lineHeight: 1.2 },
  role: { fontSize: 12, marginTop: 4 },
  contacts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 18, rowGap: 2, marginTop: 8 },
  link: { color: BLACK, textDecoration: 'underline' },
  summary: { fontSize: 11, marginTop: 12 },
  heading: { fontFamily: 'Lexend', fontSize: 14, fontWeight: 600, marginTop: 15 },
  entry: { flexDirection: 'row', gap: 16, marginTop: 8 },
  range: { width: 118, color: SOFT },
  body: { flex: 1 },
  position: { fontWeight: 700, fontSize: 11 },
  company: { color: SOFT, marginBottom: 2 },
  skills: {
    flexDirection: 'row',
    gap: 20,
    marginTop: 18,
    paddingTop: 12,
    borderTopWidth: 1,
    borderTopColor: '#c7c7c7',
  },
  skillGroup: { flex: 1 },
  skillTitle: { fontFamily: 'Lexend', fontWeight: 600, marginBottom: 2 },
});
