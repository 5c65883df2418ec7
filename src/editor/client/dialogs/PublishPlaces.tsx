import { useId } from 'react';
import type { PlannedPlace, PushPlace } from '../../shared/answers.ts';
import styles from './PublishPlaces.module.css';

interface PublishPlacesProps {
  places: readonly PlannedPlace[];
  chosen: PlannedPlace | undefined;
  /** Whether a study is locked: what is sent holds it in the clear. */
  isLocked: boolean;
  onChoose(place: PlannedPlace): void;
}

/** Where it goes, by its address; where git does not know, the owner says so, and nothing is chosen before. */
export function PublishPlaces({ places, chosen, isLocked, onChoose }: PublishPlacesProps) {
  const name = useId();
  const [only] = places;
  return (
    <>
      {only && places.length === 1 ? (
        <p>
          It goes to <Place {...only} />.
        </p>
      ) : (
        <fieldset className={styles.root}>
          <legend>Which of these should it go to?</legend>
          {places.map((place) => (
            <label key={`${place.remote} ${place.branch}`} className={styles.choice}>
              <input
                type="radio"
                name={name}
                checked={place.remote === chosen?.remote && place.branch === chosen.branch}
                onChange={() => onChoose(place)}
              />
              <span>
                <Place {...place} />
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {isLocked && (
        <p className={styles.locked}>
          Your locked studies lie readable in what is sent, so this repository must be private.
        </p>
      )}
    </>
  );
}

function Place({ remote, branch, address }: PushPlace) {
  return (
    <>
      <strong className={styles.address}>{address}</strong>, branch {branch}
      {remote !== address && ` (${remote})`}
    </>
  );
}
