import { createConsultations } from './bookings/consultations.ts';
import { createDemoWeek } from './bookings/demo-week.ts';
import { createDemos, type DemosDeps } from './bookings/demos.ts';
import { createAdmin } from './inquiries/admin.ts';
import { createBulkChanges } from './inquiries/bulk.ts';
import { createInquiryChanges, type InquiryChangesDeps } from './inquiries/changes.ts';
import { createIntake, type IntakeDeps } from './inquiries/intake.ts';
import { createQueries } from './inquiries/queries.ts';
import { createOutbox, type OutboxDeps } from './outbox/outbox.ts';
import { createSampleInquiries } from './samples/samples.ts';
import { createTemplates } from './templates/templates.ts';
import { createWaitlist } from './waitlist/waitlist.ts';

export type SupportDeps = IntakeDeps & Omit<DemosDeps, 'intake'> & Omit<InquiryChangesDeps, 'intake'> & OutboxDeps;

/** Inquiries and the staff who answer them, with one part per use case. */
export function createSupport(deps: SupportDeps) {
  const intake = createIntake(deps);
  const demos = createDemos({ ...deps, intake });
  const changes = createInquiryChanges({ ...deps, intake });
  const templates = createTemplates(deps);
  const forms = {
    ...createQueries({ intake }),
    ...createConsultations({ intake, demos }),
    ...createWaitlist({ intake, brand: deps.brand }),
  };
  const admin = createAdmin({ ...deps, changes });
  return {
    ...forms,
    ...createDemoWeek(deps),
    demos,
    admin,
    changeInquiries: createBulkChanges({ ...deps, changes, templates }),
    templates,
    outbox: createOutbox(deps),
    samples: createSampleInquiries(deps, { ...forms, demos, admin }),
  };
}

export type Support = ReturnType<typeof createSupport>;
