import { toComparable } from '../../ats/wording/words.ts';
import { getField } from '../../resume/index.ts';
import type { Resume } from '../../resume/model.ts';
import { findSkillByName, findSkills } from '../../skills/index.ts';
import type { SkillMention } from '../../skills/types.ts';
import { bodyOf, dateOf, isConcrete, isDenial } from '../answers.ts';
import { applyEdit, EditError } from '../edit.ts';
import { credentialOf, factLine, withAmount } from '../fact.ts';
import { isPrivateLine } from '../private-lines.ts';
import { duplicatesIn, emptiesIn } from '../redundant.ts';
import { latestTitle } from '../summary.ts';
import { losesStanding, shortTitle } from '../titles.ts';
import type { ConfirmedFact, Edit, ListValue, Proposal, TruthSources, TruthVerdict, TruthViolation } from '../types.ts';
import { isClaimedInTitle, isClaimedSkill } from './claimed-skill.ts';
import { dialled, sameWords, squeezed } from './identity.ts';
import { isAbbreviationOf, isNamedBy } from './skill-names.ts';
import { collectSourceFacts } from './source-facts.ts';
import { verifySummary } from './verify-summary.ts';
import { together, verifyMerge, verifySplit, verifyText } from './verify-text.ts';

const TRUE: TruthVerdict = { ok: true, violations: [] };

/**
 * Whether the résumé, after a proposal, says only what the person has said. Every edit is checked against the field it changes, or against a fact confirmed for
 * that place: words may not move from one role to another, names, titles, and dates stay as they are, and only empty, repeated, or private content may be
 * removed.
 *
 * @throws EditError if an edit can't be applied to the résumé.
 */
export function verifyProposal(proposal: Pick<Proposal, 'edits'>, sources: TruthSources): TruthVerdict {
  const whole = verifyAsSplit(proposal.edits) ?? verifyAsMerge(proposal.edits);
  if (whole) {
    proposal.edits.reduce(applyEdit, sources.resume);
    return whole;
  }
  const verdicts: TruthVerdict[] = [];
  let resume = sources.resume;
  for (const edit of proposal.edits) {
    verdicts.push(verifyEdit(edit, { ...sources, resume }));
    resume = applyEdit(resume, edit);
  }
  return together(verdicts);
}

/** One bullet that is cut to its first part, followed by new bullets with the rest. The result is verified as a whole. */
function verifyAsSplit(edits: readonly Edit[]): TruthVerdict | undefined {
  const [first, ...rest] = edits;
  if (first?.kind !== 'set' || first.before === null || first.after === null || rest.length === 0) return undefined;
  const list = first.path.slice(0, first.path.lastIndexOf('/'));
  const parts = rest.map((edit) => (edit.kind === 'insert' && edit.list === list ? getText(edit.value) : undefined));
  if (!list.endsWith('/bullets') || !parts.every((part) => part !== undefined)) return undefined;
  return verifySplit([first.after, ...parts], first.before);
}

/** One bullet that absorbs others from its role, which are removed. The result is verified as a whole. */
function verifyAsMerge(edits: readonly Edit[]): TruthVerdict | undefined {
  const [first, ...rest] = edits;
  if (first?.kind !== 'set' || first.before === null || first.after === null || rest.length === 0) return undefined;
  const list = first.path.slice(0, first.path.lastIndexOf('/'));
  const others = rest.map((edit) => (edit.kind === 'remove' && edit.list === list ? getText(edit.value) : undefined));
  if (!list.endsWith('/bullets') || !others.every((text) => text !== undefined)) return undefined;
  return verifyMerge(first.after, [first.before, ...others]);
}

function verifyEdit(edit: Edit, sources: TruthSources): TruthVerdict {
  switch (edit.kind) {
    case 'move':
      return TRUE;
    case 'set':
      return verifySet(edit, sources);
    case 'insert':
      return verifyInsert(edit, sources);
    case 'remove':
      return verifyRemoval(edit, sources.resume);
  }
}

