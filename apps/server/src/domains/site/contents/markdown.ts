import type { Content } from '@foothold/contracts/site';
import { Marked, type Tokens } from 'marked';
import { escapeHtml, markHtml, PORTAL_MARK } from '../../../platform/content/names.ts';

export interface Rendered {
  html: string;
  headings: Content['headings'];
  /** The same as plain text, one line per block. */
  text: string;
}

/** Markdown that our texts may not contain. The message says what. */
class MarkdownError extends Error {
  override readonly name = 'MarkdownError';
}

/**
 * Renders a text as HTML. Raw HTML is shown as text, headings get IDs that depend only on this text, not on the brand, and wide tables and
 * code can be scrolled by keyboard.
 * @param source with marks for names, which stay in the result
 * @throws MarkdownError
 */
export function renderMarkdown(source: string): Rendered {
  const { marked, headings } = createParser();
  const html = (marked.parse(source) as string)
    .replaceAll('<table>', '<div class="scrolls" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  return { html: markHtml(html), headings, text: toText(html) };
}

/** Renders inline text as HTML without a paragraph. @throws MarkdownError */
export const renderLine = (source: string): string => markHtml(createParser().marked.parseInline(source) as string);

function createParser() {
  const headings: Content['headings'] = [];
  const takenIds = new Set<string>();
  const marked = new Marked({
    gfm: true,
    async: false,
    tokenizer: { html: () => undefined, tag: () => undefined },
    renderer: {
      heading({ tokens, depth }) {
        if (depth === 1) throw new MarkdownError('it has a heading with one #, which is only for the title');
        const text = toText(this.parser.parseInline(tokens, this.parser.textRenderer));
        const id = createUniqueHeadingId(text, takenIds);
        headings.push({ id, text, level: depth });
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, title, tokens }) {
        const name = title ? ` title="${escapeHtml(title)}"` : '';
        const external = linkKind(href) === 'external' ? ' rel="noopener"' : '';
        return `<a href="${escapeHtml(encodeURI(decodeLink(href)))}"${name}${external}>${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text }) {
        if (!/^\/[\w./-]+$/.test(href)) throw new MarkdownError(`the picture ${href} is not on this server`);
        return `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" loading="lazy">`;
      },
      code({ text, lang }: Tokens.Code) {
        const language = /^[\w-]+/.exec(lang ?? '')?.[0];
        const name = language ? ` class="language-${language}"` : '';
        return `<pre tabindex="0"><code${name}>${escapeHtml(text)}\n</code></pre>\n`;
      },
      checkbox: ({ checked }) =>
        `<span class="task"${checked ? ' data-done' : ''}><span class="sr-only">${checked ? 'Done:' : 'To do:'}</span></span> `,
    },
  });
  return { marked, headings };
}

/** The kind of a link. Only the web, email, telephone, and this site are allowed. */
function linkKind(href: string): 'own' | 'external' {
  if (href.startsWith('#') || href.startsWith(PORTAL_MARK) || /^\/(?!\/)/.test(href)) return 'own';
  if (/^(https?:\/\/|mailto:|tel:)/.test(href)) return href.startsWith('http') ? 'external' : 'own';
  throw new MarkdownError(`the link ${href} is not an address; start it with / or https://`);
}

function decodeLink(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    throw new MarkdownError(`the link ${href} is not a valid URL`);
  }
}

function createUniqueHeadingId(text: string, taken: Set<string>): string {
  const base =
    text
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'section';
  let id = base;
  for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
  taken.add(id);
  return id;
}

const CHARACTERS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** Extracts the text of HTML that this file wrote. */
function toText(html: string): string {
  return html
    .replaceAll(/<span class="sr-only">.*?<\/span>/g, '')
    .replaceAll(/<\/(?:p|h\d|li|pre|tr|blockquote)>|<br>/g, '\n')
    .replaceAll(/<\/t[hd]>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS[entity] ?? entity)
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n\s*/g, '\n')
    .trim();
}
