/** Someone who might use this. */
export interface Person {
  language: string;
  name: string;
  role: string;
  town: string;
}

/** People whose names, roles and towns are written in letters that plain Latin does not have. */
export const PEOPLE: Person[] = [
  { language: 'pl', name: 'Łukasz Żółkiewski', role: 'Projektant', town: 'Łódź' },
  { language: 'vi', name: 'Nguyễn Thị Hồng Ngọc', role: 'Nhà thiết kế', town: 'Đà Nẵng' },
  { language: 'en-CA', name: 'Zoë Nguyễn', role: 'Designer', town: 'Montréal' },
  { language: 'tr', name: 'İbrahim Şıkoğlu', role: 'Ürün tasarımcısı', town: 'Iğdır' },
  { language: 'el', name: 'Ελένη Παπαδοπούλου', role: 'Σχεδιάστρια', town: 'Θεσσαλονίκη' },
  { language: 'uk', name: 'Катерина Щука', role: 'Дизайнерка', town: 'Київ' },
  { language: 'he', name: 'דנה כהן', role: 'מעצבת', town: 'תל אביב' },
  { language: 'ar', name: 'سارة حداد', role: 'مصممة', town: 'بيروت' },
];

/** The settings of one of them, as content/site.yaml has them. */
export const settingsOf = ({ language, name, role, town }: Person) => ({
  owner: {
    name,
    shortName: name,
    role,
    location: town,
    email: 'me@example.com',
    linkedin: 'https://www.linkedin.com/in/me',
  },
  baseTitle: name,
  description: role,
  url: 'https://me.example',
  language,
  navigation: [{ label: role, href: '/' }],
});
