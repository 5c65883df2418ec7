import { advice, type Finding, type Rule } from '../finding.ts';

/** Addresses that end in `example` are nobody’s: they came with the project, or with its beginning. */
export const sampleAddressesRule: Rule = ({ pages, site }) => {
  const page = pages.find(({ source }) => source === site?.source);
  if (!site || !page) return [];
  const { owner, url } = site.data;
  const tell = (path: PropertyKey[], address: string | undefined): Finding[] =>
    address && /[.-]example\/?$/.test(address)
      ? [advice(page, path, `${address} is an example, and nobody’s: put your own in its place.`)]
      : [];
  return [
    ...tell(['owner', 'email'], owner.email),
    ...tell(['owner', 'linkedin'], owner.linkedin),
    ...(owner.networks ?? []).flatMap((one, index) => tell(['owner', 'networks', index, 'url'], one.url)),
    // A host may set the address instead.
    ...tell(['url'], process.env.SITE_URL || url),
  ];
};
