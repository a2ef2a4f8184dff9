import { chooseOption, type FillValue, toWords } from '@foothold/core/form-fill';
import { attributeOf, documentOf, findAll, parentElementOf, rootOf } from './dom.ts';
import { sendKey, viewOf, wait } from './events.ts';
import { textOf } from './text.ts';
import { makeVisibility } from './visibility.ts';

/** How long a list may take to load what was typed, and how often it is looked at. */
const LOADS_MS = 2_000;
export const STEP_MS = 25;
/** A list without a fitting option has this long after it last changed. */
export const SETTLED_MS = 450;
const MOST_OPTIONS = 2_000;
const NEAR_LEVELS = 4;
/** A box for searching that has shown nothing for so long waits for Enter. */
const SEARCHES_MS = 200;
/** A list that says so long that it has nothing is believed. */
const EMPTY_MS = 400;

export type Search = Extract<FillValue, { type: 'search' }>;

/** Options that a person sees: of the combobox's own list, or of a list that opened since. */
export function listOptions(element: HTMLElement, before: ReadonlySet<Element>): HTMLElement[] {
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
  const shown = onlyShown(found, visibility);
  return shown.length > 0 || found.length === 0 ? shown : onlyShown(listDrawn(element, before), visibility);
}

const onlyShown = (found: readonly Element[], visibility: ReturnType<typeof makeVisibility>): HTMLElement[] =>
  found.filter(
    (option) =>
      attributeOf(option, 'aria-disabled') !== 'true' &&
      visibility.isShown(option) &&
      option.getBoundingClientRect().height > 0,
  ) as HTMLElement[];

/** What is there before a list opens, so that its options are told from those of other lists. */
export const listOptionLike = (element: Element): Set<Element> => new Set(findAll(documentOf(element), OPTION_LIKE));
const OPTION_LIKE = '[role=option], [class*=option i]';

/** What a library draws for options that only a screen reader finds: the innermost elements that opened with the list and are called options. */
const listDrawn = (element: Element, before: ReadonlySet<Element>): Element[] =>
  findAll(documentOf(element), '[class*=option i]')
    .filter((option) => !before.has(option) && findAll(option, '[class*=option i]').length === 0)
    .slice(0, MOST_OPTIONS);

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
export function pick(options: readonly HTMLElement[], { accepts, choice }: Search): HTMLElement | null {
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

export const isExpanded = (element: Element): boolean => attributeOf(element, 'aria-expanded') === 'true';

/** Waits until an option fits, the list has settled without one, or the time is over. */
export async function waitForOption(
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

export const isAnswer = (text: string, { choice }: Search): boolean =>
  chooseOption(choice.meaning, choice.answer, [text], choice.context).certainty === 'sure';

/** A combobox that says that it searches, rather than filters. */
export const isSearchBox = (element: Element): boolean =>
  attributeOf(element, 'role') === 'combobox' &&
  (attributeOf(element, 'data-uxi-widget-type') === 'selectinput' ||
    /^search\b/i.test(attributeOf(element, 'placeholder') ?? attributeOf(element, 'aria-label') ?? ''));

/** Starts a search with Enter, but only while no list is open, from which the key would take an option. */
export async function searchByEnter(element: HTMLElement, before: ReadonlySet<Element>): Promise<void> {
  const end = performance.now() + SEARCHES_MS;
  while (performance.now() < end) {
    await wait(STEP_MS);
    if (isExpanded(element) || listOptions(element, before).length > 0) return;
  }
  sendKey(element, 'Enter', viewOf(element));
}