const LINES_PATTERN =
  /^(?:summary|(?:work|volunteer|projects)\/[^/]+\/(?:summary|bullets\/[^/]+)|education\/[^/]+\/bullets\/[^/]+|other\/[^/]+\/lines\/[^/]+)$/;
const KEYWORD_PATTERN = /^skills\/[^/]+\/keywords\//;

function verifySet({ path, before, after }: Extract<Edit, { kind: 'set' }>, sources: TruthSources): TruthVerdict {
  if ((getField(sources.resume, path) ?? null) !== before) throw new EditError('edit.stale', path);
  if (after === null || after.trim() === '')
    return (before ?? '').trim() === ''
      ? TRUE
      : createRefusal('removed', before ?? '', 'This would delete what you wrote.');
  const own = before ?? '';
  if (path === 'contact/headline' && isLatestTitle(after, sources)) return TRUE;
  if (path === 'summary' && own === '' && verifySummary(after, sources)) return TRUE;
  if (isConfirmed(path, own, after, sources.facts)) return TRUE;
  if (LINES_PATTERN.test(path)) return verifyText(after, [own]);
  if (KEYWORD_PATTERN.test(path)) return isSameSkill(own, after) ? TRUE : verifyText(after, [own], 'list');
  return isSameValue(path, own, after) ? TRUE : verifyChange(path, own, after);
}

/** Names, titles, dates, and addresses must keep the same words; whitespace, case, and stray characters may change. */
function isSameValue(path: string, before: string, after: string): boolean {
  if (before === '') return false;
  if (path === 'contact/phone') return dialled(before) === dialled(after) && dialled(after) !== '';
  if (path === 'contact/email' || path.endsWith('/url')) return squeezed(before) === squeezed(after);
  if (/\/(?:start|end|date|expires)$/.test(path)) return before === after;
  return sameWords(before, after);
}

function verifyChange(path: string, before: string, after: string): TruthVerdict {
  if (/\/(?:start|end|date|expires)$/.test(path))
    return createRefusal('date-changed', after, `The date was ${before || 'not given'}.`);
  if (/\/(?:employer|institution|issuer|by)$/.test(path))
    return createRefusal('employer-changed', after, `The name was ${before || 'not given'}.`);
  if (/\/(?:title|role|degree|headline)$/.test(path))
    return createRefusal('stronger-claim', after, `You wrote ${before || 'nothing here'}.`);
  return createRefusal('new-word', after, `You wrote ${before || 'nothing here'}.`);
}

/** A value that the person gave for this exact field, or an amount they gave for this exact line. */
function isConfirmed(path: string, before: string, after: string, facts: readonly ConfirmedFact[]): boolean {
  return facts.some(({ target, text }) => {
    if (target !== path || isDenial(text)) return false;
    const body = bodyOf(text);
    if (LINES_PATTERN.test(path) && before !== '') return after === withAmount(before, body);
    if (before !== '') return false;
    return /\/(?:start|end|date)$/.test(path) ? after === dateOf(body) : after === body;
  });
}

/** The latest title as written, or without the team; words of standing stay in both. */
function isLatestTitle(text: string, sources: TruthSources): boolean {
  const title = latestTitle(collectSourceFacts(sources))?.title;
  return title !== undefined && (text === title || (text === shortTitle(title) && !losesStanding(title, text)));
}

/** One skill spelled otherwise, or in full with or without its abbreviation in parentheses: "QA", "Quality Assurance (QA)". */
function isSameSkill(before: string, after: string): boolean {
  const skill = findSkillByName(before)?.id;
  if (skill === undefined || findSkillByName(after)?.id !== skill) return false;
  const [, full = after, added] = /^(.+?) \((.+)\)$/.exec(after) ?? [];
  if (added !== undefined && added !== before) return false;
  const isSpelling = toComparable(before).replaceAll(' ', '') === toComparable(after).replaceAll(' ', '');
  return isSpelling || isAbbreviationOf(before, full, skill);
}

