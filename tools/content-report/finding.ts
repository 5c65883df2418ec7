import { place } from '../../src/reader/checks.ts';
import type { OpenContent } from '../../src/reader/read.ts';
import type { YamlFile } from '../../src/reader/yaml-file.ts';

/** One thing the report tells the owner. */
export interface Finding {
  /** An error has to be mended before publishing; advice is the owner’s to take or leave. */
  severity: 'error' | 'advice';
  /** The page it shows on, as its address; EVERY_PAGE for what all of them share. */
  page: string;
  /** Path from the project’s root. */
  file: string;
  line?: number;
  /** The field, as the owner would say it. */
  field?: string;
  /** The name of the rule, for machines. */
  rule: string;
  /** What it is and how to mend it, without the place. */
  sentence: string;
}

export const EVERY_PAGE = 'every page';

/** One page of the site, as its YAML file says it. */
export interface Page {
  /** Its address, or EVERY_PAGE for the settings. */
  page: string;
  name: string;
  source: YamlFile;
  data: unknown;
}

/** What a rule looks at. */
export interface Desk extends OpenContent {
  root: string;
  pages: Page[];
  options: ReportOptions;
}

export interface ReportOptions {
  /** Asks other sites whether they still answer. */
  online?: boolean;
  /** Judges as one who is about to publish. */
  publish?: boolean;
  /** Where the gate’s settings come from. */
  env?: Record<string, string | undefined>;
}

export type Rule = (desk: Desk) => Finding[] | Promise<Finding[]>;

/** Where a finding stands, from the path to a field of the page’s data. */
export function at(
  { page, source }: Page,
  path: readonly PropertyKey[],
): Pick<Finding, 'page' | 'file' | 'line' | 'field'> {
  return { page, ...place(source, path) };
}
