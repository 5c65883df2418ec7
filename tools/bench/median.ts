/** The middle one: a busy moment of the machine moves it less than an average. */
export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
