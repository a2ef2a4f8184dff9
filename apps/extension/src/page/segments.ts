import type { FieldDescription } from '@foothold/core/form-fill';
import { findAll, hasAttributeOf, isBefore, isRendered, rootOf, tagOf } from './dom.ts';
import { areaOf } from './form-areas.ts';
import { isInput } from './natives.ts';
import { textOf } from './text.ts';

interface Member {
  field: FieldDescription;
  elements: readonly HTMLElement[];
}

/** What an application asks for once. */
type Identity = 'email' | 'name' | 'phone' | 'document';

const NAME_PATTERN = /^(?:your |legal |full |first |applicant |candidate )*name\b|^first\b/i;
const AGAIN_PATTERN = /\b(?:confirm|verify|again|re-?(?:enter|type)|repeat|alternate|secondary|second|other)\b/i;
const EMAIL_PATTERN = /\be-?mail\b/i;
const PHONE_PATTERN = /\b(?:phone|mobile|cell)\b/i;
const DOCUMENT_PATTERN = /\b(?:r[ée]sum[ée]|cv)\b/i;
const SUBMIT_PATTERN = /\b(?:apply|submit|send|finish)\b/i;
const BUTTONS = 'button, input[type=submit], input[type=button], [role=button]';
/** How many of the same questions make two parts of a page two applications. */
const LEAST_SHARED = 2;

function identityOf({ field: { kind, label } }: Member): Identity | null {
  if (AGAIN_PATTERN.test(label)) return null;
  if (kind === 'file') return DOCUMENT_PATTERN.test(label) ? 'document' : null;
  if (kind === 'email' || EMAIL_PATTERN.test(label)) return 'email';
  if (kind === 'tel' || (kind === 'text' && PHONE_PATTERN.test(label))) return 'phone';
  return kind === 'text' && NAME_PATTERN.test(label) ? 'name' : null;
}

const asks = (members: readonly Member[]): Set<Identity> =>
  new Set(members.flatMap((member) => identityOf(member) ?? []));

/** Buttons that send a part of a page, by root, each read once. */
function makeButtons(): (root: Document | ShadowRoot) => readonly Element[] {
  const known = new Map<Document | ShadowRoot, readonly Element[]>();
  return (root) => {
    const before = known.get(root);
    if (before) return before;
    const found = findAll(root, BUTTONS).filter(
      (button) =>
        isRendered(button) &&
        !hasAttributeOf(button, 'aria-haspopup') &&
        SUBMIT_PATTERN.test(isInput(button) ? button.value : textOf(button, 80)),
    );
    known.set(root, found);
    return found;
  };
}

/** Whether a button that sends lies behind one field and, in the same root, before the next one. */
function isSentBetween(before: Element, next: Element, buttonsOf: ReturnType<typeof makeButtons>): boolean {
  const root = rootOf(before);
  return buttonsOf(root).some(
    (button) => isBefore(before, button) && (rootOf(next) !== root || isBefore(button, next)),
  );
}

/** The fields of one part of the page, cut behind each button that sends something. */
function cut(members: readonly Member[]): Member[][] {
  const buttonsOf = makeButtons();
  const segments: Member[][] = [];
  for (const member of members) {
    const last = segments.at(-1)?.at(-1)?.elements[0];
    const [element] = member.elements;
    if (!last || !element || isSentBetween(last, element, buttonsOf)) segments.push([member]);
    else segments.at(-1)?.push(member);
  }
  return segments;
}

const sharesWith = (one: ReadonlySet<Identity>, other: ReadonlySet<Identity>): boolean =>
  [...one].filter((each) => other.has(each)).length >= LEAST_SHARED;

/** Parts that each ask who one is, the first field of each marking where it begins. What asks nobody belongs to the part before it. */
function separate(members: readonly Member[]): Member[][] {
  const parts: { members: Member[]; asked: Set<Identity> }[] = [];
  for (const segment of cut(members)) {
    const asked = asks(segment);
    const last = parts.at(-1);
    if (last && !parts.some((part) => sharesWith(part.asked, asked))) {
      last.members.push(...segment);
      for (const each of asked) last.asked.add(each);
    } else parts.push({ members: [...segment], asked });
  }
  return parts.map((part) => part.members);
}

/**
 * The form that each field is in. Where a page has no `form` elements, what is between two buttons that send something is a form of its own if
 * it asks who one is a second time.
 * @returns for each field in turn, the form, or the first field of the part that is one
 */
export function assignAreas(all: readonly Member[]): (Element | Document)[] {
  const bases = all.map(({ elements: [element] }) => (element ? areaOf(element) : document));
  const areas = [...bases];
  for (const base of new Set(bases)) {
    if ('getAttribute' in base && tagOf(base) === 'form') continue;
    const members = all.filter((_, at) => bases[at] === base);
    for (const part of separate(members).slice(1))
      for (const member of part) areas[all.indexOf(member)] = part[0]?.elements[0] ?? base;
  }
  return areas;
}
