import { hasSocialSecurityNumber } from '../answers/index.ts';
import { readLeading } from '../form-fill/claims.ts';
import { toFieldWords } from '../form-fill/context.ts';
import { chooseOption } from '../form-fill/options.ts';
import { planFill } from '../form-fill/plan.ts';
import { findPrivateKind, isNumberOrSecret, toQuestion } from '../form-fill/private-fields.ts';
import type { FieldDescription, FillPerson, FillValue, LeftReason } from '../form-fill/types.ts';
import { makeValue } from '../form-fill/values.ts';
import { toVisibleText, toWords } from '../form-fill/words.ts';
import { splitName } from '../form-person/name.ts';
import type { PacketContact, PacketContent, PacketFile } from '../packets/index.ts';

/** What a form gets of a packet: what the member approved, and nothing else. */
export interface PacketValues extends Pick<PacketContent, 'letter'> {
  company: string;
  /** Null for a packet from before contact details were part of it. */
  contact: PacketContact | null;
  answers: readonly { question: string; answer: string }[];
  files: readonly Pick<PacketFile, 'kind' | 'name' | 'size' | 'sha256'>[];
}

/** What belongs in a field. */
export type PacketDecision =
  | { fieldId: string; decision: 'fill'; value: FillValue; from: PacketSource }
  | { fieldId: string; decision: 'leave'; reason: LeftReason; meaning: string | null };
/** Which part of the packet a value is. */
export type PacketSource = 'contact' | 'answer' | 'file' | 'letter';

/** What a form holds: by field, and null for what may not be read. Fields that hold nothing are missing. */
export type HeldValues = Readonly<Record<string, string | null>>;

/**
 * `same`: the packet’s value. `differs`: anything else. `empty`: the packet’s value isn’t in it. `left`: empty, and the packet has nothing
 * for it.
 */
export type PacketFieldState = 'same' | 'differs' | 'empty' | 'left';

export interface ComparedField {
  fieldId: string;
  label: string;
  state: PacketFieldState;
  decision: PacketDecision;
}

/** A file as a form holds it. A page never says more about it. */
export const toHeldFile = ({ name, size }: { name: string; size: number }): string => `${name} (${size} bytes)`;

/** An answer of the packet is used for its own question, so what it means for others never matters. */
const OWN = 'own:packet';
const REQUIRED_END = / (?:required|optional)$/;

const toQuestionKey = (question: string): string => toWords(question).replace(REQUIRED_END, '');

/** The answer to exactly this question. Undefined without one, and if the packet has two that differ. */
function findAnswer(question: string, { answers }: PacketValues): string | undefined {
  const key = toQuestionKey(toVisibleText(question));
  const found = key === '' ? [] : answers.filter((one) => toQuestionKey(one.question) === key);
  return new Set(found.map(({ answer }) => answer)).size === 1 ? found[0]?.answer : undefined;
}

function makeOwnValue(field: FieldDescription, answer: string): FillValue | LeftReason {
  const same = field.options.filter((option) => toWords(option) === toWords(answer));
  const [only] = same;
  if (same.length === 1 && only !== undefined && field.kind !== 'combobox') return { type: 'options', texts: [only] };
  if (field.kind === 'checkbox')
    return readLeading(answer) === 'Yes' ? { type: 'checked', checked: true } : 'no-answer';
  const made = makeValue(OWN, answer, field, {});
  return 'left' in made ? made.left : made.value;
}

/** The packet as a person, for contact details and documents only. */
function toPerson({ contact, files, letter }: PacketValues): FillPerson {
  const full = contact?.name ?? '';
  return {
    name: { ...splitName(full), full },
    email: contact?.email ?? '',
    phone: contact?.phone ?? '',
    address: {
      street: '',
      city: contact?.city ?? '',
      region: contact?.region ?? '',
      postalCode: contact?.postalCode ?? '',
      country: contact?.country ?? '',
    },
    links: {
      linkedin: contact?.linkedin ?? '',
      github: contact?.github ?? '',
      portfolio: '',
      website: contact?.website ?? '',
    },
    employment: [],
    education: [],
    skills: [],
    answers: [],
    documents: files.flatMap(({ kind, sha256, name }) =>
      kind === 'other' ? [] : [{ kind, id: sha256, fileName: name }],
    ),
    letter,
  };
}

/**
 * What to do with each field of a form so that it holds exactly the packet. A question has to be the packet’s word for word; nothing is
 * derived or turned around. Fields against programs, and numbers that identify a person, are never filled in.
 */
