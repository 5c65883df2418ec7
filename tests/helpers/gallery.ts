import type { Page } from '@playwright/test';

/** Where playwright.config.ts runs `astro dev`: the gallery is never in a build. */
export const DEV_PORT = Number(process.env.TEST_DEV_PORT ?? 4330);
export const DEV = `http://localhost:${DEV_PORT}`;

/** One example of the gallery, by its type and its name. */
export const example = (page: Page, type: string, name: string) =>
  page.locator(`[data-example="${type} ${name}"]`);
