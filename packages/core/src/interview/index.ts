export type { Background } from './background.ts';
export { createQuestionBank, type QuestionBank } from './bank.ts';
export { chooseQuestions } from './choose.ts';
export { settleWithSets } from './narrow-titles.ts';
export { writeNotes } from './notes.ts';
export { listTitleChoices, type SettledTitle } from './settle-title.ts';
export { type AskedSkills, selectTips } from './tips.ts';
export { readTitle, type TitleRead } from './title.ts';
export * from './types.ts';
