import { join } from 'node:path';
import { describeRubric } from '@foothold/core/ats';
import {
  accountsRoutes,
  createAccounts,
  createAuth,
  forgetUnconfirmedAccounts,
  sendAccountLetter,
  tellTrialsEnd,
} from '../domains/accounts/index.ts';
import {
  analyticsRoutes,
  applicationsOfPerson,
  applicationsRoutes,
  createApplications,
  jobsRoutes,
} from '../domains/applications/index.ts';
import {
  billingRoutes,
  createBilling,
  forgetOldBooks,
  reconcileLedger,
  refundPayment,
  renewSubscriptions,
  sweepPayments,
} from '../domains/billing/index.ts';
import {
  challengeDocuments,
  challengesOfPerson,
  challengesRoutes,
  createChallenges,
  loadChallenges,
} from '../domains/challenges/index.ts';
import {
  answersOfPerson,
  coachingRoutes,
  createAnalysisTool,
  createCareerTool,
  createCoaching,
  createCodeReview,
  createReviewIsolate,
  type Tools,
} from '../domains/coaching/index.ts';
import { createFeed, feedRoutes } from '../domains/feed/index.ts';
import {
  createLearning,
  learningDocuments,
  learningOfPerson,
  learningRoutes,
  loadLearning,
} from '../domains/learning/index.ts';
import { createListings, listingsRoutes } from '../domains/listings/index.ts';
import {
  createChoosing,
  createPractice,
  createQuestionsTool,
  practiceOfPerson,
  practiceRoutes,
  questionResources,
  readQuestionBank,
} from '../domains/practice/index.ts';
import {
  createRecruiting,
  createSealer,
  expireSecrets,
  forgetAnswers,
  RECRUITING_JOBS,
  readSealingKey,
  recruitingRoutes,
  tellOfReveal,
} from '../domains/recruiting/index.ts';
import { createEngine, createResumes, removeFiles, resumesOfPerson, resumesRoutes } from '../domains/resumes/index.ts';
import {
  createPageViews,
  createPictures,
  createSiteSearch,
  LISTING_PAGE,
  loadContents,
  namesOf,
  plausibleService,
  searchDocuments,
  siteRoutes,
} from '../domains/site/index.ts';
import { createSupport, enquiriesOfPerson, forgetClosedEnquiries, supportRoutes } from '../domains/support/index.ts';
import { VISITOR } from '../platform/actor.ts';
import { type Database, transactions } from '../platform/db/database.ts';
import { type Env, ROOT } from '../platform/env.ts';
import { openEvents } from '../platform/events.ts';
import { diskStore } from '../platform/files/disk.ts';
import { sealedStore } from '../platform/files/files.ts';
import { s3Store } from '../platform/files/s3.ts';
import { type ApiRouter, createApi } from '../platform/http/api.ts';
import { createLimits } from '../platform/http/limits.ts';
import { createIsolate } from '../platform/isolate.ts';
import type { Logger } from '../platform/logger.ts';
import { createMail, deliver, deliverMail } from '../platform/mail/mail.ts';
import { smtpTransport } from '../platform/mail/smtp.ts';
import { openModel } from '../platform/model/open.ts';
import { openPayments } from '../platform/payments/open.ts';
import { paymentsRoutes, sandboxPaymentsRoutes } from '../platform/payments/routes.ts';
import { deliverSandboxEvent } from '../platform/payments/sandbox/events.ts';
import { sandboxPaymentsOfPerson } from '../platform/payments/sandbox/personal-data.ts';
import { openQueue } from '../platform/queue.ts';
import { ownSecrets } from '../platform/secrets/own-secrets.ts';
import { createVault } from '../platform/secrets/vault.ts';
import { sweep, sweepPlatform } from '../platform/sweep.ts';
import { loadBrand } from './brand.ts';

export type House = Awaited<ReturnType<typeof compose>>;

const JOBS = [
  deliverMail,
  sendAccountLetter,
  forgetUnconfirmedAccounts,
  tellTrialsEnd,
  forgetClosedEnquiries,
  removeFiles,
  deliverSandboxEvent,
  renewSubscriptions,
  sweepPayments,
  refundPayment,
  reconcileLedger,
  ...RECRUITING_JOBS,
  forgetOldBooks,
  sweepPlatform,
];

