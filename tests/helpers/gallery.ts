import { expect, type Page } from '@playwright/test';

/** Where playwright.config.ts runs `astro dev`: the gallery is never in a build. */
export const DEV_PORT = Number(process.env.TEST_DEV_PORT ?? 4330);
export const DEV = `http://localhost:${DEV_PORT}`;

/** It starts along with the tests, and nobody waits for it before they ask it something. */
export const devIsThere = () =>
  expect(async () => expect((await fetch(`${DEV}/@vite/client`)).ok).toBe(true)).toPass({ timeout: 60_000 });

/** One example of the gallery, by its type and its name. */
export const example = (page: Page, type: string, name: string) =>
  page.locator(`[data-example="${type} ${name}"]`);
