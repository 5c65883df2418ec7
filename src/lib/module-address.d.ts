/** Where a module is, for whoever fetches it when it is needed: src/publish/module-address.ts answers. */
declare module '*?address' {
  const address: string;
  export default address;
}
