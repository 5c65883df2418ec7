/** Links whose large picture must be opened first: the viewer asks here before it follows one. */
export const largeSources = new WeakMap<Element, () => Promise<string>>();
