import type { Transaction } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { SampleContext } from '../../platform/samples.ts';
import { createAbsences } from './assignments/absences.ts';
import { createAdmin } from './assignments/admin.ts';
import { createClients } from './assignments/clients.ts';
import { createCovering } from './assignments/covering.ts';
import { createStaffDashboard } from './assignments/dashboard.ts';
import { createMoves } from './assignments/moves.ts';
import { createStaffing } from './assignments/staffing.ts';
import { createAuditHeads } from './audit/heads.ts';
import { createAuditLog, createAuditPersonalData } from './audit/log.ts';
import { createAuthorization } from './authorization/authorization.ts';
import { createMailbox } from './custody/mailbox.ts';
import { createReveals } from './custody/reveals.ts';
import type { RecruitingDeps } from './deps.ts';
import { createGuarantee } from './guarantee/guarantee.ts';
import { createNotifier } from './notifications/notifier.ts';
import { createApprovalRequests } from './packets/approvals.ts';
import { createPacketFiles } from './packets/files.ts';
import { createPacketFilling } from './packets/filling.ts';
import { createFollowUp } from './packets/follow-up.ts';
import { createPackets } from './packets/packets.ts';
import type { PacketParts } from './packets/parts.ts';
import { createPacketWork } from './packets/work.ts';
import { createRecruitingPersonalData } from './personal-data.ts';
import { createProfile } from './registrations/profile.ts';
import { createRegistrationForm } from './registrations/registration-form.ts';
import { createReports } from './reports/reports.ts';
import { createReportSender } from './reports/send-reports.ts';
import { forgetReports } from './reports/sent-repository.ts';
import { createRules } from './rules/rules.ts';
import { deleteRules } from './rules/rules-repository.ts';
import { addSamplePacket } from './samples/packet.ts';
import { createSampleRegistrations } from './samples/samples.ts';
import { addSampleWorkspace } from './samples/workspace.ts';
import { createConfirmations } from './tailoring/confirmations.ts';
import { createFreeze } from './tailoring/freeze.ts';
import { createTailoring } from './tailoring/tailoring.ts';
import { withdrawWaiting } from './tailoring/tailoring-repository.ts';
import { createTasks } from './tasks/tasks.ts';
import { createReplyFigure } from './threads/load-figure.ts';
import { createThreads } from './threads/threads.ts';
import { createVisaRecords } from './visa/visa.ts';
import { createWorkspaceAccess } from './workspace/access.ts';
import { createWorkspace } from './workspace/members.ts';
import { createScreening } from './workspace/screening.ts';

/** Registrations, recruiters, and what members entrust to them, with one part per use case. */
export function createRecruiting(deps: RecruitingDeps) {
  const notifications = createNotifier(deps);
  const mailbox = createMailbox({ ...deps, notifications });
  const registrationForm = createRegistrationForm({ ...deps, notifications, mailbox });
  const visa = createVisaRecords({ ...deps, notifications });
  const tasks = createTasks({ ...deps, notifications });
  const reveals = createReveals({ ...deps, notifications });
  const profile = createProfile({ ...deps, notifications, mailbox, registrationForm, visa });
  const authorization = createAuthorization({ ...deps, notifications });
  const rules = createRules({ ...deps, notifications });
  const access = createWorkspaceAccess(deps, authorization);
  const tailoring = createTailoring({ ...deps, notifications, access, rules });
  const freeze = createFreeze(deps);
  const parts: PacketParts = {
    authorization,
    rules,
    tailoring: { freeze: (input) => freeze(undefined, input) },
  };
  const packetFiles = createPacketFiles(deps);
  const packetDeps = { ...deps, notifications, packetFiles, parts };
  const packets = createPackets(packetDeps);
  const packetWork = createPacketWork({ ...packetDeps, packets });
  const packetFilling = createPacketFilling({ ...packetDeps, packets, packetWork });
  const followUp = createFollowUp({ ...packetDeps, packets, tasks });

  /** Without the authorization, nothing that a recruiter asked waits any longer. */
  async function consentChanged(trx: Transaction<DB>, change: { userId: string; kind: string; given: boolean }) {
    if (change.kind !== 'recruiter-applications') return;
    if (!change.given) {
      await withdrawWaiting(trx, change.userId, deps.now());
      await packets.endAll(trx, change.userId);
    }
    await notifications.publishToRecruiter(trx, change.userId);
  }

  /** The new owner of an account may not have entered what a recruiter worked with. */
  async function forgetMember(trx: Transaction<DB>, userId: string): Promise<void> {
    await authorization.forget(trx, userId);
    await deleteRules(trx, userId);
    await forgetReports(trx, userId);
    await withdrawWaiting(trx, userId, deps.now());
  }

  const threads = createThreads(deps);
  const moves = createMoves({ ...deps, notifications, threads });
  const covering = createCovering(deps, moves);
  const reports = createReports(deps);
  const admin = createAdmin({ ...deps, notifications, mailbox, visa, moves });
  return {
    /** The first line of every handler that receives a password. */
    seal: deps.sealer.seal,
    registrationForm,
    profile,
    visa,
    mailbox,
    tasks,
    reveals,
    packets,
    approvals: createApprovalRequests(packetDeps),
    packetWork,
    packetFilling,
    followUp,
    clients: createClients({ ...deps, mailbox, tasks, reveals, visa }),
    admin,
    authorization,
    rules,
    access,
    workspace: createWorkspace({ ...deps, access, authorization, rules, visa }),
    screening: createScreening({ ...deps, authorization, rules }),
    tailoring: { ...tailoring, freeze },
    confirmations: createConfirmations({ ...deps, notifications }),
    consentChanged,
    forgetMember,
    samples: {
      async add(context: SampleContext): Promise<void> {
        const parts = { sealer: deps.sealer, registrationForm, profile, admin, tasks, threads };
        await createSampleRegistrations(parts).add(context);
        await addSampleWorkspace({ deps, authorization, rules, tailoring }, context);
        await addSamplePacket({ ...deps, packetWork, rules }, context);
      },
    },
    auditLog: createAuditLog(deps.audit),
    auditHeads: createAuditHeads(deps),
    auditPersonalData: createAuditPersonalData(deps.audit),
    covering,
    staffDashboard: createStaffDashboard(deps),
    staffing: createStaffing(deps, moves, createAbsences(deps, covering), [createReplyFigure(deps.db, threads)]),
    guarantee: createGuarantee({ ...deps, notifications }),
    personalData: createRecruitingPersonalData(deps),
    threads,
    reports,
    /** The job behind `sendWeeklyReports`. */
    sendReports: createReportSender(deps, { reports, authorization }).sendDue,
  };
}

export type Recruiting = ReturnType<typeof createRecruiting>;
