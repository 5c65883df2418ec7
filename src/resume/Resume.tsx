import { Document, Page, View } from '@react-pdf/renderer';
import { monthName } from '../lib/dates.ts';
import { spoken } from '../lib/href.ts';
import type { AboutPage, TimelineEntry } from '../model/about.ts';
import { plainText } from '../model/inline.ts';
import { paperOf } from '../model/language.ts';
import { networksOf } from '../model/networks.ts';
import type { Site } from '../model/site.ts';
import { Link, Text, useLook } from './parts.tsx';

interface ResumeProps {
  site: Pick<Site, 'owner' | 'footer' | 'labels' | 'language' | 'url'>;
  about: Pick<AboutPage, 'jobs' | 'volunteering'> & { resume: NonNullable<AboutPage['resume']> };
}

/** The resume, from the same facts as the About page. On the paper of its language. */
export function Resume({ site, about }: ResumeProps) {
  const { owner, labels, language, url } = site;
  const { styles } = useLook();
  const title = labels.resumeTitle.replace('{name}', owner.name);
  return (
    <Document
      title={title}
      author={owner.name}
      subject={owner.role}
      language={language}
      creationDate={EPOCH}
      modificationDate={EPOCH}
    >
      <Page size={paperOf(language) === 'letter' ? 'LETTER' : 'A4'} style={styles.page}>
        <View style={styles.header}>
          <Text style={styles.name} voice="heading">
            {owner.name}
          </Text>
          <Text style={styles.role}>{`${owner.role}, ${owner.location}`}</Text>
          <View style={styles.contacts}>
            <Link src={encodeURI(`mailto:${owner.email}`)} style={styles.link}>
              {owner.email}
            </Link>
            {networksOf(site).map((network) => (
              <Link key={network.url} src={network.url} style={styles.link}>
                {spoken(network.url)}
              </Link>
            ))}
            <Link src={url} style={styles.link}>
              {spoken(url)}
            </Link>
          </View>
        </View>
        <Text style={styles.summary}>{about.resume.summary}</Text>
        {about.jobs && <Section {...about.jobs} present={labels.present} language={language} />}
        {about.volunteering && (
          <Section {...about.volunteering} present={labels.present} language={language} />
        )}
        {about.resume.skills && (
          <View style={styles.skills} wrap={false}>
            {about.resume.skills.map((group) => (
              <View key={group.title} style={styles.skillGroup}>
                <Text style={styles.skillTitle} voice="heading">
                  {group.title}
                </Text>
                <Text>{group.items.join(', ')}</Text>
              </View>
            ))}
          </View>
        )}
      </Page>
    </Document>
  );
}

/** The same content gives the same file, byte for byte: no clock in it. */
const EPOCH = new Date(0);

interface SectionProps {
  title: string;
  entries: TimelineEntry[];
  present: string;
  language: string;
}

function Section({ title, entries, present, language }: SectionProps) {
  const { styles } = useLook();
  return (
    <View>
      {entries.map((entry, index) => (
        // A heading travels with its first entry, and no entry is torn in two.
        <View key={`${entry.company}-${entry.from}`} wrap={false}>
          {index === 0 && (
            <Text style={styles.heading} voice="heading">
              {title}
            </Text>
          )}
          <View style={styles.entry}>
            <Text style={styles.range}>
              {`${monthName(entry.from, language)} – ${entry.to === 'present' ? present : monthName(entry.to, language)}`}
            </Text>
            <View style={styles.body}>
              <Text style={styles.position} voice="strong">
                {entry.position}
              </Text>
              <Text style={styles.company}>{entry.company}</Text>
              {entry.description && <Text>{plainText(entry.description)}</Text>}
              {entry.result && (
                <Text style={styles.result} voice="strong">
                  {entry.result}
                </Text>
              )}
            </View>
          </View>
        </View>
      ))}
    </View>
  );
}