export function planPacket(fields: readonly FieldDescription[], packet: PacketValues): PacketDecision[] {
  const plain = planFill(
    // What is in a field already says nothing about what belongs in it.
    fields.map((field) => ({ ...field, filled: false })),
    toPerson(packet),
    packet.company,
  );
  return fields.map((field, at): PacketDecision => {
    const words = toFieldWords(field);
    const leave = (reason: LeftReason): PacketDecision => ({
      fieldId: field.id,
      decision: 'leave',
      reason,
      meaning: plain[at]?.meaning ?? null,
    });
    const kind = findPrivateKind(words);
    if (kind === 'honeypot' || kind === 'office') return leave('unclear');
    if (isNumberOrSecret(words)) return leave('member-only');
    const answer = field.kind === 'file' ? undefined : findAnswer(toQuestion(words), packet);
    if (answer !== undefined) {
      const value = makeOwnValue(field, answer);
      return typeof value === 'string' ? leave(value) : { fieldId: field.id, decision: 'fill', value, from: 'answer' };
    }
    const decision = plain[at];
    if (decision?.decision !== 'fill')
      return leave(decision?.decision === 'leave' ? toReason(decision.reason) : 'no-answer');
    const { source, value } = decision;
    if (source.from !== 'profile' && source.from !== 'document') return leave('no-answer');
    const from = source.from === 'profile' ? 'contact' : value.type === 'file' ? 'file' : 'letter';
    return { fieldId: field.id, decision: 'fill', value, from };
  });
}

/** The packet has no voluntary answers besides its own, and no entries of a résumé. */
const toReason = (reason: LeftReason): LeftReason =>
  reason === 'no-entry' || reason === 'voluntary' || reason === 'other-employer' ? 'no-answer' : reason;

const LEAST_PHONE_DIGITS = 10;

/** The same text. Masks add spaces and signs to a telephone number or an amount. */
function isSameText(held: string, wanted: string): boolean {
  const lines = (text: string) => text.replace(/\r\n?/g, '\n').trim();
  if (lines(held) === lines(wanted)) return true;
  const amount = (text: string) => text.replace(/[\s$,]/g, '');
  if (/^[\d\s$,.]+$/.test(wanted) && amount(held) === amount(wanted)) return true;
  const isPhone = (text: string) => /^[\d\s().+-]+$/.test(text.trim());
  if (!isPhone(held) || !isPhone(wanted)) return false;
  const [one = '', other = ''] = [held, wanted].map((text) => text.replace(/\D/g, ''));
  if (one.length < LEAST_PHONE_DIGITS || other.length < LEAST_PHONE_DIGITS) return false;
  return one.endsWith(other) || other.endsWith(one);
}

function isSame(held: string, value: FillValue, packet: PacketValues): boolean {
  switch (value.type) {
    case 'text':
      return isSameText(held, value.text);
    case 'options':
      return toVisibleText(held) === toVisibleText(value.texts.join(', '));
    case 'checked':
      return held === 'Yes';
    case 'file':
      return packet.files.some((file) => file.sha256 === value.documentId && toHeldFile(file) === held);
    case 'search': {
      if (value.accepts.some((text) => toWords(text) === toWords(held))) return true;
      const { meaning, answer, context } = value.choice;
      return value.several === undefined && chooseOption(meaning, answer, [held], context).certainty === 'sure';
    }
  }
}

const NAME_PARTS = new Set(['first-name', 'middle-name', 'last-name']);

/** A part of the packet’s name. Which part of a longer name is which isn’t sure, so it isn’t filled in. */
const isNamePart = (meaning: string | null, held: string, { contact }: PacketValues): boolean =>
  NAME_PARTS.has(meaning ?? '') &&
  toWords(held) !== '' &&
  ` ${toWords(contact?.name ?? '')} `.includes(` ${toWords(held)} `);

/** Compares what a form holds with the packet, field by field. The same fields and packet always give the same result. */
export function comparePacket(
  fields: readonly FieldDescription[],
  held: HeldValues,
  packet: PacketValues,
): ComparedField[] {
  const decisions = planPacket(fields, packet);
  return fields.flatMap((field, at): ComparedField[] => {
    const decision = decisions[at];
    if (!decision) return [];
    const value = held[field.id];
    const isKnown = decision.decision !== 'leave';
    const state = (): PacketFieldState => {
      if (value === undefined || value === '') return isKnown ? 'empty' : 'left';
      if (value === null) return 'differs';
      if (isKnown) return isSame(value, decision.value, packet) ? 'same' : 'differs';
      if (isNamePart(decision.meaning, value, packet)) return 'same';
      // A slot for any document takes each file of the packet.
      const isOwnFile = field.kind === 'file' && packet.files.some((file) => toHeldFile(file) === value);
      return isOwnFile ? 'same' : 'differs';
    };
    return [{ fieldId: field.id, label: field.label || field.hint, state: state(), decision }];
  });
}

/** Whether what a field holds may be compared. Passwords, birth dates, and numbers that identify a person or a card are never read. */
export const mayCompare = (field: FieldDescription, held: string): boolean =>
  !isNumberOrSecret(toFieldWords(field)) && !hasSocialSecurityNumber(held);
