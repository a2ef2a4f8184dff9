import { namesPerson } from '../claims/words/people.ts';
import { LIGHT_VERBS } from '../claims/words/verbs.ts';
import { LIMITING, SCOPE_VERBS } from '../claims/words/weights.ts';
import { HEDGE_WORDS, NEGATION_WORDS, SCOPE_WORDS } from '../lexicon.ts';
import type { Alignment } from './alignment.ts';
import type { Unit } from './units.ts';
import { isStanding } from './word-classes.ts';

/** Signs of another claim in words that stay: of whom, of what, or how much it says something. */
export function listSigns(alignment: Alignment): string[] {
  return [
    ...listTaken(alignment),
    ...listTitles(alignment),
    ...listNumbers(alignment),
    ...listLost(alignment),
    ...listRoles(alignment),
  ];
}

const sign = (...names: string[]): string[] => names.map((name) => `sign ${name}`);

type Pair = { unit: Unit; partner: Unit; i: number; j: number };
const listPairs = ({ after, own, links }: Alignment): Pair[] =>
  after.flatMap((unit, i) => {
    const link = links[i];
    const partner = link && own[link.to];
    return link && partner ? [{ unit, partner, i, j: link.to }] : [];
  });

const isAct = ({ use }: Unit): boolean => use === 'act' || use === 'verbal';

/** Work of others, or of a team, that becomes the person's own. */
function listTaken(alignment: Alignment): string[] {
  return listPairs(alignment).flatMap(({ unit, partner }) => {
    if (unit.actor === partner.actor || partner.use === 'limit' || partner.use === 'manner') return [];
    if (partner.actor === 'other' && partner.term.noun !== partner.doer && unit.actor !== 'open')
      return sign(
        `taken ${partner.use}>${unit.use}`,
        `taken ${isAct(unit) ? 'act' : 'thing'}`,
        namesPerson(partner.doer) || /^(?:he|she|they)$/.test(partner.doer)
          ? `taken from person ${isAct(unit)}`
          : `taken from thing ${isAct(unit)}`,
      );
    if (partner.actor === 'other' && partner.term.noun === partner.doer)
      return sign(`doer left ${unit.relation}`, 'doer left', ...(unit.isTitle ? ['doer title'] : []));
    if (partner.actor === 'team') return sign('team left', `team left ${unit.use}`);
    if (unit.actor === 'team' || unit.actor === 'other')
      return sign(`given to ${unit.actor}`, `given to ${unit.actor} ${unit.use}`);
    return [];
  });
}

function listTitles({ after, own, links, back }: Alignment): string[] {
  return after.flatMap((unit, i) => {
    if (!unit.isTitle) return [];
    const link = links[i];
    const partner = link && own[link.to];
    if (!link || !partner) return sign('title new', `title new ${unit.relation}`);
    const signs: string[] = [];
    if (link.relation.score < 0.9) signs.push(...sign('title changed', `title changed ${link.relation.kind}`));
    if (!partner.isTitle)
      signs.push(...sign('title moved', `title moved ${partner.use}`, `title moved from ${partner.relation}`));
    const parts = own.filter(({ governor, at }) => governor === link.to && back[at] === undefined);
    const behind = own[link.to + 1];
    if (parts.length > 0) signs.push(...sign('title cut', `title cut ${parts[0]?.term.noun}`));
    if (behind && behind.clause === partner.clause && back[behind.at] === undefined && behind.relation === '')
      signs.push(...sign('title cut behind', `title cut behind ${behind.term.noun}`));
    return signs;
  });
}

const headOf = (units: readonly Unit[], at: number): Unit | undefined => {
  for (let k = at + 1; k < Math.min(units.length, at + 5); k++) {
    const unit = units[k] as Unit;
    if (unit.line !== units[at]?.line || unit.use === 'act') return undefined;
    if (unit.isHead) return unit;
  }
  return undefined;
};

function listNumbers(alignment: Alignment): string[] {
  const { after, own, links, back } = alignment;
  return listPairs(alignment).flatMap(({ unit, partner, i, j }) => {
    if (unit.use !== 'number') return [];
    const signs: string[] = [];
    const isYear = /^(?:19|20)\d\d$/.test(unit.term.text);
    const [now, was] = [headOf(after, i), headOf(own, j)];
    if (now && was && links[now.at]?.to !== was.at) {
      const state = back[was.at] !== undefined ? 'held' : 'gone';
      const other = links[now.at] ? 'other' : 'new';
      signs.push(...sign(`number ${isYear ? 'year' : 'head'} ${state} ${other}`, `number ${isYear ? 'year' : 'head'}`));
    }
    if (!now !== !was) signs.push(...sign(`number ${now ? 'gets' : 'loses'} head${isYear ? ' year' : ''}`));
    if (unit.relation !== partner.relation)
      signs.push(...sign('number relation', `number relation ${partner.relation}>${unit.relation}`));
    if (unit.left !== partner.left)
      signs.push(
        ...sign(
          'number left',
          `number left ${partner.left === '' ? 'none' : 'some'}>${unit.left === '' ? 'none' : 'some'}`,
        ),
      );
    return signs;
  });
}

