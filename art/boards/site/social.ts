/** Where the build puts things on the social ground, in its 1200 × 630. */
export const social = {
  size: { width: 1200, height: 630 },
  title: { x: 72, y: 150, width: 500, height: 330 },
  picture: { x: 640, y: 105, width: 488, height: 420, radius: 22 },
} as const;
