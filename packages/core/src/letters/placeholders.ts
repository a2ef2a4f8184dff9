/** What a draft leaves for the person to fill in, because neither the résumé nor the advertisement says it. */
export const PLACEHOLDERS = {
  company: '[company]',
  title: '[job title]',
  name: '[your name]',
  interviewer: '[interviewer’s name]',
} as const;

/** A text in square brackets that is still to be replaced. */
const PLACEHOLDER_PATTERN = /\[[\p{L}][\p{L}’' -]{0,38}\]/gu;

/** The placeholders that are left in a text, each once; a text that has any isn't ready to be sent. */
export function listPlaceholders(text: string): string[] {
  return [...new Set(text.match(PLACEHOLDER_PATTERN) ?? [])];
}
