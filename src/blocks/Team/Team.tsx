import type { BlockProps } from '../../model/resolved.ts';
import { BlockFrame } from '../../ui/BlockFrame/BlockFrame.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import styles from './Team.module.css';

export function Team({ members, ...head }: BlockProps<'team'>) {
  return (
    <BlockFrame head={head} width="text">
      <dl className={styles.list}>
        {members.map(({ who, did }) => (
          <div key={who} className={styles.member}>
            <dt className={styles.who}>{who}</dt>
            <dd className={styles.did}>
              <RichText text={did} />
            </dd>
          </div>
        ))}
      </dl>
    </BlockFrame>
  );
}