/** Limits that are gone although what they limit stays. */
function listLost({ own, back, after, links }: Alignment): string[] {
  const lost = own.flatMap((unit, j) => {
    if (back[j] !== undefined) return [];
    const { text, noun } = unit.term;
    const kinds = [
      ...(NEGATION_WORDS.has(text) || unit.term.kind === 'negation' ? ['negation'] : []),
      ...(HEDGE_WORDS.has(text) ? ['hedge'] : []),
      ...(SCOPE_WORDS.has(text) ? ['scope'] : []),
      ...(LIMITING.has(text) ? ['limiting'] : []),
      ...(isStanding(unit) ? ['standing'] : []),
    ];
    if (kinds.length === 0) return [];
    const next = own[j + 1];
    const isNear = next !== undefined && next.clause === unit.clause && back[j + 1] !== undefined;
    const clause = own.filter((other) => other.clause === unit.clause && other.at !== j);
    const held = clause.filter(({ at }) => back[at] !== undefined).length;
    const state = isNear ? 'near' : held === 0 ? 'whole' : held * 2 >= clause.length ? 'most' : 'some';
    const sentence = own.some((other) => other.line === unit.line && back[other.at] !== undefined) ? 'line' : 'no line';
    return [
      ...sign(
        ...kinds.flatMap((kind) => [`lost ${kind} ${state}`]),
        `lost ${state}`,
        `lost ${state} ${unit.use}`,
        `lost ${noun} ${state}`,
        `lost ${noun}`,
        `lost ${state} ${sentence}`,
      ),
    ];
  });
  const come = after.flatMap((unit, i) =>
    links[i] || !(NEGATION_WORDS.has(unit.term.text) || unit.term.kind === 'negation')
      ? []
      : [...sign('negation new', `negation new ${unit.term.text}`)],
  );
  return [...lost, ...come];
}

/** Things that become what the person acted on, nouns that become actions, people who change sides. */
function listRoles(alignment: Alignment): string[] {
  const { after, own, back } = alignment;
  return listPairs(alignment).flatMap(({ unit, partner, j }) => {
    const signs: string[] = [];
    const governor = unit.governor === undefined ? undefined : after[unit.governor];
    if (unit.isHead && unit.use === 'noun' && unit.relation === '' && governor && isAct(governor)) {
      const verb = governor.verbs.some((one) => SCOPE_VERBS.has(one)) ? 'scope' : 'plain';
      if (partner.relation !== '' && partner.isHead)
        signs.push(...sign(`object from ${partner.relation}`, `object from relation ${verb}`, 'object from relation'));
      if (!partner.isHead) signs.push(...sign('object from inside', `object from inside ${verb}`));
      if (partner.term.possessive) signs.push(...sign('object from owner'));
    }
    if (isAct(unit) && !isAct(partner)) {
      const held = partner.governor === undefined ? undefined : own[partner.governor];
      const isLight = held?.verbs.some((verb) => LIGHT_VERBS.has(verb)) ?? false;
      signs.push(
        ...sign(
          `act from ${partner.use} ${partner.isHead ? 'head' : 'inside'}`,
          `act ${isLight ? 'light' : held ? 'held' : 'free'} ${unit.opens ? 'opens' : 'within'}`,
          `act from ${partner.opens ? 'opening' : partner.relation}`,
        ),
      );
      if (held && !isLight && back[held.at] !== undefined) signs.push(...sign('act beside its verb'));
    }
    if (partner.use === 'noun' && namesPerson(partner.term.noun) && unit.relation !== partner.relation)
      signs.push(
        ...sign(
          `person ${partner.relation}>${unit.relation}`,
          `person from ${partner.relation}`,
          `person to ${unit.relation}`,
          'person',
        ),
      );
    if (unit.term.plural && !partner.term.plural && unit.use === 'noun' && partner.use === 'noun') {
      const one =
        /^(?:a|an|one|the|my|our|this|his|her|their)$/.test(partner.determiner) || own[j - 1]?.term.text === '1';
      signs.push(...sign(`plural ${one ? 'of one' : 'bare'} ${partner.isHead ? 'head' : 'inside'}`));
    }
    if (
      isAct(unit) &&
      isAct(partner) &&
      /self/.test(partner.stand) &&
      /^(?:was|is|are|am|been|get)/.test(partner.stand) &&
      unit.stand !== partner.stand
    )
      signs.push(...sign(`voice ${partner.stand}>${unit.stand}`, 'voice'));
    if (
      isAct(unit) &&
      unit.joint !== partner.joint &&
      /^(?:which|that|who|because|since|so|while|when|after|before|until)$/.test(unit.joint)
    )
      signs.push(...sign('joined', `joined ${unit.joint}`));
    return signs;
  });
}
