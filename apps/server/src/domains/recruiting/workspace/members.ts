import type {
  ClientAnswer,
  ClientApplication,
  ClientMatch,
  ClientResume,
  ClientResumeDetail,
  MemberOverview,
  QueuedMember,
} from '@foothold/contracts/recruiting/workspace';
import { workspaceLimits } from '@foothold/contracts/recruiting/workspace';
import type { ResumeSummary } from '@foothold/contracts/resumes';
import type { StaffViewPage } from '@foothold/contracts/staff/shapes';
import type { User } from '../../../platform/actor.ts';
import type { Authorized } from '../../../platform/authorized.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import { listClients } from '../assignments/assignments-repository.ts';
import { getCapacity } from '../assignments/capacity-repository.ts';
import type { AuthorizationService } from '../authorization/authorization.ts';
import type { RecruitingDeps } from '../deps.ts';
import { checkListing, type Rules } from '../rules/rules.ts';
import type { VisaRecords } from '../visa/visa.ts';
import type { WorkspaceAccess } from './access.ts';
import { type AssignedMember, countWaiting } from './workspace-repository.ts';

type Proof = Authorized<AssignedMember>;

/** Questions of the table whose answers say what visa or citizenship a member has. */
const VISA_QUESTIONS: ReadonlySet<string> = new Set(['visa-status', 'visa-expiry', 'us-citizen', 'us-person']);
const VISA_WORDS =
  /\b(?:visa|immigration|citizen(?:ship)?|green card|permanent resident|opt|cpt|ead|h-?1b|i-?94|asylum|refugee)\b/i;

