/** Sent to a picture that is not in view but will be asked for next. */
export const WANTED = 'wanted';
