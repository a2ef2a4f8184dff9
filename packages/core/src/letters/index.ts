export { checkLetter, type LetterCheckInput } from './check-letter.ts';
export { type CoverLetterInput, draftCoverLetter } from './cover-letter.ts';
export { draftFollowUp, type FollowUpInput } from './follow-up.ts';
export { listPlaceholders, PLACEHOLDERS } from './placeholders.ts';
export * from './types.ts';
