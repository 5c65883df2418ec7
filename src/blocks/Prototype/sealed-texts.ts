/** Players whose prototype is sealed: what reads it for them, once the study is open. */
export const sealedTexts = new WeakMap<Element, (src: string) => Promise<string>>();
