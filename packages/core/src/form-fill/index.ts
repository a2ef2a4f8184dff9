export { chooseForm, type FormChoice } from './choose-form.ts';
export { FORBIDDEN_HOSTS, type ForbiddenHost, findForbiddenHost, isForbiddenHost } from './hosts.ts';
export { isPlaceholderOption } from './option-words.ts';
export { type ChosenOption, chooseOption } from './options.ts';
export { planFill } from './plan.ts';
export { mayRecord } from './recording.ts';
export * from './types.ts';
export { toVisibleText, toWords } from './words.ts';
