import { accounts } from './accounts.ts';
import { analytics } from './analytics.ts';
import { applications } from './applications.ts';
import { billing } from './billing.ts';
import { challenges } from './challenges.ts';
import { coaching } from './coaching.ts';
import { feed } from './feed.ts';
import { jobs } from './jobs.ts';
import { learning } from './learning.ts';
import { listings } from './listings.ts';
import { payments } from './payments.ts';
import { practice } from './practice.ts';
import { recruiting } from './recruiting.ts';
import { resumes } from './resumes.ts';
import { sandboxPayments } from './sandbox-payments.ts';
import { site } from './site.ts';
import { support } from './support.ts';

/** Every endpoint there is, by domain. The server implements exactly this tree; clients and the API reference read it. */
export const contract = {
  accounts,
  analytics,
  applications,
  billing,
  challenges,
  coaching,
  feed,
  jobs,
  learning,
  listings,
  payments,
  practice,
  recruiting,
  resumes,
  sandboxPayments,
  site,
  support,
};
export type Contract = typeof contract;
