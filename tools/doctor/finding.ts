import type { ContentKind } from '../../src/model/files.ts';
import type { Study } from '../../src/model/study.ts';
import { place } from '../../src/reader/checks.ts';
import type { OpenContent } from '../../src/reader/read.ts';
import type { YamlFile } from '../../src/reader/yaml-file.ts';

/**
 * `good` is fine and `advice` is the owner’s to take or leave. What is `unfinished` may stay while they work, but not
 * be published. An `error` stops the build or shuts someone out.
 */
export type Severity = 'good' | 'advice' | 'unfinished' | 'error';

/** One thing the owner is told. */
export interface Finding {
  severity: Severity;
  /** The heading it stands under: the name of its page, or “The machine”. */
  topic: string;
  /** The address of its page. */
  page?: string | undefined;
  /** Path from the project’s root. */
  file?: string;
  line?: number;
  /** The field, as the owner would say it. */
  field?: string;
  /** What it is and how to mend it, without the place. */
  sentence: string;
  /** The same for somebody who has the editor before them, where that is another way: without commands and YAML. */
  inEditor?: string;
  /** It is of a study that is not published yet. */
  isOfDraft?: boolean;
  /** The word that no dictionary has: the owner may know better. */
  word?: string;
  /** Files that no page uses: the editor can put them away. */
  unused?: string[];
  /** A build mends it, whoever starts one. */
  mendedBy?: 'build';
  /** The line as it stands and as it should, where the mend can be shown. */
  mended?: { from: string; to: string };
}

/** One page of the site, as its YAML file says it. */
export interface Page {
  /** None for the settings, which every page shares. */
  address: string | undefined;
  name: string;
  kind: ContentKind;
  source: YamlFile;
  data: unknown;
  /** The same, if it is a case study. */
  study?: Study | undefined;
}

/** What a rule looks at. */
export interface Opened extends OpenContent {
  root: string;
  pages: Page[];
  /** Whether other sites may be asked. */
  online: boolean;
}

export type Rule = (opened: Opened) => Finding[] | Promise<Finding[]>;

/** Makes findings on a field of a page. */
const teller =
  (severity: Severity) =>
  ({ name, address, source }: Page, path: readonly PropertyKey[], sentence: string): Finding => ({
    severity,
    topic: name,
    page: address,
    ...place(source, path),
    sentence,
  });

export const advice = teller('advice');
export const unfinished = teller('unfinished');
export const error = teller('error');
