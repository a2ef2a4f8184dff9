export type TextPart = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string };

const URL_PATTERN = /https?:\/\/[^\s<>"“”]+/gi;
/** Signs that end a sentence rather than a link. */
const ENDING_PATTERN = /[.,;:!?'’…\])}]+$/;

/** Splits plain text into words and links. Only http and https are links; a closing bracket belongs to one that opens in the link. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(URL_PATTERN)) {
    const href = trimEnding(match[0]);
    if (!URL.canParse(href)) continue;
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push({ kind: 'link', text: href, href });
    end = match.index + href.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

function trimEnding(found: string): string {
  const ending = ENDING_PATTERN.exec(found)?.[0] ?? '';
  const url = found.slice(0, found.length - ending.length);
  const isOpen = (url.match(/\(/g)?.length ?? 0) > (url.match(/\)/g)?.length ?? 0);
  return isOpen && ending.startsWith(')') ? `${url})` : url;
}
