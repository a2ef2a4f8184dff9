/** Random walks over the score and Improve pages, with everything that the pages state checked against each other at each step. */
import { createScorer, type ScoreReport, type ScoreSubject, toExportedSubject } from '@foothold/core/ats';
import {
  acceptProposals,
  type ConfirmedFact,
  GOAL,
  type ImprovementPlan,
  type Proposal,
  planImprovements,
  type Question,
} from '@foothold/core/improve';
import type { JobRequirements } from '@foothold/core/jobs';
import { getSkillById } from '@foothold/core/skills';
import { traceChanges } from '../../apps/server/src/domains/resumes/changes.ts';
import { buildFormatChecklist } from '../../apps/web/src/features/resumes/score/checklist.ts';
import { formatPoints, listFindings } from '../../apps/web/src/features/resumes/score/findings.ts';
import { groupKeywords } from '../../apps/web/src/features/resumes/score/keywords.ts';
import {
  findBindingCap,
  formatEarned,
  formatScoreSentence,
  formatSum,
  listBiggestFixes,
} from '../../apps/web/src/features/resumes/score/verdict.ts';
import { formatPlanSummary } from '../../apps/web/src/features/resumes/visitor/plan-summary.ts';
import type { Random } from './random.ts';

export interface WalkCase {
  name: string;
  subject: ScoreSubject;
  job: JobRequirements | undefined;
}

/** What a person sees: the score page and the Improve page of one state. */
interface Screen {
  report: ScoreReport;
  plan: ImprovementPlan;
}

interface State {
  subject: ScoreSubject;
  facts: readonly ConfirmedFact[];
  declined: readonly string[];
}

export interface WalkResult {
  /** What contradicts something else, one sentence each. */
  contradictions: string[];
  /** Where a click changed how far answers can lead, which is an estimate: it depends on what somebody answers, and where. */
  estimates: string[];
  /** Clicks of each kind. */
  clicks: Map<ClickKind, number>;
}

export const CLICK_KINDS = [
  'accept',
  'accept path',
  'accept all',
  'refuse',
  'take back',
  'answer',
  'not applicable',
  'undo',
] as const;
export type ClickKind = (typeof CLICK_KINDS)[number];

const AS_OF = '2026-11';
const HUNDREDTHS = 100;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Clicks at random until there is nothing left to click or the walk is long enough. The same random numbers make the same walk. */
export function walk({ name, subject, job }: WalkCase, random: Random, length = 10): WalkResult {
  const score = createScorer(job, AS_OF);
  const contradictions: string[] = [];
  const estimates: string[] = [];
  const clicks = new Map<ClickKind, number>();
  const look = ({ subject: now, facts, declined }: State): Screen => ({
    report: score(now),
    plan: planImprovements({ ...now, ...(job && { job }), asOf: AS_OF, facts, declined }),
  });

  let state: State = { subject, facts: [], declined: [] };
  let screen = look(state);
  const earlier: { subject: ScoreSubject; total: number }[] = [];
  const note = (about: string, found: readonly string[]) =>
    contradictions.push(...found.map((text) => `${name}, ${about}: ${text}`));
  note('start', checkScreen(screen));

  for (let step = 1; step <= length; step++) {
    const choices = listClicks(screen.plan, earlier.length);
    if (choices.length === 0) break;
    const kind = random.pick(choices);
    const before = screen;
    const result = click(kind, state, before.plan, random);
    if (!result) continue;
    clicks.set(kind, (clicks.get(kind) ?? 0) + 1);
    const about = `step ${step} (${kind}${result.about})`;
    if (kind === 'undo') {
      const last = earlier.pop();
      if (last) state = { ...state, subject: last.subject };
      screen = look(state);
      note(about, last?.total === screen.report.total ? [] : ['undoing doesn’t restore the total']);
    } else {
      if (result.state.subject !== state.subject) earlier.push({ subject: state.subject, total: before.report.total });
      state = result.state;
      screen = look(state);
      note(about, checkClick(kind, result.accepted, before, screen));
      estimates.push(...checkEstimate(kind, before.plan, screen.plan).map((text) => `${name}, ${about}: ${text}`));
    }
    note(about, checkScreen(screen));
  }
  return { contradictions, estimates, clicks };
}

function listClicks({ proposals, questions, refused, path }: ImprovementPlan, versions: number): ClickKind[] {
  const possible: Record<ClickKind, boolean> = {
    accept: proposals.length > 0,
    'accept path': path.length > 0,
    'accept all': proposals.length > 1,
    refuse: proposals.length > 0,
    'take back': refused.length > 0,
    answer: questions.length > 0,
    'not applicable': questions.length > 0,
    undo: versions > 0,
  };
  // Accepts and answers are what people do most.
  const weights: Partial<Record<ClickKind, number>> = { accept: 4, answer: 4 };
  return CLICK_KINDS.flatMap((kind) => (possible[kind] ? Array<ClickKind>(weights[kind] ?? 1).fill(kind) : []));
}

