import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Timeline } from './Timeline.tsx';

test('an entry that says nothing more than what and where leaves no empty line', () => {
  const entry = { position: 'Printer', company: 'A shop', from: '2018', to: '2020' };
  const html = renderToStaticMarkup(
    <Timeline title="Work" entries={[entry]} items="jobs" present="Present" language="en" />,
  );
  expect(html).toContain('A shop</p></div>');
  expect(html).not.toContain('<p></p>');
});
