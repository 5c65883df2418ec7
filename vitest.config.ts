/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

export default getViteConfig({
  test: {
    // Tests share nothing but modules, so one set of modules serves them all: a third of the time.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'tests/unit/**/*.test.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
