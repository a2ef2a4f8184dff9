import type { ScreenedMember, Screening } from '@foothold/contracts/recruiting/workspace';
import { workspaceLimits } from '@foothold/contracts/recruiting/workspace';
import { type Keyword, type Knockout, type ScoreReport, scoreResume, toExportedSubject } from '@foothold/core/ats';
import { readJob } from '@foothold/core/jobs';
import { emptyResume, type Resume } from '@foothold/core/resume';
import type { User } from '../../../platform/actor.ts';
import { type Authorized, authorize } from '../../../platform/authorized.ts';
import { requireFound } from '../../../platform/errors.ts';
import { findLine } from '../../resumes/index.ts';
import type { AuthorizationService } from '../authorization/authorization.ts';
import type { RecruitingDeps } from '../deps.ts';
import { isAssignedTo } from '../policy.ts';
import { checkListing, type Rules } from '../rules/rules.ts';
import { type AssignedMember, listAssigned } from './workspace-repository.ts';

type Proof = Authorized<AssignedMember>;
type Result = ScreenedMember['results'][number];
type Job = { id: string; title: string };

/** The requirements of a listing against the résumés of a recruiter’s own members. */
export function createScreening(deps: RecruitingDeps & { authorization: AuthorizationService; rules: Rules }) {
  const { db, accounts, resumes, listings, authorization, rules, now } = deps;

  /** @throws AppError `resource.not-found` for an unknown listing */
  async function screen(actor: User, listingId: string): Promise<Screening> {
    const listing = requireFound((await listings.findByIds([listingId])).get(listingId));
    const { description } = await listings.get(listingId);
    const blank = toExportedSubject(emptyResume());
    const job = readJob(description, { title: listing.title });
    const asked = scoreResume({ ...blank, job, asOf: now().toISOString().slice(0, 7) });
    const members: ScreenedMember[] = [];
    const unauthorized: Screening['unauthorized'] = [];
    for (const row of await listAssigned(db, actor.id)) {
      const proof = authorize(isAssignedTo, actor, row);
      const member = { id: row.member_id, name: row.member_name, sample: row.sample_hash !== null };
      if (!(await authorization.isLive(db, row.member_id))) unauthorized.push(member);
      else {
        await accounts.staffViews.record(actor, row.member_id, 'screening');
        const verdict = checkListing(await rules.find(db, row.member_id), listing);
        members.push({ member, rules: verdict, ...(await screenMember(actor, proof, listing, asked)) });
      }
    }
    return { listing, requirements: listRequirements(asked), members, unauthorized };
  }

  /** The member’s résumé with the highest score for the listing, of the latest few. */
  async function screenMember(
    actor: User,
    proof: Proof,
    listing: Job,
    asked: ScoreReport,
  ): Promise<Pick<ScreenedMember, 'resume' | 'score' | 'results'>> {
    const all = await resumes.forRecruiters.list(actor, proof);
    const latest = all.filter(({ archivedAt }) => archivedAt === null).slice(0, workspaceLimits.screenedResumes);
    const scored = await Promise.all(
      latest.map(async ({ id, preparedBy }) => ({
        ...(await resumes.forRecruiters.score(actor, proof, id, listing)),
        id,
        preparedBy,
      })),
    );
    const best = scored.toSorted((a, b) => b.report.total - a.report.total)[0];
    if (!best) return { resume: null, score: null, results: [] };
    const { id, title, version, preparedBy, report, resume } = best;
    return {
      resume: { id, title, version, preparedBy },
      score: report.total,
      results: listResults(asked, report, resume),
    };
  }

  return { screen };
}

const listRequirements = ({ keywords = [], knockouts }: ScoreReport): Screening['requirements'] => [
  ...keywords.map(({ name, need, inJob }) => ({
    kind: need === 'required' ? ('must-have' as const) : ('nice-to-have' as const),
    name,
    quote: inJob.quote,
  })),
  ...knockouts.map(({ question, quote }) => ({ kind: 'knock-out' as const, name: question, quote })),
];

/** What the résumé shows of each requirement, in the order of the requirements. */
function listResults(asked: ScoreReport, { keywords = [], knockouts }: ScoreReport, resume: Resume): Result[] {
  return [
    ...(asked.keywords ?? []).map(({ name, need }) =>
      toSkillResult(
        keywords.find((keyword) => keyword.name === name && keyword.need === need),
        resume,
      ),
    ),
    ...asked.knockouts.map(({ question }) =>
      toKnockoutResult(
        knockouts.find((knockout) => knockout.question === question),
        resume,
      ),
    ),
  ];
}

/** Reports speak to the résumé's owner. Recruiters read about a résumé. */
const toRecruiter = (text: string): string => text.replaceAll(/\byour\b/g, 'the').replaceAll(/\bYour\b/g, 'The');

const UNKNOWN: Result = { answer: 'unknown', text: 'The résumé doesn’t say.', line: null };

function toSkillResult(keyword: Keyword | undefined, resume: Resume): Result {
  if (!keyword) return UNKNOWN;
  const { place, text, field } = keyword;
  const answer = place === 'missing' ? 'not-met' : place === 'named' ? 'unknown' : 'met';
  return { answer, text: toRecruiter(text), line: answer === 'not-met' ? null : findLine(resume, field) };
}

function toKnockoutResult(knockout: Knockout | undefined, resume: Resume): Result {
  if (!knockout) return UNKNOWN;
  const { answer, evidence } = knockout;
  return {
    answer,
    text: toRecruiter(evidence?.text ?? UNKNOWN.text),
    line: evidence?.quote ?? findLine(resume, evidence?.field),
  };
}
