// What the server half of the editor tells the browser half.
import type { NotCarried } from '../../import/source.ts';
import type { NamedShelf } from '../../model/work.ts';
import type { Problem } from '../../reader/problem.ts';
import type { WorkLook } from '../../reader/work-look.ts';
import type { SlideCount } from './talk-length.ts';
import type { Path } from './value.ts';

/** A content file as the browser gets it: as it is written, and as it is shown. */
export interface EditedDocument {
  file: string;
  version: string;
  /** As it was last right, while it is broken. */
  written: unknown;
  /** With its pictures. What is wrong is as it was when it was last right; undefined if it has never been. */
  shown: unknown;
  problems: Problem[];
  /** It cannot be read at all: nothing is written into it until somebody has mended it. */
  isBroken: boolean;
}

/** A file was saved: told to every tab. */
export interface FileChange {
  file: string;
  /** None for what was moved. */
  version?: string;
  /** By another program. */
  isOutside: boolean;
}

export type ScreenName = 'work' | 'fun' | 'about' | 'study' | 'notFound';

/** All that the browser needs to draw a page and to edit it. */
export interface PageState {
  path: string;
  screen: ScreenName;
  /** The file the page is about. */
  file: string;
  /** By file: the page’s own, the settings, those of the studies it shows, and every talk. */
  documents: Record<string, EditedDocument>;
  /** The study that follows this one. */
  next: string | undefined;
  /** Every study, in the order of the Work page, with its title. */
  studies: { route: string; title: string; locked: boolean; draft: boolean }[];
  /** Studies that have a card and no folder any more, as they were last known. */
  gone: PageState['studies'];
  /** The shelves of the Work page, from the top down. */
  shelves: NamedShelf[];
  /** By route: the sections of the studies that talks show. */
  sections: Record<string, string[]>;
  /** By route: how many slides those studies have. */
  slides: Record<string, SlideCount>;
  /** Whether this is the sample still: then it can be made one’s own. */
  isSample: boolean;
  /** Whether there is a Fun page. */
  hasFun: boolean;
  /** The style sheet of the look, as content/look.yaml says it; of a broken one, as it was last right. */
  look: string;
  /** What the look makes of the Work page’s own words and pictures, there. */
  work: WorkLook | undefined;
  /** The owner’s own style sheet as it was last right, and what is wrong with it now. */
  ownCss: { css: string | undefined; problems: Problem[] };
  /** The project’s folder, as a name that tells nothing: what the browser keeps belongs to it alone. */
  project: string;
  undo: string | undefined;
  redo: string | undefined;
}

/** What stands in the way of something that was asked for. */
export interface Obstacle {
  /** What it is, in a sentence. */
  says: string;
  /** What would be done about it, in the words of a button; none: it is the owner’s to do. */
  mend?: string;
  /** Another address, if that is the mend. */
  to?: string;
  /** Where the owner does it. */
  place?: { page: string; file: string; path: Path };
}

export type Answer =
  | { kind: 'done'; state: PageState; goTo?: string; said?: string; left?: NotCarried[] }
  /** Refused by the reader: nothing was written. */
  | { kind: 'refused'; problems: Problem[] }
  /** Nothing was done: first the owner agrees to the mends, or makes them. */
  | { kind: 'blocked'; obstacles: Obstacle[] }
  /** The file is not what it was, or cannot be read: nothing was written, and this is how it is now. */
  | { kind: 'changed'; file: string; state: PageState };

/** What publishing would do here. */
export interface PublishPlan {
  /** `git` commits and pushes; `build` writes the finished site, to be uploaded by hand. */
  way: 'git' | 'build';
  /** One: that is where the branch goes. Several: git does not know, and the owner says which. */
  places: PlannedPlace[];
  /** The last commit. */
  head: string;
  /** Why it is not known where this would go, and what to do. */
  unclear?: string;
  /** Files of content that differ from what was last committed. */
  changed: string[];
  /** Of those, what is not there any more as a whole. */
  deleted: DeletedPage[];
}

/** A page that was committed once and is gone. */
export interface DeletedPage {
  /** The folder of a study, or the file of another page. */
  path: string;
  /** What a study was called then. */
  title: string;
}

/** A branch of a repository online. */
export interface PushPlace {
  remote: string;
  branch: string;
  /** As far as it is for everybody’s eyes: without a password that may stand in it. */
  address: string;
}

/** What somebody else sent to a place, and is not here yet. */
export interface Incoming {
  /** The commit that it ends with. */
  tip: string;
  /** How many commits, and the words of the newest of them. */
  count: number;
  subjects: string[];
  /** The files of content that it changes. */
  files: string[];
  /** What else it changes: that is not brought in here. */
  strange: string[];
}

/** Of a publishing that failed. */
export interface PushFault {
  /** The words of git itself. */
  told: string;
  /** Whether something is there that is not here: it can be brought in. */
  isBehind?: boolean;
}

export interface PlannedPlace extends PushPlace {
  along: GoesAlong;
}

/** What was committed before and is not at a place yet: it goes there with the next change. */
export interface GoesAlong {
  /** Whether the place was asked and has something, has nothing yet, or did not answer. */
  known: 'asked' | 'empty' | 'remembered';
  /** Whether something is there that is not here: before that is brought in, nothing goes, and none of it can be told. */
  isBehind: boolean;
  /** What that is, if it could be fetched. */
  incoming?: Incoming | undefined;
  /** How many commits, and the words of the newest of them. */
  count: number;
  subjects: string[];
  /** The files outside of content that they change: how many, and the first of them. */
  fileCount: number;
  files: string[];
  /** Files of content that those commits added and deleted again: what is sent holds them. */
  gone?: string[] | undefined;
}

/** What the doctor found, as far as the editor shows it. */
export interface Advice {
  severity: string;
  topic: string;
  page?: string | undefined;
  file?: string | undefined;
  field?: string | undefined;
  sentence: string;
  /** What the editor says instead. */
  inEditor?: string | undefined;
  /** It is of a study that is not published yet. */
  isOfDraft?: boolean | undefined;
  word?: string | undefined;
  /** Files that no page uses. */
  unused?: string[] | undefined;
  mendedBy?: 'build' | undefined;
}
