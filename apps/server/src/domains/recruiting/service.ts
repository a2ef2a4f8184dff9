import { createAdmin } from './assignments/admin.ts';
import { createClients } from './assignments/clients.ts';
import { createMailbox } from './custody/mailbox.ts';
import { createReveals } from './custody/reveals.ts';
import type { RecruitingDeps } from './deps.ts';
import { createNotifier } from './notifications/notifier.ts';
import { createApprovalRequests } from './packets/approvals.ts';
import { createPacketFiles } from './packets/files.ts';
import { createFollowUp } from './packets/follow-up.ts';
import { createPackets } from './packets/packets.ts';
import type { PacketParts } from './packets/parts.ts';
import { createPacketWork } from './packets/work.ts';
import { createRecruitingPersonalData } from './personal-data.ts';
import { createProfile } from './registrations/profile.ts';
import { createRegistrationForm } from './registrations/registration-form.ts';
import { createSampleRegistrations } from './samples/samples.ts';
import { createTasks } from './tasks/tasks.ts';
import { createVisaRecords } from './visa/visa.ts';

/** Registrations, recruiters, and what members entrust to them, with one part per use case. */
export function createRecruiting(deps: RecruitingDeps) {
  const parts: PacketParts = createInterimParts(deps);
  const notifications = createNotifier(deps);
  const mailbox = createMailbox({ ...deps, notifications });
  const registrationForm = createRegistrationForm({ ...deps, notifications, mailbox });
  const visa = createVisaRecords({ ...deps, notifications });
  const tasks = createTasks({ ...deps, notifications });
  const reveals = createReveals({ ...deps, notifications });
  const packetFiles = createPacketFiles(deps);
  const packetDeps = { ...deps, notifications, packetFiles, parts };
  const packets = createPackets(packetDeps);
  const profile = createProfile({ ...deps, notifications, mailbox, registrationForm, visa });
  const admin = createAdmin({ ...deps, notifications, mailbox, visa });
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
    packetWork: createPacketWork({ ...packetDeps, packets }),
    followUp: createFollowUp({ ...packetDeps, packets }),
    clients: createClients({ ...deps, mailbox, tasks, reveals, visa }),
    admin,
    samples: createSampleRegistrations({ sealer: deps.sealer, registrationForm, profile, admin, tasks }),
    personalData: createRecruitingPersonalData(deps.db, deps.now),
  };
}

export type Recruiting = ReturnType<typeof createRecruiting>;

/** Until the workspace is merged. */
const createInterimParts = (deps: RecruitingDeps): PacketParts => ({
  authorization: {
    isLive: (executor, memberId) => deps.accounts.hasConsent(executor, memberId, 'recruiter-applications' as never),
  },
  rules: { check: async () => ({ blocked: [], ask: [] }), forbidCompany: async () => undefined },
  tailoring: {
    freeze: async ({ resumeId }) => ({
      resumeId,
      title: 'Interim',
      score: Number(process.env.INTERIM_SCORE ?? 84),
      rubric: 'interim',
      unconfirmed: [],
      file: { name: 'resume.pdf', type: 'application/pdf', bytes: new TextEncoder().encode('%PDF-interim') },
    }),
  },
});
