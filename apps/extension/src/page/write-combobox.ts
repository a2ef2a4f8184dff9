import { chooseOption, type FillValue, isPlaceholderOption, toWords } from '@foothold/core/form-fill';
import type { WriteProblem } from './checks.ts';
import { attributeOf, closestAcross, documentOf, findAll, parentElementOf, rootOf } from './dom.ts';
import { enter, exit, press, sendChange, sendKey, type, viewOf, wait } from './events.ts';
import { countShown, lastShown, shownByCombobox } from './field-state.ts';
import { textOf } from './labels.ts';
import { isInput, setText } from './natives.ts';
import { makeVisibility } from './visibility.ts';

/** How long a list may take to load what was typed, and how often it is looked at. */
const LOADS_MS = 2_000;
const STEP_MS = 25;
/** A list without a fitting option has this long after it last changed. */
const SETTLED_MS = 450;
const CLOSES_MS = 600;
const MOST_OPTIONS = 2_000;
const NEAR_LEVELS = 4;
/** A box for searching that has shown nothing for so long waits for Enter. */
const SEARCHES_MS = 200;
/** A list that says so long that it has nothing is believed. */
const EMPTY_MS = 150;

type Search = Extract<FillValue, { type: 'search' }>;

/** Options that a person sees: of the combobox's own list, or of a list that opened since. */
function listOptions(element: HTMLElement, before: ReadonlySet<Element>): HTMLElement[] {
  const visibility = makeVisibility();
  const lists = findLists(element);
  const inLists = (areas: readonly Element[]) =>
    areas.flatMap((area) => findAll(area, '[role=option]')).slice(0, MOST_OPTIONS);
  let found = inLists(lists);
  if (found.length === 0) {
    for (
      let parent = parentElementOf(element), level = 0;
      parent && level < NEAR_LEVELS && found.length === 0;
      level++
    ) {
      if (level > 0 && findAll(parent, '[role=combobox], [aria-haspopup=listbox]').length > 1) break;
      found = inLists(findAll(parent, '[role=listbox]'));
      parent = parentElementOf(parent);
    }
  }
  if (found.length === 0)
    found = findAll(documentOf(element), '[role=option]')
      .filter((option) => !before.has(option))
      .slice(0, MOST_OPTIONS);
  return found.filter(
    (option) =>
      attributeOf(option, 'aria-disabled') !== 'true' &&
      visibility.isShown(option) &&
      option.getBoundingClientRect().height > 0,
  ) as HTMLElement[];
}

/** The combobox's own list, as far as it says which that is. */
function findLists(element: HTMLElement): Element[] {
  const ids = `${attributeOf(element, 'aria-controls') ?? ''} ${attributeOf(element, 'aria-owns') ?? ''}`
    .split(/\s+/)
    .filter(Boolean);
  const root = rootOf(element);
  return ids.flatMap((id) => root.getElementById?.(id) ?? documentOf(element).getElementById(id) ?? []);
}

/** Whether the open list says that it has no option. */
const saysNone = (element: HTMLElement): boolean =>
  findLists(element).some((list) => {
    const frame = parentElementOf(list);
    return (
      frame !== null && /^(?:no (?:items?|options?|results?|match(?:es)?)\b|nothing found)/i.test(textOf(frame, 60))
    );
  });

/** The option that surely is the answer. */
function pick(options: readonly HTMLElement[], { accepts, choice }: Search): HTMLElement | null {
  const texts = options.map((option) => textOf(option));
  const chosen = chooseOption(choice.meaning, choice.answer, texts, choice.context);
  if (chosen.certainty === 'sure') return options[texts.indexOf(chosen.text)] ?? null;
  // "Yes" is among the accepted texts of a yes, and decides nothing where longer options say more.
  if (/^(?:yes|no)$/i.test(choice.answer)) return null;
  const wanted = new Set(accepts.map(toWords));
  const same = texts.flatMap((text, at) => (wanted.has(toWords(text)) ? [at] : []));
  const [only] = same;
  return same.length === 1 && only !== undefined ? (options[only] ?? null) : null;
}

const isExpanded = (element: Element): boolean => attributeOf(element, 'aria-expanded') === 'true';

/** Waits until an option fits, the list has settled without one, or the time is over. */
async function waitForOption(
  element: HTMLElement,
  before: ReadonlySet<Element>,
  search: Search,
): Promise<HTMLElement | null> {
  const end = performance.now() + LOADS_MS;
  let last = '';
  let settledAt = performance.now() + SETTLED_MS;
  let emptySince: number | null = null;
  while (performance.now() < end) {
    const options = listOptions(element, before);
    const option = pick(options, search);
    if (option) return option;
    const state = options
      .map((each) => each.textContent)
      .join('\n')
      .slice(0, 4_000);
    const isLoading = options.length === 0 || /loading|searching/i.test(state.slice(0, 40));
    if (state !== last || isLoading)
      settledAt = performance.now() + (options.length === 0 && last === '' ? LOADS_MS / 2 : SETTLED_MS);
    if (isLoading && state === last && options.length === 0) settledAt = Math.min(settledAt, end - LOADS_MS / 3);
    last = state;
    emptySince = options.length === 0 && saysNone(element) ? (emptySince ?? performance.now()) : null;
    if (performance.now() > settledAt || (emptySince !== null && performance.now() - emptySince > EMPTY_MS))
      return null;
    await wait(STEP_MS);
  }
  return null;
}

const isAnswer = (text: string, { choice }: Search): boolean =>
  chooseOption(choice.meaning, choice.answer, [text], choice.context).certainty === 'sure';

/** A combobox that says that it searches, rather than filters. */
const isSearchBox = (element: Element): boolean =>
  attributeOf(element, 'role') === 'combobox' &&
  (attributeOf(element, 'data-uxi-widget-type') === 'selectinput' ||
    /^search\b/i.test(attributeOf(element, 'placeholder') ?? attributeOf(element, 'aria-label') ?? ''));

/** Starts a search with Enter, but only while no list is open, from which the key would take an option. */
async function searchByEnter(element: HTMLElement, before: ReadonlySet<Element>): Promise<void> {
  const end = performance.now() + SEARCHES_MS;
  while (performance.now() < end) {
    await wait(STEP_MS);
    if (isExpanded(element) || listOptions(element, before).length > 0) return;
  }
  sendKey(element, 'Enter', viewOf(element));
}

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
  const before = new Set(findAll(documentOf(element), '[role=option]'));
  const shownBefore = shownByCombobox(element);
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
    const taken = problem ? '' : shownByCombobox(element);
    // A search with one result may take it by itself.
    if (taken !== '' && taken !== shownBefore) {
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
  const shown = search.several ? lastShown(element) : shownByCombobox(element);
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
  const before = new Set(findAll(documentOf(element), '[role=option]'));
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
