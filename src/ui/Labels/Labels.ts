import { createContext, useContext } from 'react';
import type { Site } from '../../model/site.ts';

export type LabelSet = Site['labels'];

const LabelsContext = createContext<LabelSet | undefined>(undefined);

/** Hands the small words of the interface down, so that blocks take nothing but their own fields. */
export const LabelsProvider = LabelsContext.Provider;

export function useLabels(): LabelSet {
  const labels = useContext(LabelsContext);
  if (!labels) throw new Error('Labels are missing: draw this inside a LabelsProvider.');
  return labels;
}
