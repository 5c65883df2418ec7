import type { Scheme } from '../../../model/look.ts';
import { valueAt } from '../../shared/value.ts';
import { FileButton } from '../fields/FileButton.tsx';
import { PICTURES } from '../fields/files.ts';
import forms from '../fields/forms.module.css';
import { Tool } from '../Tool.tsx';

type Version = 'portrait' | 'dark' | 'darkPortrait';

interface PictureVersionsProps {
  /** The picture as the file names it. */
  value: unknown;
  /** Whether the picture itself was replaced a moment ago. */
  isOther: boolean;
  scheme: Scheme;
  onFile(picture: File, version: Version): void;
  onRemove(...versions: Version[]): void;
}

/** What a picture may have beside itself: a version for phones, and both again for the dark scheme. */
export function PictureVersions({ value, isOther, scheme, onFile, onRemove }: PictureVersionsProps) {
  const named = (version: Version) => valueAt(value, [version]);
  const has = (version: Version) => named(version) !== undefined;
  // Where the site has one scheme, one file will do.
  const isOffered: Record<Version, boolean> = {
    portrait: true,
    dark: scheme === 'auto' || has('dark'),
    darkPortrait: (scheme === 'auto' && has('portrait')) || has('darkPortrait'),
  };
  return VERSIONS.filter(({ version }) => isOffered[version]).map(({ version, name, help, shows }) => (
    <div key={version} className={forms.field}>
      <div className={forms.row}>
        <FileButton
          label={
            has(version) ? `Change the ${name} …` : `Add ${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name} …`
          }
          accept={PICTURES}
          onFile={(picture) => onFile(picture, version)}
        />
        {has(version) && (
          <Tool
            sign="bin"
            label={`Remove the ${name}`}
            onClick={() =>
              // The dark upright one stands for the light one, and goes with it.
              onRemove(version, ...(version === 'portrait' && has('darkPortrait') ? [DARK_UPRIGHT] : []))
            }
          />
        )}
      </div>
      <p className={forms.help}>{has(version) ? String(named(version)) : help}</p>
      {isOther && has(version) && (
        <p
          className={forms.problem}
          role="status"
        >{`This is still of the picture before: ${shows}. Change it, or remove it.`}</p>
      )}
    </div>
  ));
}

const DARK_UPRIGHT: Version = 'darkPortrait';

const VERSIONS: { version: Version; name: string; help: string; shows: string }[] = [
  {
    version: 'portrait',
    name: 'upright version for phones',
    help: 'Phones show it instead, where a wide picture would be too small to read.',
    shows: 'phones show it',
  },
  {
    version: 'dark',
    name: 'version for the dark scheme',
    help: 'Shown instead where the page is dark. A picture with a light ground glares there.',
    shows: 'dark pages show it',
  },
  {
    version: DARK_UPRIGHT,
    name: 'upright version for the dark scheme',
    help: 'Phones show it instead where the page is dark.',
    shows: 'phones show it where the page is dark',
  },
];
