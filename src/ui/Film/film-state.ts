/**
 * What a film is doing: waiting to come into view, playing, paused by the reader, or manual, with the
 * browser’s own controls, where playing by itself was refused or is not wanted.
 */
export type FilmState = 'waiting' | 'playing' | 'paused' | 'manual';

export type FilmEvent = 'enter' | 'leave' | 'refused' | 'calm' | 'toggle';

/** The one place that decides what follows what. */
export function nextFilmState(state: FilmState, event: FilmEvent): FilmState {
  switch (event) {
    case 'calm':
    case 'refused':
      return 'manual';
    case 'enter':
      return state === 'waiting' ? 'playing' : state;
    case 'leave':
      return state === 'playing' ? 'waiting' : state;
    case 'toggle':
      if (state === 'manual') return 'manual';
      return state === 'playing' ? 'paused' : 'playing';
  }
}
