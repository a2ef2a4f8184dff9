/**
 * The object that a script assigns: `window.pageData = {…};`.
 * @param start what comes before the object
 * @returns undefined if there is none or it isn't valid JSON
 */
export function findAssignedObject(page: string, start: RegExp): unknown {
  const found = start.exec(page);
  const from = found ? page.indexOf('{', found.index + found[0].length - 1) : -1;
  const end = from < 0 ? -1 : findEnd(page, from);
  if (end < 0) return undefined;
  try {
    return JSON.parse(page.slice(from, end));
  } catch {
    return undefined;
  }
}

/** The position after the bracket that closes the one at `from`. -1 if it stays open. */
function findEnd(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const char = text[at];
    if (char === '"') at = findStringEnd(text, at);
    else if (char === '{') depth++;
    else if (char === '}' && --depth === 0) return at + 1;
  }
  return -1;
}

function findStringEnd(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  return text.length;
}
