import { listFeatures } from '../../packages/core/src/application-mail/scoring/features.ts';
import { type Scores, score } from '../../packages/core/src/application-mail/scoring/model.ts';
import type { PlainSentence } from '../../packages/core/src/application-mail/sentence-context.ts';
import type { MailKind } from '../../packages/core/src/application-mail/types.ts';
import type { Weights } from '../../packages/core/src/text/linear-model.ts';
import { type LogisticExample, type LogisticOptions, trainLogistic } from './logistic.ts';

export interface Example {
  /** Sentences of which at least one says it. A message that says nothing is in as many groups as it has sentences. */
  group: readonly PlainSentence[];
  kind: MailKind;
  /** Whether it is a sentence beside the one that tells the kind, and may say something else. */
  isBeside?: boolean;
  /** Whether the other sentences of its group are beside the one that tells the kind. */
  isWhole?: boolean;
}

const OPTIONS: LogisticOptions = {
  rounds: 30,
  penalty: 5,
  leastTimes: 2,
  dropped: 0.5,
  runs: 1,
  leastWeight: 0,
};
const LEAST_WEIGHT = 0.4;
/** A sentence beside the one that tells the kind counts less while it isn't known which of them do. */
const BESIDE_SHARE = 0.25;

/** Learns twice: the second time with the sentence of each group that tells its kind, and without those beside it that tell another. */
export function learnSentences(examples: readonly Example[], runs: number): Weights {
  const clear = examples.filter(({ group }) => group.length === 1);
  const read = (example: PlainSentence) => cached(example);
  let weights = trainLogistic(
    clear.flatMap(({ group, kind, isBeside }) =>
      group.map((one) => ({ features: read(one), kind, weight: isBeside ? BESIDE_SHARE : 1 })),
    ),
    OPTIONS,
  );
  for (let turn = 0; turn < 2; turn++) {
    const before = weights;
    weights = trainLogistic(
      examples.flatMap(({ group, kind, isBeside = false, isWhole = false }) => {
        const rated = group.map((one) => ({ features: read(one), scores: score(read(one), before) }));
        const best = rated.sort((a, b) => b.scores[kind] - a.scores[kind])[0];
        if (!best) return [];
        const own = isBeside && saysMore(best.scores) ? [] : [{ features: best.features, kind, weight: 1 }];
        const beside = isWhole ? rated.filter((one) => one !== best && !saysMore(one.scores)) : [];
        return [...own, ...beside.map(({ features }): LogisticExample => ({ features, kind: 'none', weight: 1 }))];
      }),
      turn === 0 ? OPTIONS : { ...OPTIONS, runs, leastWeight: LEAST_WEIGHT },
    );
  }
  return weights;
}

/** Whether a sentence says something, although another one was labeled. */
const saysMore = (scores: Scores): boolean => scores.none < 0.3;

const cache = new Map<PlainSentence, Map<string, number>>();
function cached(sentence: PlainSentence): Map<string, number> {
  const known = cache.get(sentence);
  if (known) return known;
  const made = listFeatures(sentence);
  cache.set(sentence, made);
  return made;
}
