import { readFileSync } from 'node:fs';
import { readMarkedMails } from '../../bench/support/marked-mails.ts';
import { isUnseen } from '../../bench/support/unseen-mail.ts';
import { MAIL_KINDS, type MailKind, type MailMessage } from '../../packages/core/src/application-mail/types.ts';
import { readMail } from '../../packages/documents/src/mail/read-mail.ts';

const folder = new URL('../../bench/fixtures/application-mail/', import.meta.url);
const wordings = new URL('../../packages/core/src/application-mail/wordings.json', import.meta.url);

/** Who wrote messages that may be learned from. How well mail is read is measured on a writer that wasn't learned from. */
type Writer = 'first' | 'second' | MarkedWriter | 'wordings' | 'sentences';
type MarkedWriter = (typeof MARKED_WRITERS)[number];
const MARKED_WRITERS = ['marked-a', 'marked-b', 'marked-c', 'marked-d', 'marked-e', 'fourth'] as const;

/** A message that may be learned from, with what it says. */
export interface LabeledMail {
  id: string;
  writer: Writer;
  kind: MailKind;
  received: MailMessage;
  /** The words that tell its kind; null if they aren't labeled. */
  quote: string | null;
  /** How it is written to mislead; null if it isn't, or that isn't labeled. */
  misleads: string | null;
  company: string | null;
  title: string | null;
  /** Every form of the names of the employer and of the job in it. */
  employers: readonly string[];
  titles: readonly string[];
}

interface LabeledFile {
  file: string;
  kind: MailKind;
  company: string | null;
  title: string | null;
  quote: string | null;
  misleads: string | null;
}

const listGiven = (name: string | null): string[] => (name === null ? [] : [name]);

async function readFiles(writer: Writer, base: URL, set: string): Promise<LabeledMail[]> {
  const labels = JSON.parse(readFileSync(new URL(`${set}.json`, base), 'utf8')) as LabeledFile[];
  const read = labels
    .filter(({ file }) => writer !== 'second' || !isUnseen(file))
    .map(async ({ file, kind, company, title, quote, misleads }): Promise<LabeledMail> => {
      const received = await readMail(readFileSync(new URL(file, base)));
      const names = { company, title, employers: listGiven(company), titles: listGiven(title) };
      return { id: file, writer, kind, received, quote, misleads, ...names };
    });
  return Promise.all(read);
}

const readMarked = (writer: MarkedWriter): LabeledMail[] =>
  readMarkedMails(new URL(`${writer}.jsonl`, folder)).map(({ message, ...mail }) => ({
    ...mail,
    writer,
    received: message,
    quote: null,
    misleads: null,
  }));

/** The messages of every writer, without those that stay unseen. */
export const readLabeledMails = async (): Promise<LabeledMail[]> => [
  ...(await readFiles('first', folder, 'open')),
  ...(await readFiles('first', folder, 'held')),
  ...(await readFiles('second', new URL('second/', folder), 'held')),
  ...MARKED_WRITERS.flatMap(readMarked),
];

/** Single sentences by what they say. */
export const readSentences = (kind: MailKind): string[] =>
  readFileSync(new URL(`sentences/${kind}.txt`, folder), 'utf8')
    .trim()
    .split('\n');

export interface Wording {
  kind: MailKind;
  text: string;
  subject?: string;
}

/** The short messages of the unit tests. */
export const readWordings = (): Wording[] => JSON.parse(readFileSync(wordings, 'utf8')) as Wording[];

const toShortMail = (writer: Writer, kind: MailKind, i: number, received: Partial<MailMessage>): LabeledMail => ({
  id: `${writer} ${kind} ${i + 1}`,
  writer,
  kind,
  received: { from: { name: '', address: '' }, subject: '', sentAt: null, text: '', ...received },
  quote: null,
  misleads: null,
  company: null,
  title: null,
  employers: [],
  titles: [],
});

/** A wording as a message, as the unit tests read it. */
export const toWordingMail = ({ kind, text, subject }: Wording, i: number): LabeledMail =>
  toShortMail('wordings', kind, i, {
    from: { name: 'Larkholt', address: 'jobs@larkholt.example' },
    subject: subject ?? 'Hello from Larkholt',
    text: `Hi Robin,\n\n${text}\n\nBest regards,\nSam`,
  });

/** The single sentences as messages, so that plain wordings count as much as those of messages that are written to mislead. */
export const listSentenceMails = (): LabeledMail[] =>
  MAIL_KINDS.flatMap((kind) => readSentences(kind).map((text, i) => toShortMail('sentences', kind, i, { text })));
