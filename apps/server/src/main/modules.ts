import { accountsModule } from '../domains/accounts/module.ts';
import { applicationInboxModule } from '../domains/applications/inbox/module.ts';
import { applicationsModule } from '../domains/applications/module.ts';
import { billingModule } from '../domains/billing/module.ts';
import { challengesModule } from '../domains/challenges/module.ts';
import { codeReviewModule } from '../domains/coaching/code-review/module.ts';
import { coachingModule } from '../domains/coaching/module.ts';
import { extensionModule } from '../domains/extension/module.ts';
import { feedModule } from '../domains/feed/module.ts';
import { learningModule } from '../domains/learning/module.ts';
import { listingAlertsModule } from '../domains/listings/alerts/module.ts';
import { listingsModule } from '../domains/listings/module.ts';
import { notificationsModule } from '../domains/notifications/module.ts';
import { practiceModule } from '../domains/practice/module.ts';
import { recruitingModule } from '../domains/recruiting/module.ts';
import { resumesModule } from '../domains/resumes/module.ts';
import { siteModule } from '../domains/site/module.ts';
import { staffModule } from '../domains/staff/module.ts';
import { supportModule } from '../domains/support/module.ts';
import { webhooksModule } from '../domains/webhooks/module.ts';
import { mailModule } from '../platform/mail/module.ts';
import { sweepModule } from '../platform/sweep-module.ts';
import { samplesModule } from '../samples/module.ts';
import { sandboxModule } from '../sandbox/payments/module.ts';

/** Every module, listed after the modules it needs. */
export const MODULES = [
  notificationsModule,
  accountsModule,
  mailModule,
  sandboxModule,
  sweepModule,
  listingsModule,
  samplesModule,
  resumesModule,
  applicationsModule,
  applicationInboxModule,
  listingAlertsModule,
  supportModule,
  billingModule,
  recruitingModule,
  codeReviewModule,
  challengesModule,
  practiceModule,
  learningModule,
  coachingModule,
  feedModule,
  siteModule,
  staffModule,
  webhooksModule,
  extensionModule,
] as const;
