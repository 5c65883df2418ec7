import { expect, test } from 'vitest';
import { renderBlock } from '../../../tests/helpers/render-block.tsx';
import { BANKS } from '../../model/banks.ts';
import { examples } from './BankSelector.examples.ts';

test('it is a radio group of six, in the order of the spec, with a name', () => {
  const { one, all } = renderBlock(examples.plain);
  expect(one('[role="radiogroup"]')?.getAttribute('aria-label')).toBe('Choose a bank to see its dashboard');
  const options = all('[role="radiogroup"] label').map(
    (option) => `${option.querySelector('input')?.getAttribute('value')} ${option.textContent}`,
  );
  expect(options).toEqual(['0 Default', '1 TD', '2 BMO', '3 Scotia', '4 RBC', '5 CIBC']);
});

test('the radios share one name and Default is chosen', () => {
  const radios = renderBlock(examples.plain).all('input[type="radio"]');
  expect(new Set(radios.map((radio) => radio.getAttribute('name'))).size).toBe(1);
  expect(radios.map((radio) => radio.hasAttribute('checked'))).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('every option has a dashboard of its own', () => {
  const { all } = renderBlock(examples.everything);
  const dashboards = all('[data-dashboard]').map((dashboard) =>
    dashboard.querySelector('img')?.getAttribute('alt'),
  );
  expect(dashboards).toEqual(BANKS.map((bank) => examples.everything.dashboards[bank].alt));
});
