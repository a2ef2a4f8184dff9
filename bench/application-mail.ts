/**
 * Measures how accurately an email about an application is read: the kind (received, rejected, interview, offer, action, none), the
 * employer, the job, and the time of an interview. Usage: `node bench/application-mail.ts [--folder <folder>]
 * [--set open|held|second|third|marked-a|marked-b|marked-c|marked-d|marked-e|fourth|fifth] [--part tuned|unseen] [--explain]`. A folder
 * has messages and `<set>.json` with their labels, or `<set>.jsonl` with marked messages; the default is `bench/fixtures/application-mail`.
 * The README there says what was made with which set. Of `third`, `fifth`, and the last third of `second` (`--part unseen`), nothing is printed but figures.
 * A reading that isn't sure enough to act on ("unsure") waits for its member, so it counts as no answer: it lowers recall and not
 * precision. Compared with keywords in the same run.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  MAIL_KINDS,
  type Mailbox,
  type MailKind,
  type MailMessage,
  type MailReading,
  readApplicationMail,
  toInstant,
} from '@foothold/core/application-mail';
import { readMail } from '@foothold/documents/mail';
import { type MarkedMail, readMarkedMails } from './support/marked-mails.ts';
import { isSameName } from './support/same-name.ts';
import { isUnseen } from './support/unseen-mail.ts';

interface LabeledMail {
  file: string;
  kind: MailKind;
  /** Whether it is written to mislead, and how. */
  misleading: boolean;
  misleads: string | null;
  company: string | null;
  title: string | null;
  /** `2026-06-23T09:00` where the message names a date, a time, and a zone. */
  interviewLocal: string | null;
  interviewZone: string | null;
  quote: string | null;
}

interface Result extends LabeledMail {
  reading: MailReading;
  keywords: MailKind;
}

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: join(import.meta.dirname, 'fixtures/application-mail') },
    set: { type: 'string', default: 'open' },
    part: { type: 'string' },
    explain: { type: 'boolean', default: false },
  },
});
/** The messages of `second` are in a folder of their own, as their writer left them. */
const isSecond = values.set === 'second';
const isThird = values.set === 'third';
const isMarked = values.set.startsWith('marked-') || ['fourth', 'fifth'].includes(values.set);
const isHidden = isThird || values.set === 'fifth' || (isSecond && values.part !== 'tuned');
const folder = isSecond ? join(values.folder, 'second') : values.folder;
const labelFile = isThird ? 'third/held.json' : isSecond ? 'held.json' : `${values.set}.json`;
const GOALS = { precision: 0.97, recall: 0.85 };

/** The simplest reader that could work. */
function classifyByKeywords(text: string): MailKind {
  if (/unfortunately|other candidates|not (?:be )?moving forward|regret/i.test(text)) return 'rejected';
  if (/offer/i.test(text)) return 'offer';
  if (/interview|schedule a call/i.test(text)) return 'interview';
  if (/assessment|please complete|action required/i.test(text)) return 'action';
  return /thank you for applying|received your application/i.test(text) ? 'received' : 'none';
}

const readWith = (label: LabeledMail, message: MailMessage): Result => ({
  ...label,
  reading: readApplicationMail(message),
  keywords: classifyByKeywords(`${message.subject}\n${message.text}`),
});

async function run(label: LabeledMail): Promise<Result> {
  const mail = await readMail(readFileSync(join(folder, label.file)));
  return readWith(label, { ...mail, readerNames: listNames(mail.recipients) });
}

/** What a marked message has no labels for is null. */
const runMarked = ({ id, kind, company, title, message }: MarkedMail): Result =>
  readWith(
    {
      file: id,
      kind,
      company,
      title,
      misleading: false,
      misleads: null,
      interviewLocal: null,
      interviewZone: null,
      quote: null,
    },
    message,
  );

/**
 * The names of a recipient, also as their address spells them: “ana.silva84@…” → ana, silva. Of an address alone, which often has only the
 * initial of the first name, the initial counts as well: “jbaptiste@…” → jbaptiste, j. The product knows the name of its member.
 */
const listNames = (recipients: readonly Mailbox[]): string[] =>
  recipients
    .filter(({ address }) => !address.startsWith('inbox@'))
    .flatMap(({ name, address }) =>
      `${name === '' ? address.slice(0, 1) : name} ${address.split('@')[0] ?? ''}`
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter((part) => part !== ''),
    );