interface Click {
  state: State;
  accepted: readonly Proposal[];
  about: string;
}

/** @returns undefined if the click changes nothing */
function click(kind: ClickKind, state: State, plan: ImprovementPlan, random: Random): Click | undefined {
  const unchanged = { state, accepted: [], about: '' };
  switch (kind) {
    case 'accept':
      return accept(state, [random.pick(plan.proposals)]);
    case 'accept path':
      return accept(
        state,
        plan.proposals.filter(({ id }) => plan.path.includes(id)),
      );
    case 'accept all':
      return accept(state, plan.proposals);
    case 'refuse': {
      const { id, title } = random.pick(plan.proposals);
      return { ...unchanged, state: { ...state, declined: [...state.declined, id] }, about: `: ${title}` };
    }
    case 'take back': {
      const { id, title } = random.pick(plan.refused);
      const declined = state.declined.filter((one) => one !== id);
      return { ...unchanged, state: { ...state, declined }, about: `: ${title}` };
    }
    case 'not applicable': {
      const { id, text } = random.pick(plan.questions);
      return { ...unchanged, state: { ...state, declined: [...state.declined, id] }, about: `: ${text}` };
    }
    case 'answer': {
      const question = random.pick(plan.questions);
      const fact = createFact(question, state, random);
      const facts = [...state.facts.filter(({ questionId }) => questionId !== question.id), fact];
      return { ...unchanged, state: { ...state, facts }, about: `: ${question.text} “${fact.text}”` };
    }
    case 'undo':
      return unchanged;
  }
}

/** Accepts proposals as the server does: checked again, with the changed fields traced. */
function accept(state: State, proposals: readonly Proposal[]): Click | undefined {
  const { subject, facts } = state;
  const result = acceptProposals(proposals, { resume: subject.resume, facts, asOf: AS_OF });
  if (!result.ok) return undefined;
  const { provenance } = traceChanges(
    { content: subject.resume, provenance: subject.provenance ?? {} },
    result.resume,
    'confirmed',
  );
  const next = proposals.some(({ kind }) => kind === 'layout')
    ? toExportedSubject(result.resume)
    : { ...subject, resume: result.resume, ...(subject.provenance && { provenance }) };
  return {
    state: { ...state, subject: next },
    accepted: proposals,
    about: `: ${proposals.map(({ title }) => title).join('; ')}`,
  };
}

/** Answers for empty fields, by the name of the field. */
const FIELD_ANSWERS: Record<string, readonly string[]> = {
  start: ['March 2021', '2019'],
  end: ['March 2023', 'still there'],
  email: ['robin@example.com'],
  phone: ['(555) 010-0142'],
  location: ['Boise, ID'],
  title: ['Team lead'],
  employer: ['Larkspur Foods'],
  name: ['Robin Example'],
};

/** What a person might answer; some answers are too vague to become a proposal. */
function createFact(question: Question, { subject }: State, random: Random): ConfirmedFact {
  const { id, skill, kind, target, asksWhere } = question;
  const name = skill === undefined ? undefined : (getSkillById(skill)?.name ?? skill);
  const amount = 2 + random.below(60);
  const texts = name
    ? [`Used ${name} for ${amount} reports a month`, `Did ${name} for ${amount} people a week`, `A bit of ${name}`]
    : kind === 'amount'
      ? [`${amount}`, `about ${amount} a week`, 'not sure']
      : kind === 'missing-field'
        ? (FIELD_ANSWERS[target?.split('/').at(-1) ?? ''] ?? ['not sure'])
        : [`Trained ${amount} new colleagues on the register`, `Wrote ${amount} reports for the manager`];
  const roles = (['work', 'projects', 'volunteer'] as const).flatMap((list) =>
    subject.resume[list].map((entry) => `${list}/${entry.id}`),
  );
  const place = asksWhere && roles.length > 0 ? random.pick(roles) : target;
  return {
    id: `fact-${id}`,
    questionId: id,
    text: random.pick(texts),
    ...(skill !== undefined && { skill }),
    ...(place !== undefined && { target: place }),
    confirmedAt: '2026-11-02T10:00:00.000Z',
  };
}

/** What the pages of one state say about the same thing. */
export function checkScreen({ report, plan }: Screen): string[] {
  return [...checkReport(report), ...checkKeywords(report), ...checkPlan(plan, report)];
}

const unless = (isRight: boolean, text: string): string[] => (isRight ? [] : [text]);

