/** A rule's explanation on the rubric page. */
export const ruleAnchor = (ruleId: string): string => `rule-${ruleId.replaceAll('.', '-')}`;

/** A cap's explanation there. */
export const capAnchor = (capId: string): string => `cap-${capId}`;

/** The explanation of 80+. */
export const MEANING_ANCHOR = 'eighty';
