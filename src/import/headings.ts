/** What headings promise, in the words people use for it. */
const SAYS = {
  goals: /\b(goals?|objectives?|aims?|objectifs?|buts)\b/i,
  insights: /\b(insights?|findings?|what we (heard|found|learned)|constats?|enseignements?)\b/i,
  takeaways:
    /\b(takeaways?|learnings?|lessons?|reflections?|what i learned|what i’d|leçons|apprentissages|bilan)\b/i,
  personas: /\bpersonas?\b/i,
  team: /\b(team|équipe|credits|crédits)\b/i,
  problem: /\b(problems?|challenges?|problèmes?|défis?)\b/i,
  impact: /\b(impact|results?|outcomes?|résultats?|retombées)\b/i,
  questions: /\bquestions?\b/i,
  strategy:
    /\b(strategy|process|approach|method(ology)?|steps?|stratégie|processus|démarche|étapes?|méthode)\b/i,
} as const;

export type Promised = keyof typeof SAYS;

export const promises = (heading: string | undefined, kind: Promised): boolean =>
  heading !== undefined && SAYS[kind].test(heading);

/** Kinds whose subheadings are their items. */
const POINTED = ['personas', 'goals', 'insights', 'takeaways'] as const;

export const pointedKind = (heading: string): (typeof POINTED)[number] | undefined =>
  POINTED.find((kind) => promises(heading, kind));

/** Names of a summary at the top: what a study has a place of its own for. */
export const isSummary = (heading: string): boolean =>
  /^(summary|the summary|tl;?\s?dr|in short|at a glance|overview|in brief|résumé|en bref|en résumé|aperçu)$/i.test(
    heading.trim(),
  );
