/** Where a rule is explained on the page of the rubric. */
export const ruleAnchor = (ruleId: string): string => `rule-${ruleId.replaceAll('.', '-')}`;

/** Where a ceiling is explained there. */
export const capAnchor = (capId: string): string => `cap-${capId}`;

/** Where it says what 80 and more means. */
export const MEANING_ANCHOR = 'eighty';
