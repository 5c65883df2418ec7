import type { ComponentProps } from 'react';
import { isExternal, withBase } from '../../lib/href.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** A link of the site: pages move along with the base path, other sites and the resume open in a new tab. */
export function Link({ href, ...rest }: LinkProps) {
  const opensBeside = isExternal(href) || href.endsWith('.pdf');
  return <a {...rest} href={withBase(href)} {...(opensBeside && { target: '_blank', rel: 'noopener' })} />;
}