function checkReport(report: ScoreReport): string[] {
  const { parts, total, caps, kind } = report;
  const earned = sum(parts.map((part) => part.earned));
  const possible = sum(parts.map((part) => part.possible));
  const findings = listFindings(report);
  const { fixes } = listBiggestFixes(report);
  const checklist = buildFormatChecklist(report);
  const format = parts.filter(({ id }) => checklist.parts.some(({ part }) => part.id === id));
  const rest = parts.filter((part) => !format.includes(part));
  const cap = findBindingCap(report);
  const distance = Math.abs(total - GOAL);
  return [
    ...unless(possible === 100 * HUNDREDTHS, `${possible / HUNDREDTHS} points are possible`),
    ...unless(
      total === Math.min(earned / HUNDREDTHS, ...caps.map(({ limit }) => limit)),
      `the total ${total} isn’t the sum ${earned / HUNDREDTHS} limited by the caps ${caps.map(({ limit }) => limit).join(', ')}`,
    ),
    ...unless(cap === undefined || cap.limit === total, `the cap of ${cap?.limit} doesn’t explain the total ${total}`),
    ...parts.flatMap((part) => [
      ...unless(
        sum(part.rules.map((rule) => rule.earned)) === part.earned &&
          sum(part.rules.map((rule) => rule.possible)) === part.possible,
        `the rules of ${part.name} don’t add up to it`,
      ),
      ...part.rules.flatMap((rule) =>
        unless(
          sum(rule.evidence.map(({ points }) => points)) === rule.earned &&
            sum(rule.losses.map(({ points }) => points)) === rule.possible - rule.earned,
          `what ${rule.name} earned and lost doesn’t add up to it`,
        ),
      ),
    ]),
    ...unless(
      sum(findings.map(({ loss }) => loss.points)) === possible - earned,
      'the listed losses aren’t all of the lost points',
    ),
    ...unless(
      fixes.every((fix) => findings.some(({ id }) => id === fix.id)) && fixes.length === Math.min(3, findings.length),
      'the biggest fixes aren’t among the losses',
    ),
    ...unless(
      checklist.earned + sum(rest.map((part) => part.earned)) === earned &&
        checklist.possible + sum(rest.map((part) => part.possible)) === possible,
      'the checklist and the parts about the job don’t add up to the total',
    ),
    ...unless(
      checklist.done === checklist.parts.flatMap(({ rows }) => rows).filter(({ losses }) => losses.length === 0).length,
      'a row of the checklist is done and costs points, or the other way around',
    ),
    ...unless(
      formatScoreSentence(report, null).includes(
        ` ${total} of 100 ${kind === 'format' ? 'without a job' : 'for this job'}`,
      ) &&
        (distance === 0 || formatScoreSentence(report, null).includes(`, ${distance} point`)),
      'the sentence names another total',
    ),
    ...unless(
      formatSum(report).includes(`up to ${formatPoints(earned)} of ${formatPoints(possible)} points`) &&
        formatSum(report).includes(`limits the total to ${total}`) === earned / HUNDREDTHS > total &&
        formatEarned(report).startsWith(`${formatPoints(earned)} point`),
      'the sentence on the sum names other figures',
    ),
  ];
}

const FOUND_COUNT_PATTERN = /We found (\d+) of (\d+) required skills/;

function checkKeywords(report: ScoreReport): string[] {
  const { keywords, parts, caps, kind } = report;
  if (kind === 'format') return unless(keywords === undefined, 'keywords are listed without a job');
  if (!keywords) return ['the keywords are absent'];
  const required = keywords.filter(({ need }) => need === 'required');
  const part = parts.find(({ id }) => id === 'must-have');
  const [earned, possible] = [sum(keywords.map((one) => one.earned)), sum(keywords.map((one) => one.possible))];
  const isFound = ({ place }: (typeof required)[number]) => place !== 'missing' && place !== 'named';
  const counts = FOUND_COUNT_PATTERN.exec(caps.find(({ id }) => id === 'fit')?.reason ?? '');
  const groups = groupKeywords(report) ?? [];
  const summary = groups.find(({ need }) => need === 'required')?.summary ?? '';
  const counted = sum(Array.from(summary.split('. ')[0]?.matchAll(/\d+/g) ?? [], ([count]) => Number(count)));
  return [
    ...unless(
      earned === (part?.earned ?? 0) && possible === (part?.possible ?? 0),
      `the keywords add up to ${earned} of ${possible}, their part to ${part?.earned} of ${part?.possible}`,
    ),
    ...unless(
      sum(groups.map((group) => group.keywords.length)) === keywords.length && counted === required.length,
      `the summary counts ${counted} keywords, the table has ${required.length}`,
    ),
    ...unless(
      required.length === 0 || summary.includes(`${formatPoints(earned)} of ${formatPoints(possible)} point`),
      'the summary of the keywords names other points',
    ),
    ...unless(
      counts === null ||
        (Number(counts[1]) === required.filter(isFound).length && Number(counts[2]) === required.length),
      `the cap says “${counts?.[0]}”, the table has ${required.filter(isFound).length} of ${required.length}`,
    ),
    ...required.flatMap((one) =>
      unless(
        isFound(one) ? one.place === 'listed' || one.earned === one.possible : one.earned === 0,
        `${one.name} is ${one.place} and has ${one.earned} of ${one.possible}`,
      ),
    ),
  ];
}

