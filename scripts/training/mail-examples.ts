import { readNewest } from '../../packages/core/src/application-mail/newest-part.ts';
import type { PlainSentence } from '../../packages/core/src/application-mail/sentence-context.ts';
import { toSentences } from '../../packages/core/src/application-mail/signals.ts';
import { MAIL_KINDS, type MailKind } from '../../packages/core/src/application-mail/types.ts';
import { type LabeledMail, readSentences, type Wording } from './mail-sources.ts';
import type { Example } from './sentence-weights.ts';

const listSingle = (sentences: readonly PlainSentence[], kind: MailKind): Example[] =>
  sentences.map((sentence) => ({ group: [sentence], kind, isBeside: true }));

export const listSentenceExamples = (): Example[] =>
  MAIL_KINDS.flatMap((kind) => readSentences(kind).map((line): Example => ({ group: toSentences(line), kind })));

export const toWordingExamples = ({ kind, text }: Wording): Example[] =>
  kind === 'none' ? listSingle(toSentences(text), kind) : [{ group: toSentences(text), kind }];

/** Messages whose sentences say something, although the message doesn’t change an application of its reader. */
const BY_CONTEXT = new Set(['fwd-friend', 'quoted-thread', 'hidden-text', 'withdrawn']);

const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** The sentences of a message: those of its quote say what it says, of the others we only know that they may. */
export function toMailExamples({ received, kind, quote, misleads }: LabeledMail): Example[] {
  const { subject, text } = readNewest(received);
  const sentences = toSentences(`${subject}\n${text}`);
  if (kind === 'none') return misleads !== null && BY_CONTEXT.has(misleads) ? [] : listSingle(sentences, 'none');
  if (quote === null) return sentences.length > 0 ? [{ group: sentences, kind, isWhole: true }] : [];
  const wanted = plainOf(quote);
  const isOwn = ({ text: own }: PlainSentence) => {
    const words = plainOf(own);
    return (
      words.length > 8 && wanted !== '' && (words.includes(wanted) || (wanted.includes(words) && words.length > 20))
    );
  };
  const own = sentences.filter(isOwn);
  return [
    ...(own.length > 0 ? [{ group: own, kind }] : []),
    ...listSingle(
      sentences.filter((one) => !isOwn(one)),
      'none',
    ),
  ];
}
