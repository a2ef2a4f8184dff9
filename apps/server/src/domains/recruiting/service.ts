import { createAbsences } from './assignments/absences.ts';
import { createAdmin } from './assignments/admin.ts';
import { createClients } from './assignments/clients.ts';
import { createCovering } from './assignments/covering.ts';
import { createMoves } from './assignments/moves.ts';
import { createStaffing } from './assignments/staffing.ts';
import { createMailbox } from './custody/mailbox.ts';
import { createReveals } from './custody/reveals.ts';
import type { RecruitingDeps } from './deps.ts';
import { createGuarantee } from './guarantee/guarantee.ts';
import { createNotifier } from './notifications/notifier.ts';
import { createRecruitingPersonalData } from './personal-data.ts';
import { createProfile } from './registrations/profile.ts';
import { createRegistrationForm } from './registrations/registration-form.ts';
import { createSampleRegistrations } from './samples/samples.ts';
import { createTasks } from './tasks/tasks.ts';
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
  const moves = createMoves({ ...deps, notifications });
  const covering = createCovering(deps, moves);
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
    clients: createClients({ ...deps, mailbox, tasks, reveals, visa }),
    admin,
    covering,
    staffing: createStaffing(deps, moves, createAbsences(deps, covering)),
    guarantee: createGuarantee({ ...deps, notifications }),
    samples: createSampleRegistrations({ sealer: deps.sealer, registrationForm, profile, admin, tasks }),
    personalData: createRecruitingPersonalData(deps.db, deps.now),
  };
}

export type Recruiting = ReturnType<typeof createRecruiting>;
