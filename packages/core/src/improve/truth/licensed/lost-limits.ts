import { SCOPE_WORDS } from '../lexicon.ts';
import type { Segment, Word } from './read.ts';
import { isFree, set } from './words.ts';

/** Limits that belong to one action, so that another one in the same text doesn't keep them. */
const BOUND = set('not except failed share attempt plan learn observe if pending');

/** Whether the limits of all segments that are used are in the edit, and no other ones. */
export function lostLimit(
  wanted: readonly Segment[],
  all: readonly Segment[],
  licenses: ReadonlyMap<Word, Word[]>,
): string | undefined {
  const used = new Set([...licenses.values()].flat());
  const segments = new Set([...used].map(({ segment }) => segment));
  const own = new Set(all.flatMap(kindsOf));
  const said = new Set(wanted.flatMap(kindsOf));
  for (const { kind, word } of wanted.flatMap(({ limits }) => limits))
    if (SCOPE_WORDS.has(word) && !(own.has(kind) && (kind !== 'team' || all.some(sharesScope))))
      return `new limit (${kind})`;
  const teams = (list: readonly Segment[]) =>
    list.flatMap(({ limits }) => limits).filter(({ kind }) => kind === 'team').length;
  if (teams(wanted) < teams([...segments])) return 'lost limit (team)';
  for (const segment of all) {
    const isUsed = segments.has(segment);
    const touches = all.some(
      (one) => segments.has(one) && one.source === segment.source && one.sentence === segment.sentence,
    );
    if (!isUsed && !touches) continue;
    for (const limit of segment.limits) {
      if (said.has(limit.kind)) continue;
      if (
        limit.isLocal &&
        segment.words.some((word) => !isFree(word)) &&
        segment.words.find(({ at }) => at > limit.at)?.verb !== 'main' &&
        !isTouched(limit.at, segment, used)
      )
        continue;
      if (
        !isUsed &&
        segment.hasVerb &&
        segment.agent === 'self' &&
        !/^(?:if|team|pending|failed|supervised|until)$/.test(limit.kind)
      )
        continue;
      if (
        !isUsed &&
        segment.words.length > 0 &&
        !/^(?:if|until)$/.test(limit.kind) &&
        segment.agent !== 'self' &&
        segment.agent !== 'team'
      )
        continue;
      return `lost limit “${limit.word}” (${limit.kind})`;
    }
    if (isUsed && segment.agent === 'team' && !said.has('team')) return 'lost team';
    if (isUsed && segment.limits.some(({ kind }) => kind === 'not')) {
      const next = all.find(
        (one) =>
          one.source === segment.source &&
          one.index === segment.index + 1 &&
          one.sentence === segment.sentence &&
          !segment.hasVerb,
      );
      const left = [...segment.words, ...(next?.words ?? [])].find((word) => !used.has(word) && !isFree(word));
      if (left) return `dropped “${left.text}” of a denial`;
    }
  }
  for (const segment of wanted) {
    const grounds = new Set(segment.words.flatMap((word) => (licenses.get(word) ?? []).map((one) => one.segment)));
    const kinds = new Set(
      wanted
        .filter((one) => one.sentence === segment.sentence && (one === segment || !one.hasVerb))
        .flatMap(inheritedKinds(wanted)),
    );
    const mine = new Set(
      [...grounds].filter(({ hasVerb }) => hasVerb || grounds.size === 1).flatMap(inheritedKinds(all)),
    );
    for (const kind of mine)
      if (
        BOUND.has(kind) &&
        !kinds.has(kind) &&
        ![...grounds].some((one) => !one.hasVerb && !one.limits.length && kind !== 'not')
      )
        return `lost limit here (${kind})`;
    if (
      segment.limits.some(({ kind }) => kind === 'not') &&
      grounds.size > 0 &&
      ![...grounds].some((one) => inheritedKinds(all)(one).includes('not'))
    )
      return 'moved denial';
  }
  return undefined;
}

/** Whether a part says by a pronoun or an adverb that others took part. */
const sharesScope = ({ limits }: Segment): boolean =>
  limits.some(
    ({ kind, word }) => kind === 'team' && (SCOPE_WORDS.has(word) || word === 'with' || word === 'with-the-help-of'),
  );

const kindsOf = ({ limits, agent }: Segment): string[] => [
  ...limits.map(({ kind }) => kind),
  ...(agent === 'self' ? [] : ['team']),
];

/** In "helped sort and pack", the second verb has the limit of the first. */
const inheritedKinds =
  (all: readonly Segment[]) =>
  (segment: Segment): string[] => {
    const own = segment.limits.map(({ kind }) => kind);
    const before = all.find(
      (one) => one.source === segment.source && one.sentence === segment.sentence && one.index === segment.index - 1,
    );
    const verb = segment.words[0];
    const isJoined =
      before !== undefined &&
      segment.terms[segment.from - 1]?.kind === 'conjunction' &&
      verb !== undefined &&
      verb.verb !== '' &&
      /^(?:base|gerund)$/.test(verb.form);
    return isJoined ? [...own, ...inheritedKinds(all)(before)] : own;
  };

/** Whether the phrase with the limit, or the next one, is used. */
function isTouched(at: number, segment: Segment, used: ReadonlySet<Word>): boolean {
  const term = segment.terms[at];
  const next = segment.words.find(({ text }) => segment.terms.slice(at + 1, at + 4).some((one) => one.text === text));
  const self = segment.words.find(({ text }) => text === term?.text);
  const phrases = new Set([next?.phrase, self?.phrase]);
  return segment.words.some((word) => phrases.has(word.phrase) && used.has(word));
}