function verifyInsert(edit: Extract<Edit, { kind: 'insert' }>, sources: TruthSources): TruthVerdict {
  const { list, value } = edit;
  if (typeof value === 'string') return verifyKeyword(value, sources);
  if (list === 'skills' && typeof value === 'object' && 'keywords' in value) {
    const isPlain = (value.name ?? 'Skills') === 'Skills' && value.level === undefined;
    return isPlain
      ? together(value.keywords.map((word) => verifyKeyword(word, sources)))
      : createRefusal('new-word', value.name ?? '', 'This would add a skill group name or level you didn’t give.');
  }
  if ((list === 'certifications' || list === 'languages') && 'name' in value && value.name) {
    return verifyCredential({ ...value, name: value.name }, sources);
  }
  const text = getText(value);
  if (text === undefined || !list.endsWith('/bullets'))
    return createRefusal('new-word', edit.id, 'This would add an entry you didn’t write.');
  const role = list.slice(0, -'/bullets'.length);
  const described = sources.facts.filter(({ target, text: answer }) => target === role && !isDenial(answer));
  if (described.some((fact) => factLine(bodyOf(fact.text), fact.skill) === text)) return TRUE;
  return verifyText(
    text,
    described.map((fact) => bodyOf(fact.text)),
  );
}

/** A confirmed license or language: its name, and nothing else except the given date. */
function verifyCredential(value: { name: string }, { facts }: TruthSources): TruthVerdict {
  const said = Object.entries(value).filter(([key]) => key !== 'id');
  const isReported = facts.some(({ skill, text }) => {
    if (skill === undefined || isDenial(text)) return false;
    const described = new Map<string, string>(Object.entries(credentialOf(skill, bodyOf(text))));
    return said.every(([key, field]) => field === described.get(key));
  });
  return isReported ? TRUE : createRefusal('new-skill', value.name, 'You haven’t told us this in these words.');
}

function getText(value: ListValue): string | undefined {
  return typeof value === 'object' && 'text' in value ? value.text : undefined;
}

/** A skill may be listed if a role says that the person used it, or if the person told us what they did with it. */
function verifyKeyword(word: string, { resume, facts }: TruthSources): TruthVerdict {
  const skill = findSkillByName(word);
  const showsSkill = (text: string, claims: (text: string, mention: SkillMention) => boolean) =>
    findSkills(text).some(
      (mention) =>
        mention.skill === skill?.id &&
        isNamedBy(text.slice(mention.start, mention.end), mention.skill) &&
        claims(text, mention),
    );
  const isShown =
    skill !== undefined &&
    (listTitles(resume).some((title) => showsSkill(title, isClaimedInTitle)) ||
      listLines(resume).some((line) => showsSkill(line, isClaimedSkill)));
  const isReported = skill !== undefined && facts.some((fact) => fact.skill === skill.id && isConcrete(fact));
  return isShown || isReported ? TRUE : createRefusal('new-skill', word, `None of your roles mentions ${word}.`);
}

const listTitles = ({ work, volunteer, projects }: Resume): string[] =>
  [...work, ...volunteer].map(({ title }) => title ?? '').concat(projects.map(({ name }) => name ?? ''));

const listLines = ({ work, volunteer, projects }: Resume): string[] =>
  [...work, ...volunteer, ...projects].flatMap(({ summary, bullets }) => [
    summary ?? '',
    ...bullets.map(({ text }) => text),
  ]);

function verifyRemoval({ list, id, value }: Extract<Edit, { kind: 'remove' }>, resume: Resume): TruthVerdict {
  const redundant = [...duplicatesIn(resume), ...emptiesIn(resume)];
  if (redundant.some((removable) => removable.list === list && removable.id === id)) return TRUE;
  const text = getText(value);
  if (text !== undefined && /^other\/[^/]+\/lines$/.test(list) && isPrivateLine(text)) return TRUE;
  return createRefusal(
    'removed',
    typeof value === 'string' ? value : (text ?? id),
    'This would delete what you wrote.',
  );
}

function createRefusal(code: TruthViolation['code'], text: string, message: string): TruthVerdict {
  return { ok: false, violations: [{ code, text, message }] };
}
