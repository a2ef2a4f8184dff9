import { PLACEHOLDER_TEXT } from '../ats/caps/placeholder-text.ts';
import { collectFacts, type Facts, type ScoreSubject } from '../ats/facts/index.ts';
import { findBestUse, formatRequirement, sortRequiredSkills } from '../ats/facts/requirements.ts';
import { TextReader } from '../ats/facts/text-facts.ts';
import { createPointScorer, type PointScorer, type Points, type ScoreInput } from '../ats/score.ts';
import { getSkillById } from '../skills/index.ts';
import { draftFromFact } from './fact.ts';
import { stableId } from './ids.ts';
import { outlookOf, withoutTopics } from './outlook.ts';
import { smallestPath } from './path.ts';
import { accepted, exactTotal, priceOf } from './pricing.ts';
import { proposeDeduplication, proposeEmptying, proposePrivacy } from './proposals/clean-up.ts';
import { proposeContact } from './proposals/contact.ts';
import { type Draft, listed, type ProposalContext, type ProposalMaker } from './proposals/context.ts';
import { proposeOrder } from './proposals/order.ts';
import { proposeProfile } from './proposals/profile.ts';
import { proposeListing, proposeSkillNames } from './proposals/skills.ts';
import { proposeSplits } from './proposals/split.ts';
import { proposeWording } from './proposals/wording.ts';
import { questionsFor } from './questions.ts';
import { verifyProposal } from './truth/verify-proposal.ts';
import type { ConfirmedFact, Edit, ImprovementPlan, Proposal, Shortfall } from './types.ts';

/** The total that the plan leads to. */
export const GOAL = 80;

export interface PlanInput extends ScoreInput {
  /** Facts that the person confirmed and that aren't in the résumé yet. */
  facts?: readonly ConfirmedFact[];
  /** Ids of proposals and questions that the person declined: they are neither offered nor counted in any total. */
  declined?: readonly string[];
}

/** Each change is scored on its own, so a file that was read as hundreds of roles gets the first ones only. */
const MAX_CHANGES = 150;

/** In order of precedence: if two proposals change the same line, the first one wins. */
const PROPOSAL_MAKERS: readonly ProposalMaker[] = [
  proposeContact,
  proposeDeduplication,
  proposeEmptying,
  proposePrivacy,
  proposeWording,
  proposeSplits,
  proposeSkillNames,
  proposeListing,
  proposeOrder,
  proposeProfile,
];

/**
 * Everything that would honestly improve the résumé: proposals based on the person's own words or confirmed facts, each checked by `verifyProposal` and priced
 * by scoring the résumé with it; questions that only the person can answer; and the smallest set of proposals that reaches 80, or what is missing. The
 * same input produces the same plan.
 *
 * @throws RangeError unless `asOf` is `YYYY-MM`.
 */
export function planImprovements({
  facts: confirmed = [],
  declined = [],
  job,
  asOf,
  ...subject
}: PlanInput): ImprovementPlan {
  const reader = new TextReader();
  const score = createPointScorer(job, asOf, reader);
  const before = score(subject);
  const facts = collectFacts(subject, job, asOf, reader);
  const drafts = draftsOf({ resume: subject.resume, facts, ...(job && { job }) }, confirmed);
  const sources = { resume: subject.resume, facts: confirmed, asOf };
  const sound = removeConflicts(drafts)
    .slice(0, MAX_CHANGES)
    .filter((draft) => verifyProposal(draft, sources).ok);
  const offered = [...proposeLayout(subject), ...sound]
    .map((draft) => priceDraft(score, subject, before, draft))
    .filter(({ kind, points }) => points > 0 || (points === 0 && kind !== 'layout'))
    .sort((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1));
  const refusals = new Set(declined);
  const isDeclined = ({ id }: { id: string }) => refusals.has(id);
  const proposals = removeLosses(
    score,
    subject,
    offered.filter((proposal) => !isDeclined(proposal)),
  );
  const base = accepted(subject, proposals);
  const reachable = Math.max(before.total, score(base).total);
  const all = questionsFor(facts, subject, score, before, confirmed);
  const [dropped, asked] = [all.filter(isDeclined), all.filter((question) => !isDeclined(question))];
  const later = questionsFor(collectFacts(base, job, asOf, reader), base, score, score(base), confirmed);
  const settle = (answered: ScoreSubject) =>
    accepted(answered, proposeOrder({ resume: answered.resume, facts: collectFacts(answered, job, asOf, reader) }));
  const outlook = outlookOf(score, base, withoutTopics(later, dropped), asked, settle);
  const path = before.total >= GOAL ? undefined : smallestPath(score, subject, proposals, GOAL);
  const best = Math.max(reachable, path?.total ?? 0, before.total);
  return {
    from: before.total,
    reachable,
    path: path?.proposals.map(({ id }) => id) ?? [],
    pathTotal: path?.total ?? before.total,
    proposals,
    withAnswers: { ...outlook, total: Math.max(reachable, outlook.total) },
    questions: asked.map(({ sample: _sample, ...question }) => question),
    refused: offered.filter(isDeclined),
    ...(best < GOAL && { shortfall: describeShortfall(facts, score(base), best) }),
  };
}

