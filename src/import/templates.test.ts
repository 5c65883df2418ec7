import { expect, test } from 'vitest';
import { withoutComponents } from './components.ts';
import { withFences, withoutTemplates } from './templates.ts';

const figure = (src: string, alt: string, caption: string) =>
  `<figure><img src="${src}" alt="${alt}"><figcaption><p>${caption}</p></figcaption></figure>`;

/** A text as it is shown, and what a program draws in it. */
function shown(text: string): { read: string; drawn: string[] } {
  const drawn: string[] = [];
  const read = withoutComponents(withoutTemplates(text), false, (what) => drawn.push(what));
  return { read: read.replaceAll(/\n\s*\n/g, '\n').trim(), drawn };
}

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
  ['{{% notice warning "Mind it" %}}\nWords **in** it\n{{% /notice %}}', 'Mind it\nWords **in** it'],
  ['{{< quote author="Ana" >}}\nWords\n{{< /quote >}}', 'Ana\nWords'],
  ['{% if x %}yes{% else %}no{% endif %} {% raw %}{{ it }}{% endraw %}', 'yesno {{ it }}'],
  ['{% comment %}Ask Ana{% endcomment %}', '<!--Ask Ana-->'],
  ['![A]({{ site.url }}{{ site.baseurl }}/a.png)', '![A](/a.png)'],
  ["![A]({{ '/a.png' | prepend: site.baseurl }})", '![A](/a.png)'],
  ['[A]({{ site.baseurl }}{% link _posts/a.md %})', '[A](_posts/a.md)'],
  ['[A]({{< ref "a.md" >}})', '[A](a.md)'],
  ['[a]: {{ site.baseurl }}/a.png', '[a]: /a.png'],
  ['<img src="{{ "/a.png" | relative_url }}">', '<img src="/a.png">'],
  ['{{ page.title }} ({{ site.time }})', '{{ page.title }} ({{ site.time }})'],
])('what is said to the program that builds a site becomes what a page has: %s', (written, read) => {
  expect(shown(written)).toEqual({ read, drawn: [] });
});

test.each([
  ['{{< youtube abc >}}', '', 'youtube abc'],
  ['{{< vimeo id="1" title="The film" >}}', '**The film**', 'vimeo 1 The film'],
  ['{% include toc.html %}', '', 'include toc.html'],
  ['{%youtube abc %}', '', 'youtube abc'],
])('what such a program draws itself is told: %s', (written, read, drawn) => {
  expect(shown(written)).toEqual({ read, drawn: [drawn] });
});

test.each([
  ['{% highlight html linenos %}\n<p>a</p>\n{% endhighlight %}', '\n```html\n<p>a</p>\n```\n'],
  ['{{< highlight go >}}\na\n{{< / highlight >}}', '\n```go\na\n```\n'],
])('its code is code: %j', (written, read) => {
  expect(withFences(written)).toBe(read);
});
