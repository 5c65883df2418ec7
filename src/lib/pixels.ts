/** `1 pixel`, `640 pixels` */
export const pixels = (count: number): string => `${count} ${count === 1 ? 'pixel' : 'pixels'}`;