/** Builds everything from its parts. Nothing is served yet and no job is worked on. */
export async function compose(env: Env, database: Database, logger: Logger, now: () => Date = () => new Date()) {
  const { db, pool, url } = database;
  const secrets = ownSecrets(env);
  const transact = transactions(db);
  const brand = loadBrand(env);
  const portalUrl = env.PORTAL_URL ?? `${env.publicUrl}/portal`;
  // Before anything is opened: a key or a text that cannot be read ends the start.
  const sealer = createSealer(await readSealingKey(env.KEEPER_PUBLIC_KEYS ?? ''));
  const contentFolder = join(ROOT, 'content');
  const contents = loadContents({ folder: contentFolder, brand, portal: onSite(portalUrl, env.publicUrl) });
  const model = await openModel(env, { db, logger, now });
  const names = namesOf(brand, onSite(portalUrl, env.publicUrl));
  const learningContent = loadLearning(contentFolder, names);
  const challengeContent = loadChallenges(contentFolder, names);
  const questionBank = readQuestionBank(join(contentFolder, 'questions'));
  const [queue, events] = await Promise.all([openQueue(url, JOBS, logger), openEvents(url, logger)]);
  const transport = env.SMTP_URL ? smtpTransport(env.SMTP_URL, env.MAIL_FROM ?? brand.email) : null;
  const mail = createMail(queue, transport);
  const vault = createVault(secrets.vaultKeys);
  const files = sealedStore(fileStore(env), vault);
  const isolate = createIsolate(join(import.meta.dirname, '..', 'domains', 'resumes', 'worker.ts'));
  const reviewIsolate = createReviewIsolate();

  const limit = createLimits(pool, env.RATE_LIMITS === 'on');
  const auth = createAuth({ db, secret: secrets.authSecret, publicUrl: env.publicUrl });
  const accounts = createAccounts(
    {
      db,
      transact,
      auth,
      secret: secrets.authSecret,
      vault,
      limit,
      mail,
      queue,
      brand,
      publicUrl: env.publicUrl,
      portalUrl,
      now,
    },
    {
      consentChanged: (trx, change) => recruiting.mailbox.consentChanged(trx, change),
      personalData: () => [
        resumesOfPerson({ db, files, queue }),
        applicationsOfPerson({ db }),
        answersOfPerson({ db }),
        learningOfPerson({ db }),
        challengesOfPerson({ db }),
        practiceOfPerson({ db }),
        enquiriesOfPerson({ db }),
        ...(sandbox ? [sandboxPaymentsOfPerson(db)] : []),
        billing.personalData,
        recruiting.personalData,
      ],
    },
  );
  const listings = createListings({ db, transact, now, publicUrl: env.publicUrl });
  const resumes = createResumes({ db, transact, files, engine: createEngine(isolate), events, queue, listings, now });
  const applications = createApplications({ db, transact, events, listings, resumes, now });
  const analytics = env.ANALYTICS_URL ? plausibleService(env.ANALYTICS_URL, env.publicUrl) : null;
  const documents = searchDocuments(brand, contents, describeRubric(), [
    ...learningDocuments(learningContent),
    ...challengeDocuments(challengeContent),
  ]);
  const search = createSiteSearch(documents, listings);
  const pagePaths = [...new Set(documents.map(({ path }) => path.split('#', 1)[0] ?? path))];
  const known = new Set([...pagePaths, '/jobs', '/search', '/learning/library', '/register', LISTING_PAGE]);
  const pageViews = createPageViews({ db, logger, service: analytics, isPage: (path) => known.has(path), now });
  const support = createSupport({
    db,
    transact,
    mail,
    events,
    brand,
    publicUrl: env.publicUrl,
    schedule: { aWeek: env.DEMOS_A_WEEK, daysOff: new Set(env.DEMO_DAYS_OFF) },
    delivers: transport !== null,
    now,
  });

  const { service: payments, sandbox } = openPayments(env, logger, {
    db,
    transact,
    queue,
    secret: secrets.authSecret,
    now,
  });
  const billing = createBilling({
    db,
    transact,
    service: payments,
    accounts: {
      ...accounts,
      // With the plan ends what is kept for it.
      async setPlan(trx, userId, plan) {
        await accounts.setPlan(trx, userId, plan);
        if (plan === null) await recruiting.mailbox.planEnded(trx, userId);
      },
    },
    queue,
    events,
    mail,
    brand,
    reading: env.PRICE_READING,
    portalUrl,
    now,
  });

  const recruiting = createRecruiting({
    db,
    transact,
    accounts,
    listings,
    sealer,
    mail,
    queue,
    events,
    brand,
    publicUrl: env.publicUrl,
    portalUrl,
    forwarding: {
      domain: env.FORWARDING_DOMAIN ?? brand.email.split('@')[1] ?? '',
      delivers: env.FORWARDING_DOMAIN !== undefined,
    },
    now,
  });

  const challenges = createChallenges({
    db,
    transact,
    events,
    content: challengeContent,
    review: (code, language) => tools['review-code'].answer(VISITOR, { code, language }),
    now,
  });
  const learning = createLearning({
    db,
    transact,
    events,
    content: learningContent,
    others: [...challenges.resources(), ...questionResources(questionBank)],
    folder: contentFolder,
    brand,
    publicUrl: env.publicUrl,
    resumeOf: resumes.latestSkills,
    savedListings: async (actor) =>
      listings.requiredSkills((await applications.list(actor)).map(({ listing }) => listing.id)),
    now,
  });
  const choosing = createChoosing({
    bank: questionBank,
    transact,
    listings,
    random: Math.random,
  });
  const practice = createPractice({ db, transact, events, bank: questionBank, choosing, now });
  const tools: Tools = {
    'career-advice': createCareerTool({ listings, resumes, learning: learning.catalogue }),
    'analyze-resume': createAnalysisTool({ resumes }),
    'interview-questions': createQuestionsTool(choosing),
    'review-code': createCodeReview(reviewIsolate),
  };
  const coaching = createCoaching({ db, model, tools, events, now });

  const api = createApi(limit, logger);
  const router: ApiRouter = {
    accounts: accountsRoutes(api, accounts),
    analytics: analyticsRoutes(api, applications),
    applications: applicationsRoutes(api, applications),
    billing: billingRoutes(api, billing),
    challenges: challengesRoutes(api, challenges),
    coaching: coachingRoutes(api, coaching),
    jobs: jobsRoutes(api, applications),
    feed: feedRoutes(api, createFeed({ listings, applications, model, now, random: Math.random })),
    learning: learningRoutes(api, learning),
    listings: listingsRoutes(api, listings),
    recruiting: recruitingRoutes(api, recruiting),
    practice: practiceRoutes(api, practice),
    payments: paymentsRoutes(api, payments, billing.settling.takeEvent),
    resumes: resumesRoutes(api, resumes),
    sandboxPayments: sandboxPaymentsRoutes(api, sandbox),
    site: siteRoutes(api, { rubric: describeRubric, events, pageViews, contents, search }),
    support: supportRoutes(api, support),
  };

  /** Begins with the jobs. */
  async function work(): Promise<void> {
    if (transport) await queue.work(deliverMail, ({ mailId }) => deliver(db, transport, mailId));
    await queue.work(sendAccountLetter, accounts.sendLetter);
    await queue.work(forgetUnconfirmedAccounts, async () => {
      await accounts.privacy.forgetUnconfirmed();
    });
    await queue.work(tellTrialsEnd, accounts.privacy.tellTrialsEnd);
    await queue.work(forgetClosedEnquiries, async () => {
      await support.office.forgetClosed();
    });
    await queue.work(removeFiles, resumes.removeForgottenFiles);
    if (sandbox) {
      await queue.work(tellOfReveal, ({ revealId }) => recruiting.reveals.tell(revealId));
      await queue.work(forgetAnswers, async () => {
        await recruiting.mailbox.forgetAnswers();
      });
      await queue.work(expireSecrets, async () => {
        await recruiting.mailbox.expire();
      });
      await queue.work(deliverSandboxEvent, sandbox.deliver);
      await sandbox.resume();
    }
    await queue.work(renewSubscriptions, billing.renewals.run);
    await queue.work(sweepPayments, billing.sweeping.run);
    await queue.work(refundPayment, ({ refundId }) => billing.refunding.perform(refundId));
    await queue.work(reconcileLedger, billing.reconciling.run);
    await queue.work(forgetOldBooks, billing.personalData.forget);
    await queue.work(sweepPlatform, () => sweep(db));
  }

  async function stop(): Promise<void> {
    await queue.stop();
    await Promise.all([events.stop(), isolate.stop(), reviewIsolate.stop(), pageViews.stop()]);
    transport?.close();
  }

  return {
    env,
    logger,
    db,
    secrets,
    brand,
    portalUrl,
    /** Whether a mail service is configured. */
    mailDelivers: transport !== null,
    events,
    accounts,
    billing,
    listings,
    recruiting,
    support,
    /** Addresses of the pages that are the same for everyone. */
    pagePaths,
    pageViews,
    payments,
    sandbox,
    pictures: createPictures(brand),
    router,
    limit,
    /** The processes that work on files and on code. */
    isolates: [isolate, reviewIsolate],
    work,
    stop,
  };
}

/** An address on this site as its path, so that a link in a text works under whatever name the site is opened. */
const onSite = (url: string, site: string) => (url.startsWith(`${site}/`) ? url.slice(site.length) : url);

function fileStore(env: Env) {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return s3Store({ endpoint, bucket, region: env.S3_REGION, accessKeyId, secretAccessKey });
  return diskStore(join(env.dataDir, 'files'));
}
