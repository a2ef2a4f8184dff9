import { createAdmin } from './assignments/admin.ts';
import { createClients } from './assignments/clients.ts';
import { createMailbox } from './custody/mailbox.ts';
import { createReveals } from './custody/reveals.ts';
import type { RecruitingDeps } from './deps.ts';
import { createNotifier } from './notifications/notifier.ts';
import { createRecruitingPersonalData } from './personal-data.ts';
import { createProfile } from './registrations/profile.ts';
import { createRegistrationForm } from './registrations/registration-form.ts';
import { createSampleRegistrations } from './samples/samples.ts';
import { createTasks } from './tasks/tasks.ts';
import { createThreads } from './threads/threads.ts';
import { createVisaRecords } from './visa/visa.ts';

/** Registrations, recruiters, and what members entrust to them, with one part per use case. */
export function createRecruiting(deps: RecruitingDeps) {
  const notifications = createNotifier(deps);
  const mailbox = createMailbox({ ...deps, notifications });
  const registrationForm = createRegistrationForm({ ...deps, notifications, mailbox });
  const visa = createVisaRecords({ ...deps, notifications });
  const tasks = createTasks({ ...deps, notifications });
  const reveals = createReveals({ ...deps, notifications });
  const profile = createProfile({ ...deps, notifications, mailbox, registrationForm, visa });
  const threads = createThreads(deps);
  const admin = createAdmin({ ...deps, notifications, mailbox, visa, threads });
  return {
    /** The first line of every handler that receives a password. */
    seal: deps.sealer.seal,
    registrationForm,
    profile,
    visa,
    mailbox,
    tasks,
    reveals,
    clients: createClients({ ...deps, mailbox, tasks, reveals, visa }),
    admin,
    threads,
    samples: createSampleRegistrations({ sealer: deps.sealer, registrationForm, profile, admin, tasks, threads }),
    personalData: createRecruitingPersonalData(deps),
  };
}

export type Recruiting = ReturnType<typeof createRecruiting>;
