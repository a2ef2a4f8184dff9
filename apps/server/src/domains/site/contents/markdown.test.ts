import { expect, test } from 'vitest';
import { fillNames, markPlaceholders } from '../../../platform/content/names.ts';
import { renderMarkdown } from './markdown.ts';

const names = { brand: 'A & B <i>', email: 'ask@example.com', portal: '/portal' };
const render = (source: string, of = names) => fillNames(renderMarkdown(markPlaceholders(source)), of);

test('shows raw HTML as text in blocks, in lines, and when left unclosed', () => {
  const { html } = render(
    '<script>alert(1)</script>\n\nA <b>bold</b> word <img src=x onerror="alert(1)"\n\n<!-- x -->\n',
  );
  expect(html).not.toMatch(/<(script|b|img|!--)/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('&lt;img src=x onerror=');
});

test('gives headings IDs from their words, numbers repeated ones, and lists them', () => {
  const { html, headings } = render('## Résumé & score\n\n## Résumé & score\n\n### The `code` of {brand}\n\n## 第\n');
  expect(headings).toEqual([
    { id: 'resume-score', text: 'Résumé & score', level: 2 },
    { id: 'resume-score-2', text: 'Résumé & score', level: 2 },
    { id: 'the-code-of-brand', text: 'The code of A & B <i>', level: 3 },
    { id: 'section', text: '第', level: 2 },
  ]);
  expect(html).toContain('<h2 id="resume-score-2">');
});

test('renders a brand name as plain text, and as part of the URL in a link', () => {
  const { html, text } = render(
    '{brand} and `{brand}`: [sign up]({portal}/signup), [{email}](mailto:{email}), {other}',
  );
  expect(html).toContain('A &amp; B &lt;i&gt; and <code>A &amp; B &lt;i&gt;</code>');
  expect(html).toContain('<a href="/portal/signup">sign up</a>');
  expect(html).toContain('<a href="mailto:ask@example.com">ask@example.com</a>');
  expect(text).toBe('A & B <i> and A & B <i>: sign up, ask@example.com, {other}');
});

test('prevents a brand name from injecting Markdown', () => {
  const { html } = render('{brand}', { ...names, brand: '[x](https://evil.example) *y*' });
  expect(html).not.toMatch(/<(a|em)/);
});

test('marks external links for the browser and rejects broken ones', () => {
  expect(render('[a](https://example.com/x?a=1&b=2)').html).toContain(
    '<a href="https://example.com/x?a=1&amp;b=2" rel="noopener">',
  );
  expect(render('[a](/rubric#caps)').html).toContain('<a href="/rubric#caps">');
  for (const badLink of ['javascript:alert(1)', 'pricing', '//evil.example', 'data:text/html,x'])
    expect(() => render(`[a](${badLink})`), badLink).toThrow(/is not an address|is not a valid URL/);
  expect(() => render('![a](https://example.com/x.png)')).toThrow(/not on this server/);
});

test('makes wide tables and code scrollable by keyboard', () => {
  const { html } = render('| a | b |\n| - | -: |\n| 1 | 2 |\n\n```json\n{"a": "<b>"}\n```\n');
  expect(html).toContain('<div class="scrolls" role="group" aria-label="Table" tabindex="0"><table>');
  expect(html).toContain('<pre tabindex="0"><code class="language-json">{&quot;a&quot;: &quot;&lt;b&gt;&quot;}');
});

test('makes a task list understandable without its checkboxes', () => {
  expect(render('- [x] sent\n- [ ] answered\n').html).toMatch(/Done:.*sent.*To do:.*answered/s);
});

test('rejects a first-level heading, because the title is the only one', () => {
  expect(() => render('# Title')).toThrow(/one #/);
});
