/** Words for a credential that the person doesn't hold, or doesn't hold yet. */
const NOT_HELD_PATTERN =
  /\b(?:expected|anticipated|pending|in progress|ongoing|incomplete|unfinished|expired|lapsed|inactive|suspended|revoked|candidate|toward|towards)\b/iu;
const CREDENTIAL_PATTERN =
  /\b(?:[BAM]\.?[SA]c?\.?|MBA|Ph\.?D\.?|degree|diploma|GED|certif\w+|licen[sc]\w*|bachelor\w*|master\w*|associate\w*|doctorate|clearance)(?=[\s,.;:)]|$)/iu;

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];

/**
 * Whether a text names a credential from its sources but drops the word that says it isn't held: "B.S. Accounting" for "B.S. Accounting,
 * expected 2028".
 */
export function dropsStanding(after: string, sources: readonly string[]): boolean {
  if (!CREDENTIAL_PATTERN.test(after) || NOT_HELD_PATTERN.test(after)) return false;
  const words = new Set(splitWords(after));
  const named = sources.filter(
    (source) => CREDENTIAL_PATTERN.test(source) && splitWords(source).some((word) => words.has(word)),
  );
  return named.length > 0 && named.every((source) => NOT_HELD_PATTERN.test(source));
}
