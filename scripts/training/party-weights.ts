import { readNewest } from '../../packages/core/src/application-mail/newest-part.ts';
import { describeMessage } from '../../packages/core/src/application-mail/parties/features.ts';
import { PARTY_LABELS, type Party } from '../../packages/core/src/application-mail/parties/labels.ts';
import type { NewestMessage } from '../../packages/core/src/application-mail/types.ts';
import type { Label } from '../../packages/core/src/tagging/labels.ts';
import type { Weights } from '../../packages/core/src/tagging/model.ts';
import type { LabeledMail } from './mail-sources.ts';
import { type TaggedExample, trainTagger } from './tagger.ts';

export interface PartyExample extends TaggedExample {
  id: string;
  isNone: boolean;
  writer: string;
  message: NewestMessage;
  company: string | null;
  title: string | null;
}

/** A message whose employer and job are marked wherever their names stand. */
export function toPartyExample({
  id,
  kind,
  writer,
  received,
  company,
  title,
  employers,
  titles,
}: LabeledMail): PartyExample {
  const message = readNewest(received);
  const { lines, tokens, features, breaks } = describeMessage(message);
  const labels = tokens.map((): Label<Party> => 'none');
  const parties: readonly (readonly [Party, string])[] = [
    ...employers.map((name) => ['employer', name] as const),
    ...titles.map((name) => ['title', name] as const),
  ];
  // The longest first, since “Acme” is in “Acme Careers” too.
  for (const [party, name] of parties.toSorted((a, b) => b[1].length - a[1].length))
    for (const [line, { text }] of lines.entries())
      for (let from = text.indexOf(name); from !== -1; from = text.indexOf(name, from + name.length)) {
        const to = from + name.length;
        const own = tokens.flatMap((token, i) =>
          token.line === line && token.from >= from && token.to <= to ? [i] : [],
        );
        const [first, last] = [tokens[own[0] ?? -1], tokens[own.at(-1) ?? -1]];
        if (first?.from !== from || last?.to !== to || own.some((i) => labels[i] !== 'none')) continue;
        own.forEach((i, at) => {
          labels[i] = at === 0 ? `${party}:first` : `${party}:inside`;
        });
      }
  return {
    id,
    isNone: kind === 'none',
    writer,
    message,
    company,
    title,
    features,
    breaks,
    labels: labels.map((label) => PARTY_LABELS.labels.indexOf(label)),
  };
}

/** Weights are stored in steps of 1 / 8. */
export const PARTY_STEPS = 8;

export const learnParties = (examples: readonly PartyExample[]): Weights =>
  trainTagger(examples, PARTY_LABELS, {
    rounds: 10,
    penalty: 3,
    dropped: 0.3,
    leastTimes: 3,
    leastWeight: 0.2,
    bias: 1,
    steps: PARTY_STEPS,
  });
