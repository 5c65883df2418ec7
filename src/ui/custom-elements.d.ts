import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

// Elements of our own, each brought to life by a *.client.ts beside the component that draws it.
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'film-player': Plain;
      'prototype-player': Plain;
      'section-list': Plain;
      'swipe-row': Plain;
      'theme-selector': Plain;
    }
  }
}
