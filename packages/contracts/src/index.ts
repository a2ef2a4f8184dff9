import { accounts } from './accounts/index.ts';
import { analytics } from './applications/analytics.ts';
import { answers } from './applications/answers.ts';
import { hidden } from './applications/hidden.ts';
import { applicationMail } from './applications/inbox.ts';
import { applications } from './applications/index.ts';
import { jobs } from './applications/jobs.ts';
import { applicationPlans } from './applications/planning.ts';
import { billing } from './billing/index.ts';
import { challenges } from './challenges/index.ts';
import { coaching } from './coaching/index.ts';
import { extension } from './extension/index.ts';
import { feed } from './feed/index.ts';
import { learning } from './learning/index.ts';
import { filings } from './listings/filings.ts';
import { listings } from './listings/index.ts';
import { listingAlerts, savedSearches } from './listings/saved-searches.ts';
import { listingSources } from './listings/sources.ts';
import { notifications } from './notifications/index.ts';
import { payments } from './payments/index.ts';
import { sandboxPayments } from './payments/sandbox.ts';
import { practice } from './practice/index.ts';
import { jobApplications } from './recruiting/apply.ts';
import { recruiting } from './recruiting/index.ts';
import { packets } from './recruiting/packets.ts';
import { resumes } from './resumes/index.ts';
import { site } from './site/index.ts';
import { staff } from './staff/index.ts';
import { support } from './support/index.ts';
import { webhooks } from './webhooks/index.ts';

/** All endpoints, by domain. The server implements exactly this tree; clients and the API reference are derived from it. */
export const contract = {
  accounts,
  analytics,
  applicationMail,
  answers,
  applicationPlans,
  applications,
  billing,
  challenges,
  coaching,
  extension,
  feed,
  hidden,
  jobApplications,
  jobs,
  learning,
  listingAlerts,
  listings,
  filings,
  listingSources,
  notifications,
  packets,
  payments,
  practice,
  recruiting,
  resumes,
  sandboxPayments,
  savedSearches,
  site,
  staff,
  support,
  webhooks,
};
export type Contract = typeof contract;
