/** A reason to stop, in words for the owner. */
export class Stop extends Error {}
