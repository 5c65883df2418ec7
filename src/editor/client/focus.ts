/** What a person does that says where they want to be. */
const ACTS = ['pointerdown', 'click', 'focusin', 'beforeinput', 'input'] as const;

let acts = 0;
let isOurs = false;
let held: EventTarget | null = null;

/** Takes note of what the person does, from now on. */
export function watchHands(signal?: AbortSignal): void {
  const note = (event: Event) => {
    // Whoever comes back to the window finds the focus where it was: that is nothing new.
    const isNothingNew = event.type === 'focusin' && (isOurs || event.target === held);
    // A click by a pointer is the end of a press that was noted: whoever lets go of what was dragged does nothing else.
    const isEndOfPress = event.type === 'click' && (event as MouseEvent).detail > 0;
    if (event.type === 'focusin') held = event.target;
    if (!isNothingNew && !isEndOfPress) acts++;
  };
  for (const type of ACTS)
    addEventListener(type, note, { capture: true, passive: true, ...(signal && { signal }) });
}

/** Whether a wish is still one. */
export type Wish = () => boolean;

/**
 * A wish to lead the focus somewhere once an answer is there. It is taken note of when the person acts, and dropped as
 * soon as they do anything else: nothing takes the focus from someone who has gone on.
 */
export function wish(): Wish {
  const then = acts;
  return () => acts === then;
}

/** Does what moves the focus, as an answer to what the person just did. */
export function moveFocus(move: () => void): void {
  isOurs = true;
  try {
    move();
  } finally {
    isOurs = false;
  }
}

export const focusOn = (element: HTMLElement | null | undefined, options?: FocusOptions): void =>
  moveFocus(() => element?.focus(options));
