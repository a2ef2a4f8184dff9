/** The anchor of a rule on the rubric page. */
export const getRuleAnchor = (ruleId: string): string => `rule-${ruleId.replaceAll('.', '-')}`;

/** The anchor of a cap on the rubric page. */
export const getCapAnchor = (capId: string): string => `cap-${capId}`;

/** The anchor of the explanation of 80+. */
export const SCORE_80_ANCHOR = 'eighty';
