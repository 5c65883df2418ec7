import { Document, Link, Page, Text, View } from '@react-pdf/renderer';
import { monthName } from '../lib/dates.ts';
import type { AboutPage, TimelineEntry } from '../model/about.ts';
import { plainText } from '../model/inline.ts';
import { networksOf } from '../model/networks.ts';
import type { Site } from '../model/site.ts';
import { styles } from './styles.ts';

interface ResumeProps {
  site: Pick<Site, 'owner' | 'footer' | 'labels' | 'url'>;
  about: Pick<AboutPage, 'jobs' | 'volunteering'> & { resume: NonNullable<AboutPage['resume']> };
}

/** The resume, from the same facts as the About page. Letter size: it is printed in Canada. */
export function Resume({ site, about }: ResumeProps) {
  const { owner, labels, url } = site;
  const title = `${owner.name}: resume`;
  return (
    <Document
      title={title}
      author={owner.name}
      subject={owner.role}
      language="en-CA"
      creationDate={EPOCH}
      modificationDate={EPOCH}
    >
      <Page size="LETTER" style={styles.page}>
        <View style={styles.header}>
          <Text style={styles.name}>{owner.name}</Text>
          <Text style={styles.role}>{`${owner.role}, ${owner.location}`}</Text>
          <View style={styles.contacts}>
            <Link src={`mailto:${owner.email}`} style={styles.link}>
              {owner.email}
            </Link>
            {networksOf(site).map((network) => (
              <Link key={network.url} src={network.url} style={styles.link}>
                {bare(network.url)}
              </Link>
            ))}
            <Link src={url} style={styles.link}>
              {bare(url)}
            </Link>
          </View>
        </View>
        <Text style={styles.summary}>{about.resume.summary}</Text>
        <Section {...about.jobs} present={labels.present} />
        {about.volunteering && <Section {...about.volunteering} present={labels.present} />}
        <View style={styles.skills} wrap={false}>
          {about.resume.skills.map((group) => (
            <View key={group.title} style={styles.skillGroup}>
              <Text style={styles.skillTitle}>{group.title}</Text>
              <Text>{group.items.join(', ')}</Text>
            </View>
          ))}
        </View>
      </Page>
    </Document>
  );
}

/** The same content gives the same file, byte for byte: no clock in it. */
const EPOCH = new Date(0);

function Section({ title, entries, present }: { title: string; entries: TimelineEntry[]; present: string }) {
  return (
    <View>
      {entries.map((entry, index) => (
        // A heading travels with its first entry, and no entry is torn in two.
        <View key={`${entry.company}-${entry.from}`} wrap={false}>
          {index === 0 && <Text style={styles.heading}>{title}</Text>}
          <View style={styles.entry}>
            <Text style={styles.range}>
              {`${monthName(entry.from)} – ${entry.to === 'present' ? present : monthName(entry.to)}`}
            </Text>
            <View style={styles.body}>
              <Text style={styles.position}>{entry.position}</Text>
              <Text style={styles.company}>{entry.company}</Text>
              <Text>{plainText(entry.description)}</Text>
            </View>
          </View>
        </View>
      ))}
    </View>
  );
}

const bare = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
