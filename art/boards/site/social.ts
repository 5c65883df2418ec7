// The build writes into these boxes, so it owns them; the ground is painted to fit.
export { social } from '../../../src/share/card/boxes.ts';
