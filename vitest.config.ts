import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { forgetSettings } from './tests/helpers/shell.ts';

forgetSettings(process.env);

// Vite alone, without Astro: no unit test draws an .astro file, and to start Astro takes as long as a hundred tests.
export default defineConfig({
  // What Astro would put there while it runs.
  resolve: { alias: { 'astro:content': 'astro/content/config' } },
  test: {
    // Tests share nothing but modules, so one set of modules serves them all: a third of the time.
    isolate: false,
    // Left to itself, Vitest keeps one core free; here nothing else wants it.
    maxWorkers: availableParallelism(),
    // Generous: on a busy machine a test may wait long for its turn, and that is no fault.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'tests/unit/**/*.test.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
