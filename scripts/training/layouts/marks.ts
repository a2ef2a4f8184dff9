/** Lists: with the browser’s own marks, with a mark that is typed, or as paragraphs. */

/** A list style of CSS, a way to do without marks, or the typed mark itself. */
export type Mark = 'disc' | 'circle' | 'square' | 'number' | 'lines' | 'paragraph' | `=${string}`;

const typed = (mark: string): string => `<span class="mark" data-kind="other" data-of="mark">${mark}</span>`;

function markPlain(items: readonly string[], mark: Mark): string {
  if (mark === 'paragraph') return items.join(' ');
  const before = (index: number): string => {
    if (mark === 'number') return `${typed(`${index + 1}.`)} `;
    return mark.startsWith('=') ? `${typed(mark.slice(1))} ` : '';
  };
  return items.map((item, index) => before(index) + item).join('\n');
}

function markPage(items: readonly string[], mark: Mark): string {
  if (mark === 'paragraph') return `<p>${items.join(' ')}</p>`;
  if (mark === 'lines') return `<div class="lines">${items.map((item) => `<p>${item}</p>`).join('')}</div>`;
  if (mark === 'disc' || mark === 'circle' || mark === 'square')
    return `<ul style="list-style-type:${mark}">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
  const textOf = (index: number): string => (mark === 'number' ? `${index + 1}.` : mark.slice(1));
  return items.map((item, index) => `<div class="hang">${typed(textOf(index))} ${item}</div>`).join('');
}

/** A list of tagged sentences. */
export const markItem = (items: readonly string[], mark: Mark, plain: boolean): string =>
  plain ? markPlain(items, mark) : markPage(items, mark);
