export { type QuestionBank, questionBank } from './bank.ts';
export { chooseQuestions } from './choose.ts';
export { notesOn } from './notes.ts';
export { type AskedSkills, tipsFor } from './tips.ts';
export { readTitle, type TitleRead } from './title.ts';
export * from './types.ts';