const isAnswer = ({ reading }: Result): boolean => reading.certainty !== 'unsure';
const formatShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} % (${part} of ${whole})`;

function print(results: readonly Result[]): void {
  const stated = results.filter((one) => isAnswer(one) && one.reading.kind !== 'none');
  const sure = stated.filter((one) => one.reading.certainty === 'sure');
  const right = stated.filter((one) => one.reading.kind === one.kind);
  const wanted = results.filter(({ kind }) => kind !== 'none');
  console.log(
    `${values.set}${values.part ? ` (${values.part})` : ''}: ${results.length} messages, ${results.filter(({ misleading }) => misleading).length} of them misleading`,
  );
  console.log(
    `All kinds but none: precision ${formatShare(right.length, stated.length)} (goal ${GOALS.precision * 100} %), recall ${formatShare(right.length, wanted.length)} (goal ${GOALS.recall * 100} %)`,
  );
  console.log(
    `Sure enough to change an application without asking: ${formatShare(sure.filter((one) => one.reading.kind === one.kind).length, sure.length)} right`,
  );
  for (const kind of ['offer', 'rejected'] as const)
    console.log(
      `Wrong ${kind}: ${stated.filter((one) => one.reading.kind === kind && one.kind !== kind).length} (goal 0)`,
    );
  for (const kind of MAIL_KINDS) {
    const ours = results.filter((one) => isAnswer(one) && one.reading.kind === kind);
    const gold = results.filter((one) => one.kind === kind);
    const both = ours.filter((one) => one.kind === kind).length;
    const byKeywords = results.filter((one) => one.keywords === kind);
    const bothByKeywords = byKeywords.filter((one) => one.kind === kind).length;
    console.log(
      `  ${kind.padEnd(10)} precision ${formatShare(both, ours.length)}  recall ${formatShare(both, gold.length)}  keywords: ${formatShare(bothByKeywords, byKeywords.length)}, ${formatShare(bothByKeywords, gold.length)}`,
    );
  }
  console.log(`Waiting for the member: ${formatShare(results.filter((one) => !isAnswer(one)).length, results.length)}`);
  printField(
    results,
    'Employer',
    ({ company }) => company,
    ({ reading }) => reading.company,
  );
  printField(
    results,
    'Job',
    ({ title }) => title,
    ({ reading }) => reading.title,
  );
  printTimes(results);
}

function printField(
  results: readonly Result[],
  name: string,
  getWanted: (one: Result) => string | null,
  getRead: (one: Result) => string | null,
): void {
  const read = results.filter((one) => one.kind !== 'none' && getRead(one) !== null);
  const wanted = results.filter((one) => one.kind !== 'none' && getWanted(one) !== null);
  const right = wanted.filter((one) => isSameName(getWanted(one) ?? '', getRead(one) ?? ''));
  console.log(
    `${name}: precision ${formatShare(right.length, read.length)}, recall ${formatShare(right.length, wanted.length)}`,
  );
}

/** A time is right if it is the labeled wall clock's time in some zone of the label's name; we compare the minute and the day. */
function printTimes(results: readonly Result[]): void {
  const stated = results.filter(({ reading }) => reading.interview?.at);
  const wanted = results.filter(
    ({ kind, interviewLocal, interviewZone }) => kind === 'interview' && interviewLocal && interviewZone,
  );
  const isRight = (one: Result) =>
    one.interviewLocal !== null && toLabelInstant(one) === one.reading.interview?.at?.slice(0, 16);
  const right = stated.filter(isRight);
  console.log(
    `Time of the interview: precision ${formatShare(right.length, stated.length)}, recall ${formatShare(right.filter((one) => wanted.includes(one)).length, wanted.length)}`,
  );
  if (values.explain && !isHidden)
    for (const one of stated.filter((each) => !isRight(each)))
      console.log(
        `  time ${one.file}: ${one.interviewLocal} ${one.interviewZone} read as ${one.reading.interview?.at}`,
      );
}

const OFFSETS: Readonly<Record<string, number>> = {
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
  UTC: 0,
  GMT: 0,
  BST: 1,
  CET: 1,
  CEST: 2,
};

const NAMED: Readonly<Record<string, string>> = {
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
  Eastern: 'America/New_York',
  Central: 'America/Chicago',
  Mountain: 'America/Denver',
  Pacific: 'America/Los_Angeles',
};

function toLabelInstant({ interviewLocal, interviewZone }: Result): string | null {
  const zone = interviewZone ?? '';
  const name = NAMED[/^[A-Za-z]+/.exec(zone)?.[0] ?? ''];
  if (interviewLocal === null) return null;
  if (name)
    return (
      toInstant(
        interviewLocal.slice(0, 10),
        Number(interviewLocal.slice(11, 13)),
        Number(interviewLocal.slice(14)),
        name,
      )?.slice(0, 16) ?? null
    );
  const offset = OFFSETS[zone];
  if (offset === undefined) return null;
  return new Date(Date.parse(`${interviewLocal}:00Z`) - offset * 3_600_000).toISOString().slice(0, 16);
}

function explain(results: readonly Result[]): void {
  for (const one of results) {
    const { reading } = one;
    if (isAnswer(one) ? reading.kind === one.kind : false) continue;
    console.log(
      `${one.file} ${one.kind} read as ${reading.kind} ${reading.certainty}${one.misleads ? ` [${one.misleads}]` : ''}\n    label: ${one.quote}\n    read:  ${reading.quote}`,
    );
  }
}

const isInPart = ({ file }: LabeledMail): boolean =>
  !isSecond || values.part === undefined || isUnseen(file) === (values.part === 'unseen');
const readLabels = (): LabeledMail[] =>
  (JSON.parse(readFileSync(join(folder, labelFile), 'utf8')) as LabeledMail[]).filter(isInPart);
const results: Result[] = isMarked ? readMarkedMails(join(folder, `${values.set}.jsonl`)).map(runMarked) : [];
if (!isMarked) for (const label of readLabels()) results.push(await run(label));
print(results);
// Nobody reads how messages that stay unseen were read.
if (values.explain && !isHidden) explain(results);
