/** Controls whose large picture is sealed: the viewer asks here for its address. */
export const largeSources = new WeakMap<Element, () => Promise<string>>();