/** Removals are always offered. Each is worthwhile unless another proposal uses the removed text, and then its price shows that. */
const REMOVAL_KINDS: ReadonlySet<Proposal['kind']> = new Set(['duplicate', 'empty', 'private']);

/** Proposals without those that reduce the total of the others, so that accepting them in any order never lowers it. */
function removeLosses(score: PointScorer, subject: ScoreSubject, proposals: readonly Proposal[]): Proposal[] {
  let left = [...proposals];
  let most = exactTotal(score(accepted(subject, left)));
  for (const proposal of [...proposals].reverse()) {
    if (REMOVAL_KINDS.has(proposal.kind)) continue;
    const others = left.filter((one) => one !== proposal);
    const without = exactTotal(score(accepted(subject, others)));
    if (without <= most) continue;
    left = others;
    most = without;
  }
  return left;
}

/** Every change that the makers produce, before it is checked or priced. A template that isn't filled in gets none: its text is to be replaced, not tidied. */
export function draftsOf(context: ProposalContext, confirmed: readonly ConfirmedFact[]): Draft[] {
  return [
    ...confirmed.flatMap((fact) => draftFromFact(context.resume, fact) ?? []),
    ...(PLACEHOLDER_TEXT.find(context.facts) ? [] : PROPOSAL_MAKERS.flatMap((make) => make(context))),
  ];
}

/** Turns a confirmed fact into a proposal, priced and checked against the fact's own words; undefined if no true proposal follows from it. */
export function proposalFromFact(input: Omit<PlanInput, 'facts'>, fact: ConfirmedFact): Proposal | undefined {
  const { job, asOf, ...subject } = input;
  const draft = draftFromFact(subject.resume, fact);
  if (!draft || !verifyProposal(draft, { resume: subject.resume, facts: [fact], asOf }).ok) return undefined;
  const score = createPointScorer(job, asOf);
  return priceDraft(score, subject, score(subject), draft);
}

function priceDraft(score: PointScorer, subject: ScoreSubject, before: Points, draft: Draft): Proposal {
  return {
    ...draft,
    id: stableId('p', [draft.kind, JSON.stringify(draft.edits.map(withoutIndex))]),
    ...priceOf(score, subject, before, draft),
  };
}

/** A declined proposal stays declined after other entries of the list that it changes have come or gone. */
const withoutIndex = (edit: Edit): object => ('index' in edit ? { ...edit, index: undefined } : edit);

function proposeLayout(subject: ScoreSubject): Draft[] {
  if (subject.views.length === 0 && subject.signals.pages <= 1 && subject.signals.hidden.length === 0) return [];
  return [
    {
      kind: 'layout',
      title: 'Use a layout every system can read',
      reason:
        'One column, plain headings, consistent dates and contact details in the body. We check that every field can be read before you download.',
      source: { kind: 'layout' },
      edits: [],
    },
  ];
}

/** If two proposals change the same text, the first one stays; the other is generated again once the first is settled. */
function removeConflicts(drafts: readonly Draft[]): Draft[] {
  const taken = new Set<string>();
  return drafts.filter(({ edits }) => {
    const paths = edits.flatMap((edit) =>
      edit.kind === 'set' ? [edit.path] : edit.kind === 'remove' ? [`${edit.list}/${edit.id}`] : [],
    );
    if (paths.some((path) => taken.has(path))) return false;
    for (const path of paths) taken.add(path);
    return true;
  });
}

function describeShortfall(facts: Facts, best: Points, total: number): Shortfall {
  const missing = sortRequiredSkills(facts)
    .filter((requirement) => !findBestUse(facts, requirement) && getSkillById(requirement.skill)?.kind !== 'trait')
    .map(formatRequirement);
  const weakest = best.parts
    .flatMap(({ rules }) => rules)
    .filter(({ id, earned, possible }) => id !== 'must-have.skills' && possible - earned >= 100)
    .sort((a, b) => b.possible - b.earned - (a.possible - a.earned))
    .slice(0, 3)
    .map(({ name }) => name.toLowerCase());
  const template = PLACEHOLDER_TEXT.find(facts);
  if (template) return { missing, best: total, text: `${template.reason} ${template.fix}` };
  const asks =
    missing.length > 0
      ? ` The job requires ${listed(missing)}, but we didn’t find ${missing.length === 1 ? 'it' : 'them'} in your résumé.`
      : '';
  const otherwise = facts.job ? ' If none apply, this job asks for more than your experience covers.' : '';
  const rest = weakest.length > 0 ? ` You lose the most points for: ${listed(weakest)}.` : '';
  return {
    missing,
    best: total,
    text: `With every suggestion, your résumé reaches ${total} of 100.${asks}${rest} Answer the questions to add more.${otherwise}`,
  };
}
