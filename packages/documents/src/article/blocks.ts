import { marked, type Token, type Tokens } from 'marked';

/** Part of a line. */
export type Inline =
  | { is: 'text' | 'code'; text: string }
  | { is: 'strong' | 'emphasis'; parts: Inline[] }
  | { is: 'link'; href: string; parts: Inline[] }
  | { is: 'break' };

/** Part of a page, in the typesetter's input format. */
export type Block =
  | { is: 'heading'; level: number; parts: Inline[] }
  | { is: 'paragraph'; parts: Inline[] }
  | { is: 'list'; ordered: boolean; start: number; items: { box: boolean; blocks: Block[] }[] }
  | { is: 'quote'; blocks: Block[] }
  | { is: 'code'; language: string; text: string }
  | { is: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { is: 'rule' };

/**
 * Parses Markdown (CommonMark, tables, task lists) into blocks. Raw HTML stays text. Heading levels are adjusted so that none is skipped,
 * since the title counts as the first.
 * @param base address of the site, for root-relative links
 */
export function parseBlocks(markdown: string, base: string): Block[] {
  return closeLevelGaps(toBlocks(marked.lexer(markdown), base));
}

function toBlocks(tokens: readonly Token[], base: string): Block[] {
  return tokens.flatMap((token) => block(token as Tokens.Generic, base) ?? []);
}

function block(token: Tokens.Generic, base: string): Block | undefined {
  switch (token.type) {
    case 'heading':
      return { is: 'heading', level: Number(token.depth), parts: toInlines(token.tokens, base) };
    case 'paragraph':
      return { is: 'paragraph', parts: toInlines(token.tokens, base) };
    case 'text':
      return { is: 'paragraph', parts: toInlines(token.tokens ?? [token], base) };
    case 'html':
      return { is: 'paragraph', parts: [{ is: 'text', text: token.raw.trim() }] };
    case 'list': {
      const { ordered, start, items } = token as Tokens.List;
      return {
        is: 'list',
        ordered,
        start: Number(start) || 1,
        items: items.map((item) => ({ box: item.task, blocks: toBlocks(item.tokens, base) })),
      };
    }
    case 'blockquote':
      return { is: 'quote', blocks: toBlocks(token.tokens ?? [], base) };
    case 'code':
      return { is: 'code', language: /^\w+/.exec(token.lang ?? '')?.[0] ?? '', text: token.text };
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      const toCells = (row: Tokens.TableCell[]) => row.map((cell) => toInlines(cell.tokens, base));
      return { is: 'table', head: toCells(header), rows: rows.map(toCells) };
    }
    case 'hr':
      return { is: 'rule' };
    default:
      return undefined;
  }
}

function toInlines(tokens: readonly Token[] | undefined, base: string): Inline[] {
  return (tokens ?? []).flatMap((token) => inline(token as Tokens.Generic, base));
}

function inline(token: Tokens.Generic, base: string): Inline[] {
  switch (token.type) {
    case 'strong':
      return [{ is: 'strong', parts: toInlines(token.tokens, base) }];
    case 'em':
      return [{ is: 'emphasis', parts: toInlines(token.tokens, base) }];
    case 'codespan':
      return [{ is: 'code', text: token.text }];
    case 'br':
      return [{ is: 'break' }];
    case 'link':
      return [{ is: 'link', href: new URL(token.href, base).href, parts: toInlines(token.tokens, base) }];
    case 'checkbox':
      return [];
    case 'text':
      if (token.tokens) return toInlines(token.tokens, base);
      return [{ is: 'text', text: toOneLine(token.text) }];
    default:
      return [{ is: 'text', text: toOneLine(token.text ?? token.raw) }];
  }
}

/** A line break inside a paragraph is a space. */
const toOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

/** Heading levels from 2 on, each at most one deeper than the one before. */
function closeLevelGaps(all: Block[]): Block[] {
  let before = 1;
  return all.map((one) => {
    if (one.is !== 'heading') return one;
    before = Math.max(2, Math.min(one.level, before + 1));
    return { ...one, level: before };
  });
}
