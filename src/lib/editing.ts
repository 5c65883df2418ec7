/**
 * Whether `npm run edit` draws this page. What a published page brings along for its visitors and the editor does
 * itself is then left out: the gate of a locked study, which leads home on Escape, and the browser’s drawing of pages
 * ahead, which would show them as they were before an edit. Taken away afterwards it would be there for a second.
 */
export const isEditing: boolean = Boolean(import.meta.env?.DEV && import.meta.env.EDITING);
