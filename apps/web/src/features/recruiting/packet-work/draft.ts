import { packetLimits } from '@foothold/contracts/recruiting/packet-choices';
import type { PacketDetail } from '@foothold/contracts/recruiting/packets';
import { readFormText } from '../../../shared/api/form-text.ts';
import { createBrowserStore, type TextStore } from '../../../shared/autosave/browser-store.ts';

/** A question of the employer’s form, with the answer as typed. */
export interface DraftRow {
  question: string;
  answer: string;
  /** Only the member answers it. */
  memberOnly: boolean;
  /** The answer book’s answer. Null if none is sure to match. */
  known: string | null;
  /** What else in the answer book may match. */
  choices: readonly { label: string; answer: string }[];
}

export interface DraftFile {
  id: string;
  name: string;
  size: number;
}

/** An application that is being prepared. */
export interface PacketDraft {
  resumeId: string;
  channel: 'site' | 'email';
  needsMailbox: boolean;
  /** One question per line. */
  questions: string;
  rows: readonly DraftRow[];
  letter: string;
  note: string;
  files: readonly DraftFile[];
  confirmed: boolean;
}

export const createBlankDraft = (resumeId: string): PacketDraft => ({
  resumeId,
  channel: 'site',
  needsMailbox: false,
  questions: '',
  rows: [],
  letter: '',
  note: '',
  files: [],
  confirmed: false,
});

/** The draft of a changed version: what the earlier one says. Attachments are chosen again. */
export const createDraftFrom = ({ content, note }: PacketDetail): PacketDraft => ({
  ...createBlankDraft(content.resume.id),
  channel: content.channel,
  needsMailbox: content.needsMailbox,
  questions: content.answers.map(({ question }) => toLine(question)).join('\n'),
  rows: content.answers.map(({ question, answer, memberOnly, source }) => ({
    question: toLine(question),
    answer: memberOnly ? '' : (answer ?? ''),
    memberOnly,
    known: source === 'book' ? answer : null,
    choices: [],
  })),
  letter: content.letter,
  note,
});

const toLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The questions of a pasted text, without blank lines and repetitions. */
export const listQuestions = (text: string): string[] =>
  [...new Set(text.split('\n').map(toLine))].filter(Boolean).slice(0, packetLimits.answers);

/** Rows for what was looked up, with the answers that were typed already. */
export function mergeRows(
  typed: readonly DraftRow[],
  found: readonly { question: string; answer: string | null; memberOnly: boolean; choices: DraftRow['choices'] }[],
): DraftRow[] {
  const known = new Map(typed.map((row) => [row.question, row]));
  return found.map(({ question, answer, memberOnly, choices }) => ({
    question,
    memberOnly,
    known: answer,
    choices,
    answer: memberOnly ? '' : known.get(question)?.answer || (answer ?? ''),
  }));
}

/** The field of a row’s answer. */
export const getAnswerName = (at: number): string => `answer-${at}`;

/** Reads the form, as sent by a browser with or without JavaScript. */
export function readDraft(form: FormData): PacketDraft {
  return {
    resumeId: readFormText(form, 'resumeId'),
    channel: form.get('channel') === 'email' ? 'email' : 'site',
    needsMailbox: form.has('needsMailbox'),
    questions: toText(readFormText(form, 'questions')),
    rows: form.getAll('row').flatMap((text, at) => {
      const row = parseRow(parseJson(String(text)));
      return row ? [{ ...row, answer: row.memberOnly ? '' : toText(readFormText(form, getAnswerName(at))) }] : [];
    }),
    letter: toText(readFormText(form, 'letter')),
    note: toText(readFormText(form, 'note')),
    files: form.getAll('attached').flatMap((text) => parseFile(parseJson(String(text))) ?? []),
    confirmed: form.has('confirmed'),
  };
}

/** Browsers send CRLF line breaks. */
const toText = (value: FormDataEntryValue): string => (typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parseRow(value: unknown): DraftRow | null {
  if (!isRecord(value) || typeof value.question !== 'string') return null;
  const choices = Array.isArray(value.choices) ? value.choices.filter(isRecord) : [];
  return {
    question: value.question,
    answer: typeof value.answer === 'string' ? value.answer : '',
    memberOnly: value.memberOnly === true,
    known: typeof value.known === 'string' ? value.known : null,
    choices: choices.map(({ label, answer }) => ({ label: String(label), answer: String(answer) })),
  };
}

const parseFile = (value: unknown): DraftFile | null =>
  isRecord(value) && typeof value.id === 'string' && typeof value.name === 'string'
    ? { id: value.id, name: value.name, size: Number(value.size) || 0 }
    : null;

/** Drafts hold a member’s data, so they are deleted after this many milliseconds. */
const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** Where the draft of one application is stored on this device. */
export const createPacketStore = (memberId: string, listingId: string, replaces: string | null): TextStore =>
  createBrowserStore('device', `draft:packet:${memberId}:${listingId}:${replaces ?? ''}`);

export const saveDraft = (store: TextStore, draft: PacketDraft, now: number): void =>
  store.write(JSON.stringify({ savedAt: now, draft }));

/** The stored draft. Null if there is none, or if it is too old. */
export function loadDraft(store: TextStore, now: number): PacketDraft | null {
  const saved = parseJson(store.read() ?? 'null');
  if (!isRecord(saved) || !isRecord(saved.draft) || typeof saved.savedAt !== 'number') return null;
  if (now - saved.savedAt > MAX_AGE_MS) {
    store.forget();
    return null;
  }
  const { draft } = saved;
  const text = (name: string) => (typeof draft[name] === 'string' ? draft[name] : '');
  const list = (name: string) => (Array.isArray(draft[name]) ? (draft[name] as unknown[]) : []);
  return {
    resumeId: text('resumeId'),
    channel: draft.channel === 'email' ? 'email' : 'site',
    needsMailbox: draft.needsMailbox === true,
    questions: text('questions'),
    rows: list('rows').flatMap((row) => parseRow(row) ?? []),
    letter: text('letter'),
    note: text('note'),
    files: list('files').flatMap((file) => parseFile(file) ?? []),
    // Confirmed again each time, because the rules may have changed.
    confirmed: false,
  };
}
