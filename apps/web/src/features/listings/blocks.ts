export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'list'; items: string[] };

/** A longer first line is a sentence, not a heading. */
const MAX_HEADING_LENGTH = 60;

/**
 * Splits a plain-text description into blocks. Blank lines separate blocks, and lines that begin with "- " are list
 * items. A short first line that doesn't end like a sentence is a heading if more lines follow.
 */
export function parseBlocks(description: string): Block[] {
  return description
    .split(/\n{2,}/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .flatMap(parseLines);
}

const isItem = (line: string) => line.startsWith('- ');

function isHeading([first, second]: readonly string[]): boolean {
  if (first === undefined || second === undefined || isItem(first)) return false;
  const text = first.trim();
  return text.length <= MAX_HEADING_LENGTH && !/[.!?,;]$/.test(text);
}

function parseLines(lines: readonly string[]): Block[] {
  if (isHeading(lines)) {
    const [first = '', ...rest] = lines;
    return [{ kind: 'heading', text: first.trim().replace(/:$/, '') }, ...parseLines(rest)];
  }
  const blocks: Block[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (isItem(line)) {
      const item = line.slice(2).trim();
      if (last?.kind === 'list') last.items.push(item);
      else blocks.push({ kind: 'list', items: [item] });
    } else if (last?.kind === 'paragraph') last.lines.push(line.trim());
    else blocks.push({ kind: 'paragraph', lines: [line.trim()] });
  }
  return blocks;
}