function checkPlan(plan: ImprovementPlan, report: ScoreReport): string[] {
  const { from, reachable, withAnswers, path, pathTotal, proposals, questions, refused, shortfall } = plan;
  const names = (report.keywords ?? []).flatMap(({ name, place }) =>
    place === 'missing' || place === 'named' ? [name] : [],
  );
  const text = formatPlanSummary(plan);
  const hasFigure = (figure: number) => new RegExp(`\\b${figure}\\b`).test(text);
  const ids = new Set(proposals.map(({ id }) => id));
  return [
    ...unless(from === report.total, `the plan starts at ${from}, the score is ${report.total}`),
    ...unless(
      from <= reachable && reachable <= withAnswers.total && withAnswers.total <= 100,
      `now ${from}, with suggestions ${reachable}, with answers ${withAnswers.total}`,
    ),
    ...unless(
      path.length === 0 || (pathTotal >= GOAL && pathTotal <= reachable && from < GOAL),
      `the path leads from ${from} to ${pathTotal}, all suggestions to ${reachable}`,
    ),
    ...unless(
      path.every((id) => ids.has(id)) && refused.every(({ id }) => !ids.has(id)),
      'the path has a suggestion that isn’t offered, or a dismissed one is',
    ),
    ...unless(
      withAnswers.questions.every((id) => questions.some((question) => question.id === id)),
      'the best total counts a question that isn’t asked',
    ),
    ...unless(
      (shortfall === undefined) === Math.max(from, reachable) >= GOAL && (shortfall?.best ?? reachable) === reachable,
      `the shortfall says ${shortfall?.best}, all suggestions lead to ${reachable}`,
    ),
    ...unless(
      (shortfall?.missing ?? []).every((name) => names.includes(name)),
      `the shortfall names ${shortfall?.missing.join(', ')}, the table lacks ${names.join(', ')}`,
    ),
    ...unless(
      shortfall
        ? !text.startsWith('With every') || hasFigure(reachable)
        : from >= GOAL
          ? hasFigure(reachable)
          : hasFigure(from) && hasFigure(pathTotal),
      `“${text}” names other figures than ${from}, ${pathTotal}, and ${reachable}`,
    ),
  ];
}

/** What a click was said to do and what it did. */
function checkClick(kind: ClickKind, accepted: readonly Proposal[], before: Screen, after: Screen): string[] {
  const [was, is] = [before.plan, after.plan];
  const change = is.from - was.from;
  if (kind === 'accept' || kind === 'accept path' || kind === 'accept all') {
    const [only] = accepted;
    const promised =
      accepted.length === 1 && only
        ? was.from + only.points / HUNDREDTHS
        : kind === 'accept path'
          ? was.pathTotal
          : was.reachable;
    return [
      ...unless(
        is.from === promised || (kind === 'accept all' && is.from === Math.max(promised, was.from)),
        `${promised} was promised, ${is.from} reached`,
      ),
      ...unless(
        is.from <= was.reachable,
        `${was.reachable} was the most with suggestions, one accept led to ${is.from}`,
      ),
      ...unless(is.reachable >= was.reachable, `${was.reachable} with every suggestion became ${is.reachable}`),
    ];
  }
  const stays = unless(change === 0, `the total changed by ${change} without an accept`);
  if (kind === 'refuse' || kind === 'not applicable')
    return [
      ...stays,
      ...unless(is.reachable <= was.reachable, `declining raised the most from ${was.reachable} to ${is.reachable}`),
    ];
  return stays;
}

/** Whether an accept or an answer contradicts how far answers were said to lead. */
function checkEstimate(kind: ClickKind, was: ImprovementPlan, is: ImprovementPlan): string[] {
  if (kind === 'answer')
    return unless(
      is.reachable <= was.withAnswers.total,
      `up to ${was.withAnswers.total} with answers, one answer led to ${is.reachable}`,
    );
  return unless(
    !kind.startsWith('accept') || is.withAnswers.total >= was.withAnswers.total,
    `up to ${was.withAnswers.total} with answers became ${is.withAnswers.total}`,
  );
}
