// Runs in the page: lists each run of text on one visible line, with what it is.
(() => {
  const pieces = [];
  const parts = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const toShown = (text, transform) => {
    if (transform === 'uppercase') return text.toUpperCase();
    if (transform === 'lowercase') return text.toLowerCase();
    if (transform === 'capitalize') return text.replace(/(^|[\s(/-])\p{Ll}/gu, (one) => one.toUpperCase());
    return text;
  };
  const boxesOf = (node, start, end) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()];
  };
  // Writes a hyphen where the browser divided a word, and takes the other places for hyphens away: they would end up in the file’s text.
  const settleHyphens = (node) => {
    const topOf = (at) => boxesOf(node, at, at + 1)[0]?.top ?? 0;
    const { data } = node;
    const isUsed = (at) => topOf(at + 1) - topOf(at - 1) > 4;
    node.data = [...data].map((one, at) => (one !== '\u00ad' ? one : isUsed(at) ? '-' : '')).join('');
  };
  const divideWord = (node, start, word) => {
    const [first, second] = boxesOf(node, start, start + word.length);
    const length = [...word].findIndex((_, at) => {
      const [box] = boxesOf(node, start + at, start + at + 1);
      return box && box.top - first.top > 4;
    });
    return [
      { text: word.slice(0, length), box: first },
      { text: word.slice(length), box: second },
    ];
  };
  const listWords = (node) =>
    [...node.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const boxes = boxesOf(node, index, index + word.length);
      const [first, second] = boxes;
      if (!first) return [];
      if (!second || second.top - first.top < 4) return [{ text: word, box: first }];
      return divideWord(node, index, word);
    });
  const numberOf = (text) => (text === undefined ? undefined : Number(text));
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent.closest('style') || node.data.trim() === '') continue;
    const owner = parent.closest('[data-kind]');
    if (node.data.includes('\u00ad')) settleHyphens(node);
    const { kind = 'other', of, section, job, entry } = owner?.dataset ?? { of: 'separator' };
    const style = getComputedStyle(parent);
    const key = owner ?? node;
    if (!parts.has(key)) parts.set(key, parts.size);
    let current;
    for (const { text: word, box } of listWords(node)) {
      const text = toShown(word, style.textTransform);
      if (current && Math.abs(current.y - Math.round(box.top)) < 4) {
        current.text += ` ${text}`;
        current.width = Math.round(box.right - current.x);
        continue;
      }
      current = {
        text,
        kind,
        of,
        section: section ?? parent.closest('[data-in]')?.dataset.in,
        job: numberOf(job),
        entry: numberOf(entry),
        part: parts.get(key),
        x: Math.round(box.left),
        y: Math.round(box.top),
        width: Math.round(box.width),
        size: Math.round(Number.parseFloat(style.fontSize) * 7.5) / 10,
        bold: Number(style.fontWeight) >= 600 || undefined,
        italic: style.fontStyle === 'italic' || undefined,
      };
      pieces.push(current);
    }
  }
  return pieces;
})();
