import { isPlaceholderOption, toWords } from '@foothold/core/form-fill';
import type { WriteProblem } from './checks.ts';
import {
  isAnswer,
  isExpanded,
  isSearchBox,
  listOptionLike,
  listOptions,
  pick,
  SETTLED_MS,
  type Search,
  STEP_MS,
  searchByEnter,
  waitForOption,
} from './combobox-list.ts';
import { closestAcross } from './dom.ts';
import { enter, exit, press, sendChange, sendKey, type, viewOf, wait } from './events.ts';
import { countShown, lastShown, shownByCombobox } from './field-state.ts';
import { isInput, setText } from './natives.ts';
import { textOf } from './text.ts';

const CLOSES_MS = 600;

/** Lists that lie over the page hide it from assistive technology until they have closed. */
async function waitUntilShown(element: Element): Promise<void> {
  const end = performance.now() + CLOSES_MS;
  while (closestAcross(element, '[aria-hidden=true], [inert]') && performance.now() < end) await wait(STEP_MS);
}

/** Leaves the combobox as it was found: closed and without typed text. */
async function close(element: HTMLElement, before: ReadonlySet<Element>): Promise<void> {
  if (isInput(element)) {
    setText(element, '');
    type(element, '');
  } else if (isExpanded(element)) press(element);
  exit(element);
  await wait(STEP_MS);
  const [open] = listOptions(element, before);
  // Only where a list lies open over the page: elsewhere the key could close a dialog that the form is in.
  if (open && (isExpanded(element) || closestAcross(element, '[aria-hidden=true], [inert]')))
    sendKey(open, 'Escape', viewOf(element));
  await waitUntilShown(element);
}

/**
 * Chooses an option of a combobox: opens it, types if it takes text, waits for its options, and clicks the one that surely is the answer. If
 * there is none, what was typed is removed again.
 * @returns what it shows afterward, or why nothing was chosen
 */
export async function writeCombobox(
  element: HTMLElement,
  search: Search,
  mayGoOn: () => WriteProblem | null,
  isSame: () => WriteProblem | null,
): Promise<{ shown: string } | { problem: WriteProblem }> {
  const before = listOptionLike(element);
  const shownOf = search.several ? lastShown : shownByCombobox;
  const shownBefore = shownOf(element);
  const countBefore = countShown(element);
  enter(element);
  const changed = mayGoOn();
  if (changed) return { problem: changed };
  if (!isExpanded(element)) press(element);
  let option: HTMLElement | null = null;
  if (isInput(element) && !element.readOnly) {
    await wait(0);
    // A list that doesn't load while one types has its options now.
    option = pick(listOptions(element, before), search);
    if (!option) {
      type(element, search.text);
      if (isSearchBox(element)) await searchByEnter(element, before);
      option = await waitForOption(element, before, search);
    }
  } else option = await waitForOption(element, before, search);
  // An open list often hides the rest of the page from assistive technology, so only its identity can be checked here.
  const problem = isSame();
  if (!option || problem) {
    await close(element, before);
    const taken = problem ? '' : shownOf(element);
    // A search with one result may take it by itself.
    if (taken !== '' && (taken !== shownBefore || countShown(element) > countBefore)) {
      if (isAnswer(taken, search)) return { shown: taken };
      await clearCombobox(element);
    }
    return { problem: problem ?? 'no-option' };
  }
  const text = textOf(option);
  press(option);
  await wait(STEP_MS);
  await waitUntilShown(element);
  if (isInput(element)) sendChange(element);
  exit(element);
  await wait(STEP_MS);
  const shown = shownOf(element);
  const wanted = toWords(text);
  const hasValue =
    shown !== '' && (toWords(shown) === wanted || toWords(shown).includes(wanted) || wanted.includes(toWords(shown)));
  if (hasValue) return { shown: text };
  await close(element, before);
  return { problem: 'reverted' };
}

/**
 * Removes the value of a combobox as a person would: by deleting it, or by choosing the option that stands for none. Its own button to clear
 * it isn't known to us.
 */
export async function clearCombobox(element: HTMLElement): Promise<void> {
  const before = listOptionLike(element);
  enter(element);
  if (isInput(element)) {
    type(element, '');
    if (shownByCombobox(element) !== '') sendKey(element, 'Backspace', viewOf(element));
    await wait(STEP_MS);
    return close(element, before);
  }
  press(element);
  const end = performance.now() + SETTLED_MS;
  while (performance.now() < end) {
    const none = listOptions(element, before).find((option) => isPlaceholderOption(textOf(option)));
    if (none) {
      press(none);
      break;
    }
    await wait(STEP_MS);
  }
  await wait(STEP_MS);
  if (isExpanded(element)) await close(element, before);
  else exit(element);
}

const MOST_ITEMS = 15;

/**
 * Chooses an option for each item of an answer, in a combobox that holds several. One that holds only one is emptied again.
 * @returns what was chosen, or why nothing was
 */
export async function writeSeveral(
  element: HTMLElement,
  search: Search,
  mayGoOn: () => WriteProblem | null,
  isSame: () => WriteProblem | null,
): Promise<{ shown: string } | { problem: WriteProblem }> {
  const chosen: string[] = [];
  let problem: WriteProblem = 'no-option';
  for (const item of (search.several ?? [search.text]).slice(0, MOST_ITEMS)) {
    const one = { ...search, text: item, accepts: [item], choice: { ...search.choice, answer: item } };
    const result = await writeCombobox(element, one, mayGoOn, isSame);
    if ('shown' in result) chosen.push(result.shown);
    else problem = result.problem;
    if ('problem' in result && result.problem !== 'no-option') break;
    if (countShown(element) < chosen.length) {
      await clearCombobox(element);
      return { problem: 'no-option' };
    }
  }
  return chosen.length > 0 ? { shown: chosen.join(', ') } : { problem };
}

/** Removes one value after the other, as long as the page lets it. */
export async function clearSeveral(element: HTMLElement): Promise<void> {
  for (let left = countShown(element); left > 0; left = countShown(element)) {
    await clearCombobox(element);
    if (countShown(element) >= left) return;
  }
}
