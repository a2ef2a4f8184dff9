import { createConsultations } from './bookings/consultations.ts';
import { createDemoWeek } from './bookings/demo-week.ts';
import { createDemos, type DemosDeps } from './bookings/demos.ts';
import { type AdminDeps, createAdmin } from './inquiries/admin.ts';
import { createIntake, type IntakeDeps } from './inquiries/intake.ts';
import { createQueries } from './inquiries/queries.ts';
import { createOutbox, type OutboxDeps } from './outbox/outbox.ts';
import { createWaitlist } from './waitlist/waitlist.ts';

export type SupportDeps = IntakeDeps & Omit<DemosDeps, 'intake'> & Omit<AdminDeps, 'intake'> & OutboxDeps;

/** Inquiries and the staff who answer them, with one part per use case. */
export function createSupport(deps: SupportDeps) {
  const intake = createIntake(deps);
  const demos = createDemos({ ...deps, intake });
  return {
    ...createQueries({ intake }),
    ...createConsultations({ intake, demos }),
    ...createWaitlist({ intake, brand: deps.brand }),
    ...createDemoWeek(deps),
    demos,
    admin: createAdmin({ ...deps, intake }),
    outbox: createOutbox(deps),
  };
}

export type Support = ReturnType<typeof createSupport>;
