export const PRODUCT_PATTERN = /\p{Ll}\p{Lu}|\p{Lu}{2}|[+#\d]|\.\p{L}/u;

const LIST_SIGNS = new Set([',', ';', '|', '•', '·', '∙', '\n', '◦', '●', '⋅', '▪', '■', '，', '、', '；', '､']);

/** The items of a list; separators in parentheses are part of the item. */
export function splitList(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let current = '';
  const close = () => {
    const item = current
      .trim()
      .replace(/^(?:and|und|et|y|&)\s+/i, '')
      .replace(/^[-–—*]\s+/, '')
      .replace(/(?<!\.\p{L})\.$/u, '')
      .trim();
    if (item !== '' && /[\p{L}\p{N}]/u.test(item)) items.push(item);
    current = '';
  };
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] as string;
    if (sign === '(' || sign === '[' || sign === '{') depth++;
    else if ((sign === ')' || sign === ']' || sign === '}') && depth > 0) depth--;
    const figures = sign === ',' && /\d/.test(text[i - 1] ?? '') && /\d/.test(text[i + 1] ?? '');
    const slash = sign === '/' && text[i - 1] === ' ';
    if (depth === 0 && !figures && (LIST_SIGNS.has(sign) || slash)) close();
    else current += sign;
  }
  close();
  const last = LAST_PAIR_PATTERN.exec(items[items.length - 1] ?? '');
  if (last && items.length > 3 && PRODUCT_PATTERN.test(last[0])) items.splice(-1, 1, last[1] ?? '', last[2] ?? '');
  return items;
}

/** "…, Matlab & JavaScript" ends a list of products; "Sales & Marketing" is one item. */
const LAST_PAIR_PATTERN = /^(\S+) (?:&|and) (\S+)$/u;