/** What a recruiter reads of their own members. Every view is recorded. */
export function createWorkspace(
  deps: RecruitingDeps & {
    access: WorkspaceAccess;
    authorization: AuthorizationService;
    rules: Rules;
    visa: VisaRecords;
  },
) {
  const { db, accounts, resumes, applications, access, authorization, rules, visa, now } = deps;

  /** @throws AppError `resource.not-found`, `recruiting.not-authorized` */
  async function open(actor: User, memberId: string, page: StaffViewPage): Promise<Proof> {
    const proof = await access.requireAuthorized(actor, memberId);
    await accounts.staffViews.record(actor, proof.member_id, page);
    return proof;
  }

  /** The queue of the recruiter’s members, soonest due first. */
  async function start(actor: User): Promise<{ capacity: number; members: QueuedMember[] }> {
    const rows = await listClients(db, actor.id, now());
    const ids = rows.map(({ member_id }) => member_id);
    const waiting = await countWaiting(db, ids);
    const members = rows.map(async (row) => {
      const authorized = await authorization.isLive(db, row.member_id);
      const stored = authorized ? await rules.find(db, row.member_id) : undefined;
      return {
        member: { id: row.member_id, name: row.name, sample: row.sample },
        preferredRole: row.preferred_role ?? '',
        since: row.assigned_at.toISOString(),
        authorized,
        weekly: stored?.rules.weekly ?? null,
        tasks: { proposed: row.proposed, approved: row.approved },
        confirmations: waiting.get(row.member_id)?.count ?? 0,
        waitingSince: waiting.get(row.member_id)?.since.toISOString() ?? null,
        due: row.due?.toISOString() ?? null,
      };
    });
    return { capacity: await getCapacity(db, actor.id), members: await Promise.all(members) };
  }

  async function overview(actor: User, memberId: string): Promise<MemberOverview> {
    const { member_id: id, member_name: name, sample_hash } = await access.requireAssigned(actor, memberId);
    const state = await authorization.getState(db, id);
    const stored = state.live ? await rules.find(db, id) : undefined;
    const waiting = (await countWaiting(db, [id])).get(id);
    return {
      member: { id, name, sample: sample_hash !== null },
      authorization: state,
      rules: stored?.rules ?? null,
      rulesSavedAt: stored?.savedAt.toISOString() ?? null,
      confirmations: waiting?.count ?? 0,
      waitingSince: waiting?.since.toISOString() ?? null,
    };
  }

  async function listResumes(actor: User, memberId: string): Promise<{ resumes: ClientResume[] }> {
    const proof = await open(actor, memberId, 'client-resumes');
    const all = await resumes.forRecruiters.list(actor, proof);
    return { resumes: await Promise.all(all.map((summary) => describe(actor, proof, summary))) };
  }

  async function describe(actor: User, proof: Proof, summary: ResumeSummary): Promise<ClientResume> {
    const { report } = await resumes.forRecruiters.score(actor, proof, summary.id, null);
    const { kind, title, listingId } = summary.target;
    return {
      id: summary.id,
      title: summary.title,
      version: summary.currentPosition,
      versions: summary.currentPosition,
      updatedAt: summary.updatedAt,
      target: kind === 'none' ? null : { title, listingId },
      score: kind === 'none' ? null : summary.score,
      formatScore: report.total,
      archived: summary.archivedAt !== null,
      preparedBy: summary.preparedBy,
    };
  }

  async function getResume(
    actor: User,
    { memberId, resumeId }: { memberId: string; resumeId: string },
  ): Promise<ClientResumeDetail> {
    const proof = await open(actor, memberId, 'client-resumes');
    const { text, history } = await resumes.forRecruiters.read(actor, proof, resumeId);
    const all = await resumes.forRecruiters.list(actor, proof);
    const summary = requireFound(all.find(({ id }) => id === resumeId));
    return {
      ...(await describe(actor, proof, summary)),
      text,
      versions: history.length,
      history: history.map(({ number, position, label, tailoredFor, changedAt, score }) => ({
        number,
        position,
        label,
        tailoredFor,
        changedAt,
        score,
      })),
    };
  }

  /** @throws AppError `access.plan`, `export.unproven` */
  async function getResumePdf(
    actor: User,
    { memberId, resumeId }: { memberId: string; resumeId: string },
  ): Promise<File> {
    const proof = await open(actor, memberId, 'client-resumes');
    return resumes.forRecruiters.exportPdf(actor, proof, resumeId);
  }

  /** @throws AppError `resumes.none` */
  async function matches(actor: User, input: { memberId: string; resumeId?: string | undefined; skip: number }) {
    const proof = await open(actor, input.memberId, 'client-matches');
    const all = (await resumes.forRecruiters.list(actor, proof)).filter(({ archivedAt }) => archivedAt === null);
    const resumeId = input.resumeId ?? all[0]?.id;
    if (resumeId === undefined) throw new AppError('resumes.none');
    const range = { resumeId, skip: input.skip, limit: workspaceLimits.matchesAtOnce };
    const [found, stored] = await Promise.all([
      applications.forRecruiters.matches(actor, proof, range),
      rules.find(db, proof.member_id),
    ]);
    const checked: ClientMatch[] = found.matches.map((match) => ({
      ...match,
      rules: checkListing(stored, match.listing),
    }));
    return { resumeId, resumes: all.map(({ id, title }) => ({ id, title })), matches: checked, total: found.total };
  }

  async function listApplications(actor: User, memberId: string): Promise<{ applications: ClientApplication[] }> {
    const proof = await open(actor, memberId, 'client-applications');
    const all = await applications.forRecruiters.list(actor, proof);
    return {
      applications: all.map(({ id, listingId, job, state, movedAt, appliedDate, atsScore }) => ({
        id,
        listingId,
        title: job.title,
        company: job.company,
        place: job.place,
        state,
        movedAt,
        appliedDate,
        score: atsScore,
      })),
    };
  }

  async function listAnswers(actor: User, memberId: string): Promise<{ answers: ClientAnswer[] }> {
    const proof = await open(actor, memberId, 'client-answers');
    const [all, sharesVisa] = await Promise.all([
      applications.forRecruiters.listAnswers(actor, proof),
      visa.isShared(db, proof.member_id),
    ]);
    return {
      answers: all.map(({ id, questionId, question, group, answer, memberOnly, updatedAt }) => {
        const hidden = memberOnly ?? (!sharesVisa && saysVisa(questionId, question) ? 'visa' : null);
        return { id, question, group, answer: hidden === null ? answer : null, hidden, updatedAt };
      }),
    };
  }

  return { start, overview, listResumes, getResume, getResumePdf, matches, listApplications, listAnswers };
}

const saysVisa = (questionId: string | null, question: string): boolean =>
  questionId === null ? VISA_WORDS.test(question) : VISA_QUESTIONS.has(questionId);
