import { expect, test } from 'vitest';
import { withoutTemplates } from './templates.ts';

const figure = (src: string, alt: string, caption: string) =>
  `\n\n<figure><img src="${src}" alt="${alt}"><figcaption><p>${caption}</p></figcaption></figure>\n\n`;

test.each([
  ['{{< figure src="a.png" title="Fog" caption="Over water" >}}', figure('a.png', '', 'Fog – Over water')],
  [
    '{{< figure src="a.png" alt="Fog" caption="Over *water*" >}}',
    figure('a.png', 'Fog', 'Over <em>water</em>'),
  ],
  ['{{< figure src="a.png" caption="Fog" attr="By Ana" >}}', figure('a.png', '', 'Fog – By Ana')],
  [
    '{{< figure src="a.png" attr="By Ana" attrlink="https://a.example" />}}',
    figure('a.png', '', '<a href="https://a.example">By Ana</a>'),
  ],
  [
    '{{< img src="a.jpg" alt=`A "hall"` caption="The \\"hall\\"" >}}',
    figure('a.jpg', 'A &quot;hall&quot;', 'The &quot;hall&quot;'),
  ],
  [
    '{% include figure.html src="a.png" alt="Fog" caption="Over water" %}',
    figure('a.png', 'Fog', 'Over water'),
  ],
  ['{% include youtube.html id="x" %}', '{% include youtube.html id="x" %}'],
  ['![A]({{ site.url }}{{ site.baseurl }}/a.png)', '![A](/a.png)'],
  ["![A]({{ '/a.png' | prepend: site.baseurl }})", '![A](/a.png)'],
  ['[A]({{ site.baseurl }}{% link _posts/a.md %})', '[A](_posts/a.md)'],
  ['[A]({{< ref "a.md" >}})', '[A](a.md)'],
  ['[a]: {{ site.baseurl }}/a.png', '[a]: /a.png'],
  ['<img src="{{ "/a.png" | relative_url }}">', '<img src="/a.png">'],
  ['{{ page.title }} ({{ site.time }})', '{{ page.title }} ({{ site.time }})'],
])('what is said to the program that builds a site becomes what a page has: %s', (written, read) => {
  expect(withoutTemplates(written)).toBe(read);
});
