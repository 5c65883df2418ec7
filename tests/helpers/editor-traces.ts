/** What gives the editor away: its endpoint, its words, its marks and its scripts. */
export const EDITOR_TRACES = [
  /__edit/,
  /edit-token/,
  /data-edit/,
  /edit:drawn/,
  /[\u2060-\u2064]/u,
  /Add a block/,
  /\.trash/,
  /src\/editor/,
];
