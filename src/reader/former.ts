import type { Study } from '../model/study.ts';

/** The addresses that studies had before, and the route each leads to now. */
export const formerAddresses = (
  studies: Readonly<Record<string, Pick<Study, 'formerly'>>>,
): { from: string; to: string }[] =>
  Object.entries(studies).flatMap(([to, { formerly = [] }]) => formerly.map((from) => ({ from, to })));
