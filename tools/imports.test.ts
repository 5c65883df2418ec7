import { describe, expect, test } from 'vitest';
import {
  importProblems,
  loadedTooLate,
  loadsLate,
  problem,
  reachesIntoTests,
  takesFromTests,
} from './imports.ts';

describe('imports', () => {
  test('of the whole house flow one way', () => {
    expect(importProblems(process.cwd())).toEqual([]);
  });

  test('nothing but tests takes anything from tests, by import or by path', () => {
    expect(reachesIntoTests(process.cwd())).toEqual([]);
    expect(takesFromTests("import { good } from '../../tests/helpers/good.ts';")).toBe(true);
    expect(takesFromTests('readFileSync("tests/fixtures/film.mp4")')).toBe(true);
    expect(takesFromTests("import { run } from './run.ts'; // as tests/helpers does")).toBe(false);
  });

  test('of what the settings take along stand at the top', () => {
    expect(loadedTooLate(process.cwd())).toEqual([]);
    expect(loadsLate("const { default: subsetFont } = await import('subset-font');")).toBe(true);
    expect(loadsLate("import subsetFont from 'subset-font';")).toBe(false);
  });

  test('may go down the stairs', () => {
    expect(problem('src/screens/Work/Work.tsx', '../../ui/Card/Card.tsx')).toBeUndefined();
    expect(problem('src/ui/Card/Card.tsx', '../Icon/Icon.tsx')).toBeUndefined();
    expect(problem('src/ui/Card/Card.tsx', 'react')).toBeUndefined();
  });

  test.each([
    ['up the stairs', 'src/ui/Card/Card.tsx', '../../screens/Work/Work.tsx'],
    ['from a block into another', 'src/blocks/Goals/Goals.tsx', '../Team/Team.tsx'],
    ['from the gate into the blocks', 'src/gate/Gate.tsx', '../blocks/registry.ts'],
    ['from the editor’s server to its page', 'src/editor/server/desk.ts', '../client/fields/schema.ts'],
    ['from the editor’s page to its server', 'src/editor/client/Panel.tsx', '../server/door.ts'],
    ['out of the house', 'src/lib/walk.ts', '../../tools/check.ts'],
    ['from anywhere into the pages', 'src/screens/Work/Work.tsx', '../../pages/index.astro'],
  ])('never go %s', (_, file, target) => {
    expect(problem(file, target)).toContain(file);
  });
});
