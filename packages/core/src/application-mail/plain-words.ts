const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can't|cannot)\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/\bshan't\b/g, 'shall not'],
  [/\b(\w+)n't\b/g, '$1 not'],
  [/\blet's\b/g, 'let us'],
  [/\b(it|that|there|here|what|this|he|she)'s\b/g, '$1 is'],
  [/\b(i)'m\b/g, '$1 am'],
  [/\b(we|you|they)'re\b/g, '$1 are'],
  [/\b(i|we|you|they)'ve\b/g, '$1 have'],
  [/\b(i|we|you|they|it|he|she|that)'ll\b/g, '$1 will'],
  [/\b(i|we|you|they|he|she)'d\b/g, '$1 would'],
];

/**
 * A sentence as the rules read it: in lower case, with contractions written out and without words that a sentence means the same without
 * (“unfortunately, we’ve decided not to move forward” → “unfortunately we have decided not to move forward”).
 */
export function toPlainWords(sentence: string): string {
  let text = sentence
    .toLowerCase()
    .replaceAll(/r[ée]sum[ée]/g, 'resume')
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/[“”"*_]/g, '')
    .replaceAll(/[–—]/g, ' - ');
  for (const [pattern, written] of CONTRACTIONS) text = text.replaceAll(pattern, written);
  return text
    .replaceAll(/,/g, ' ')
    .replaceAll(
      /\b(?:very|really|so|also|just|currently|therefore|however|absolutely|truly|officially|formally|genuinely|hereby)\b ?/g,
      '',
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}
