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

test.each([
  [{ from: '2014', to: '2017' }, '<time dateTime="2014">2014</time> – <time dateTime="2017">2017</time></p>'],
  [{ to: '2021' }, '><time dateTime="2021">2021</time></p>'],
  [{}, '"></p>'],
])('a diploma with the dates %o shows these', (dates, shown) => {
  const entries = [{ position: 'BDes', company: 'A school', city: 'Lyon', ...dates }];
  const html = renderToStaticMarkup(
    <Timeline title="Schools" entries={entries} items="education" present="Present" language="en" />,
  );
  expect(html).toContain(shown);
  expect(html).toContain('<span>A school</span>, <span>Lyon</span>');
});
