import { SCOPE_VERBS, TIME } from '../claims/words/weights.ts';
import type { Segment, Word } from './read.ts';
import { isEmpty, isFree, STRONG } from './words.ts';

/** A detail without a verb comes from the line of the deed that it stands with. */
export function lostSource(
  wanted: readonly Segment[],
  licenses: ReadonlyMap<Word, Word[]>,
  sources: number,
): string | undefined {
  const of = (one: Segment | undefined) =>
    new Set((one?.words ?? []).flatMap((word) => (licenses.get(word) ?? []).map((own) => own.segment.source)));
  for (const [at, segment] of wanted.entries()) {
    if (segment.hasVerb || sources < 2) continue;
    const beside = (one: Segment) => one.hasVerb && one.sentence === segment.sentence;
    const theirs = of(wanted.slice(0, at).findLast(beside) ?? wanted.slice(at).find(beside));
    if (theirs.size > 0 && [...of(segment)].some((source) => !theirs.has(source))) return 'mixed sources';
  }
  return undefined;
}

/** Words whose claim covers all that follows, so that nothing of it is left out: "managed the budget for supplies". */
export function lostScope(licenses: ReadonlyMap<Word, Word[]>): string | undefined {
  const used = new Set([...licenses.values()].flat());
  for (const [word, list] of licenses) {
    const [own] = list;
    if (!own) continue;
    const isScope = word.verb !== '' && word.bases.some((base) => SCOPE_VERBS.has(base)) && own.verb !== '';
    const isTop =
      STRONG.has(own.text) &&
      /^(?:first|best|top|lead|senior|head|chief|principal|sole|single|only|expert|highest|largest)$/.test(own.text);
    const isFactor = own.bases.some((base) => /^(?:double|triple|halve)$/.test(base));
    if (!isScope && !isTop && !isFactor) continue;
    const { words } = own.segment;
    const rank = words.find((one) => one.isNumber && one.at === own.at + 1);
    if (isTop && rank && !used.has(rank)) return `dropped “${rank.text}” behind “${own.text}”`;
    const parts = new Set(words.filter(({ at, part }) => at > own.at && part > own.part).map(({ part }) => part));
    for (const part of parts) {
      const inPart = words.filter((one) => one.part === part);
      const isDetail =
        !inPart.some(({ isNumber }) => isNumber) &&
        inPart.some(
          ({ noun, role }) => TIME.test(noun) || /^(?:at|in|from|to|during|since|until|with|as)$/.test(role),
        ) &&
        !isTop &&
        !isFactor;
      if (!isDetail && inPart.every((one) => !used.has(one) && !isFree(one)))
        return `dropped “${inPart[0]?.role} ${inPart[0]?.text}” of “${own.text}”`;
    }
    const number = words.find(
      (one) =>
        one.isNumber &&
        one.at > own.at &&
        !used.has(one) &&
        one.role !== 'in' &&
        words.some((mate) => mate.phrase === one.phrase && mate !== one && used.has(mate)),
    );
    const ofTeam = words.find((one) => one.isNumber && one.role === 'of' && !used.has(one) && isScope);
    if (isScope && (number || ofTeam)) return `dropped “${(number ?? ofTeam)?.text}” of “${own.text}”`;
  }
  return undefined;
}

const HOW_OFTEN = /^(?:daily|weekly|monthly|annually|hourly|quarterly|nightly|per-.*)$/;

