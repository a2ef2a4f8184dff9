import type { AuditEntry } from '@foothold/contracts/recruiting';
import { REVEAL_RULES, ruleSentences } from '@foothold/contracts/recruiting/choices';
import { SECRET_END_LABELS } from '../labels.ts';

type Detail = AuditEntry['detail'];
type Describe = (detail: Detail, who: string) => string;

const readText = (value: Detail[string] | undefined): string => (typeof value === 'string' ? value : '');

const DECISIONS = new Map([
  ['start', 'started to review your registration'],
  ['accept', 'accepted your registration'],
  ['return', 'returned your registration for changes'],
]);

/** What each kind of entry says. `who` is the person’s name, or "You", at the start of a sentence. */
const SENTENCES = new Map<string, Describe>([
  [
    'assignment.changed',
    ({ recruiter }, who) =>
      recruiter === null
        ? `${who} ended your recruiter’s assignment.`
        : `${who} assigned ${readText(recruiter)} as your recruiter.`,
  ],
  [
    'consent.changed',
    ({ given }, who) =>
      given === true
        ? `${who} gave permission to store your mailbox password.`
        : `${who} withdrew permission to store your mailbox password.`,
  ],
  ['mailbox.stored', (_, who) => `${who} saved a mailbox password.`],
  [
    'mailbox.ended',
    ({ reason }) => {
      const text = readText(reason);
      return Object.hasOwn(SECRET_END_LABELS, text)
        ? SECRET_END_LABELS[text as keyof typeof SECRET_END_LABELS]
        : 'Your mailbox password was deleted.';
    },
  ],
  ['mailbox.opened', ({ recruiter }) => `${readText(recruiter)} viewed your mailbox password.`],
  [
    'mailbox.refused',
    ({ recruiter, rule }) => {
      const known = REVEAL_RULES.find((one) => one === rule);
      const why = known === undefined ? '' : ` ${ruleSentences[known].missing}`;
      return `${readText(recruiter)} was denied access to your mailbox password.${why}`;
    },
  ],
  ['mailbox.failed', () => 'Your mailbox password couldn’t be opened.'],
  ['packet.proposed', ({ job }, who) => `${who} prepared your application for ${readText(job)}.`],
  ['packet.changed', ({ job }, who) => `${who} changed the application for ${readText(job)}.`],
  ['packet.approved', ({ hash }) => `You approved the application with the hash ${readText(hash).slice(0, 12)}…`],
  ['packet.refused', () => 'An approval was refused, and nothing was approved.'],
  ['packet.declined', (_, who) => `${who} declined an application.`],
  ['packet.withdrawn', (_, who) => `${who} withdrew an application.`],
  ['packet.ended', () => 'An application ended because you no longer authorize recruiters.'],
  [
    'packet.opened',
    ({ job, host }, who) =>
      `${who} opened your application for ${readText(job)} in the browser extension, to fill in a form on ${readText(host)}.`,
  ],
  [
    'packet.submitted',
    ({ hash }, who) => `${who} submitted the application with the hash ${readText(hash).slice(0, 12)}…`,
  ],
  [
    'registration.reviewed',
    ({ decision }, who) => `${who} ${DECISIONS.get(readText(decision)) ?? 'reviewed your registration'}.`,
  ],
  ['task.proposed', (_, who) => `${who} proposed a task.`],
  ['task.approved', (_, who) => `${who} approved a task.`],
  ['task.declined', (_, who) => `${who} declined a task.`],
  ['task.withdrawn', (_, who) => `${who} withdrew a task.`],
  ['task.done', (_, who) => `${who} finished a task.`],
]);

/** Texts that somebody entered, in the order they are shown. */
const QUOTED = ['what', 'task', 'reason', 'text', 'note'] as const;

/** An entry in plain sentences. */
export function describeEntry({ kind, actor, detail }: Pick<AuditEntry, 'kind' | 'actor' | 'detail'>): {
  sentence: string;
  quotes: string[];
} {
  const who = actor.kind === 'member' ? 'You' : (actor.name ?? 'The system');
  const sentence =
    SENTENCES.get(kind)?.(detail, who) ?? `${who} did something that this page has no words for yet (${kind}).`;
  // The reason why a password ended is part of its sentence.
  const quotes = kind === 'mailbox.ended' ? [] : QUOTED.map((key) => readText(detail[key])).filter(Boolean);
  return { sentence, quotes };
}
