/** Every painting, in the order they are painted. */
export const names: readonly string[] = [
  'skyline',
  'streetcar',
  'clementines',
  'birches',
  'profile',
  'waves',
  'peonies',
  'night-market',
  'dock',
  'cat',
  'rooftops',
  'abstract',
];
