import { DROPPABLE } from '../claims/words/function-words.ts';
import { namesPerson } from '../claims/words/people.ts';
import type { Segment, Word } from './read.ts';
import { implied, isFree, STRONG } from './words.ts';

/** A thing that was only part of what another word says doesn't replace it: "screens for the app" isn't "the app". */
export function lostHead(licenses: ReadonlyMap<Word, Word[]>): string | undefined {
  const users = new Map<Word, Set<Segment>>();
  for (const [word, list] of licenses)
    for (const own of list) users.set(own, (users.get(own) ?? new Set()).add(word.segment));
  for (const [word, [own]] of licenses) {
    if (!own || implied.has(own) || word.verb !== '' || own.isNumber) continue;
    const { words } = own.segment;
    const staysHere = (one: Word | undefined) =>
      one === undefined || isFree(one) || (users.get(one)?.has(word.segment) ?? false);
    const isNested =
      word.part > 0 &&
      own.part > 1 &&
      /^(?:in|at)$/.test(own.role) &&
      words.some(({ part, role }) => part === own.part - 1 && /^(?:with|near|beside)$/.test(role));
    if (own.part > 0 && (word.part === 0 || isNested)) {
      const governor = words.findLast(
        (one) => one.part < own.part && one.isHead && one.verb === '' && !one.isNumber && !one.isSide && !isFree(one),
      );
      if (!staysHere(governor) && !(governor && namesPerson(governor.noun)))
        return `dropped head “${governor?.text}” of “${own.text}”`;
      const isApart =
        governor !== undefined &&
        !isFree(governor) &&
        !namesPerson(governor.noun) &&
        word.part === 0 &&
        !/^(?:including|like|as|plus)$/.test(own.role);
      if (
        isApart &&
        [...licenses].every(
          ([other, list]) => !list.includes(governor) || (other.verb === '' && other.phrase !== word.phrase),
        )
      )
        return `“${own.text}” was part of “${governor.text}”`;
    }
    if (/^(?:early|late|fast|hard|well|only|alone|online)$/.test(word.text)) {
      const before = word.segment.words.find(({ at }) => at === word.at - 1);
      const ground = before && licenses.get(before)?.[0];
      if (ground && before.verb === '' && ground.segment === own.segment && ground.at === own.at + 1)
        return `moved “${word.text}”`;
    }
    if (own.role === 'of' && word.part > 0) {
      const governor = words.findLast(
        (one) => one.part === own.part - 1 && one.isHead && one.verb === '' && !one.isNumber && !one.isSide,
      );
      if (!staysHere(governor) && !/^(?:team|crew|group|variety|range|lot)$/.test(governor?.noun ?? ''))
        return `dropped head “${governor?.text}” of “${own.text}”`;
    }
    if (word.isHead && !own.isHead) {
      const head = words.find((one) => one.phrase === own.phrase && one.isHead && !one.isNumber && !one.isSide);
      if (!staysHere(head)) return `dropped head “${head?.text}” of “${own.text}”`;
    }
    if (STRONG.has(own.text) || ORDINAL.test(own.text)) {
      const left = words.find(
        (one) =>
          one !== own && one.phrase === own.phrase && !staysHere(one) && (one.isNumber || !DROPPABLE.has(one.text)),
      );
      if (
        left &&
        words.indexOf(left) < words.findLastIndex(({ phrase }) => phrase === own.phrase) + 1 &&
        (left.isNumber || words.indexOf(left) <= words.indexOf(own) + 1)
      )
        return `dropped “${left.text}” beside “${own.text}”`;
    }
  }
  return undefined;
}

const ORDINAL = /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)$/;