/** Figures, rates, choices, roles, and descriptions that limit what is used of a part aren't left out. */
export function lostDetail(
  wanted: readonly Segment[],
  all: readonly Segment[],
  licenses: ReadonlyMap<Word, Word[]>,
): string | undefined {
  const used = new Set([...licenses.values()].flat());
  const isUsed = (segment: Segment | undefined) => segment?.words.some((word) => used.has(word)) ?? false;
  const hasOr = (segment: Segment) =>
    segment.terms
      .slice(segment.from, segment.to + 1)
      .some(({ text }, at, list) => text === 'or' && !/^(?:so|more)$/.test(list[at + 1]?.text ?? ''));
  const saysOr = wanted.some(hasOr);
  for (const segment of all) {
    const { words, terms, from } = segment;
    if (!isUsed(segment)) {
      const before = all.find((one) => one.source === segment.source && one.index === segment.index - 1);
      if (terms[from]?.kind === 'relative' && terms[from - 1]?.kind !== 'mark' && isUsed(before))
        return `dropped description “${words[0]?.text}”`;
      const isBeside = all.some(
        (one) => one.source === segment.source && one.sentence === segment.sentence && isUsed(one),
      );
      if (!segment.hasVerb && words[0]?.role === 'as' && isBeside) return `dropped “as ${words[0].text}”`;
      continue;
    }
    if (hasOr(segment) && !saysOr && !segment.limits.some(({ kind }) => kind === 'not')) return 'lost choice';
    const left = words.filter((word) => !used.has(word));
    const hasFigure = words.some((word) => word.isNumber && used.has(word));
    const rate = left.find(({ text }) => HOW_OFTEN.test(text));
    const hasRate = words.some(({ text }, at) => HOW_OFTEN.test(text) && used.has(words[at] as Word));
    if (rate && (hasFigure || hasRate || left.some(({ isNumber, at }) => isNumber && rate.at - at < 3 && at < rate.at)))
      return `dropped “${rate.text}”`;
    for (const part of new Set(left.map((word) => word.part))) {
      const inPart = words.filter((word) => word.part === part);
      if (part === 0 || inPart.some((word) => used.has(word))) continue;
      const [first] = inPart;
      if (first?.role === 'as' && !isFree(first)) return `dropped “as ${first.text}”`;
      if (
        inPart.some(({ isNumber }) => isNumber) &&
        !/^(?:for|since|from|to|with|about|like|of|by|on)$/.test(first?.role ?? '')
      )
        return `dropped “${first?.role} ${first?.text}”`;
    }
    const span = left.find(
      (word) =>
        word.isNumber &&
        terms[word.at - 1]?.text === 'over' &&
        words.some((one) => one.phrase === word.phrase && TIME.test(one.noun)),
    );
    if (span && hasFigure) return `dropped “over ${span.text}”`;
    const between = words.filter((word) => word.role === 'between' && word.isNumber);
    if (between.some((word) => used.has(word)) && between.some((word) => !used.has(word))) return 'dropped a bound';
  }
  for (const [word, [own]] of licenses) {
    if (own?.verb !== '' || !word.definite || own.definite) continue;
    if (own.segment.words.some((one) => one.phrase === own.phrase && one.isNumber && !used.has(one)))
      return `dropped number of “the ${word.text}”`;
  }
  return undefined;
}

/** What a verb was done to doesn't stand without it: "planned a migration" isn't "migration". And later sentences that say no other deed stay. */
export function lostRest(
  wanted: readonly Segment[],
  all: readonly Segment[],
  licenses: ReadonlyMap<Word, Word[]>,
): string | undefined {
  const used = new Set([...licenses.values()].flat());
  for (const segment of wanted) {
    if (segment.hasVerb || segment.words.some(({ verb }) => verb !== '')) continue;

    for (const word of segment.words) {
      const own = licenses.get(word)?.[0];
      if (!own || own.role === 'as' || own.verb !== '' || word.part > 0 || own.part > 0) continue;
      const verb = own.segment.words.find((one) => one.verb === 'main' && one.at < own.at);
      if (verb && !used.has(verb) && !isEmpty(verb)) return `dropped verb “${verb.text}” of “${own.text}”`;
    }
  }
  const segments = new Set([...used].map(({ segment }) => segment));
  for (const segment of all) {
    const isLater = [...segments].some((one) => one.source === segment.source && one.sentence < segment.sentence);
    const isUsed = [...segments].some((one) => one.source === segment.source && one.sentence === segment.sentence);
    if (!isLater || isUsed) continue;
    const isDeed = all.some(
      (one) =>
        one.source === segment.source &&
        one.sentence === segment.sentence &&
        one.agent === 'self' &&
        !one.isReceived &&
        one.words.some(({ verb }) => verb === 'main') &&
        one.words.some(({ verb, part }) => verb === '' && part === 0),
    );
    if (!isDeed) return `lost sentence with “${segment.words[0]?.text ?? segment.limits[0]?.word}”`;
  }
  return undefined;
}
