import type { Answer } from '@foothold/contracts/applications/answers';
import { EXTENSION_ERRORS, type ExtensionBrowser } from '@foothold/contracts/extension';
import { toPerson } from '@foothold/core/form-person';
import { readSponsorship } from '@foothold/core/visa';
import type { User } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { createAddresses } from './addresses.ts';
import { chooseResume } from './choose-resume.ts';
import type { ExtensionDeps } from './deps.ts';
import { findApplication, type PageJob } from './find-application.ts';
import { createPackages } from './packages.ts';
import { createSentForms, type NewSentForm } from './sent-forms.ts';

export type Extension = ReturnType<typeof createExtension>;

type WithResume<T> = T & { resumeId?: string | undefined };

/** What the browser extension calls. Each call checks the plan. */
export function createExtension(deps: ExtensionDeps) {
  const { accounts, applications, resumes, portalUrl } = deps;
  const listAddresses = createAddresses(deps);
  const sentForms = createSentForms(deps);
  const pack = createPackages({ ...deps, folder: deps.packagesFolder });

  /** Whether the plan includes the extension, and what to do if it doesn't. */
  async function status(actor: User) {
    const { name, email, entitlements } = await accounts.account(actor);
    const included = Boolean(entitlements['extension.use']);
    const { message, hint } = EXTENSION_ERRORS['extension.plan'];
    const billingUrl = `${portalUrl}/billing`;
    return { name, email, included, message: included ? null : `${message} ${hint}`, billingUrl };
  }

  /** @throws AppError `extension.plan` */
  async function requirePlan(actor: User) {
    const account = await accounts.account(actor);
    if (!account.entitlements['extension.use']) throw new AppError('extension.plan');
    return account;
  }

  /** @throws AppError `resource.not-found` if the named résumé isn't the actor's */
  async function findForPage(actor: User, page: WithResume<PageJob>) {
    const [known, all] = await Promise.all([resumes.list(actor), applications.list(actor)]);
    const application = findApplication(all, page);
    const resume = chooseResume(known, page, application, page.resumeId);
    if (page.resumeId !== undefined && resume === null) throw new AppError('resource.not-found');
    return { known, application, resume };
  }

  /** Recruiters need no plan, because they work with it. @throws AppError `extension.plan`, `extension.not-built` */
  async function download(actor: User, browser: ExtensionBrowser): Promise<File> {
    if (actor.role !== 'recruiter') await requirePlan(actor);
    return pack(browser);
  }

  /** What may be filled in on a form. @throws AppError `extension.plan`, `extension.no-resume`, `resource.not-found` */
  async function person(actor: User, page: WithResume<PageJob>) {
    const account = await requirePlan(actor);
    const { known, application, resume } = await findForPage(actor, page);
    if (resume === null) throw new AppError('extension.no-resume');
    const [detail, { letter }, answers] = await Promise.all([
      resumes.get(actor, resume.id),
      resumes.letter(actor, resume.id, 'cover-letter'),
      applications.answers.list(actor),
    ]);
    // A letter for another job is never sent by accident.
    const fittingText = letter?.isForCurrentJob && resume.reason !== 'latest' ? letter.text : '';
    const baseName = `${(detail.resume.contact.name ?? account.name).trim().replaceAll(/\s+/g, '-')}`;
    return {
      person: {
        ...toPerson(detail.resume, account, answers.map(toEntry)),
        documents: [
          { kind: 'resume' as const, id: resume.id, fileName: `${baseName}-Resume.pdf` },
          ...(fittingText
            ? [{ kind: 'letter' as const, id: resume.id, fileName: `${baseName}-Cover-Letter.pdf` }]
            : []),
        ],
        letter: fittingText,
      },
      resume,
      resumes: known.map(({ id, title }) => ({ id, title })),
      application,
    };
  }

  /** @throws AppError `extension.plan`, `resource.not-found`; what the export throws */
  async function document(actor: User, { kind, id }: { kind: 'resume' | 'letter'; id: string }): Promise<File> {
    await requirePlan(actor);
    return kind === 'resume'
      ? resumes.exportFile(actor, id, { format: 'pdf' })
      : resumes.exportLetter(actor, id, 'cover-letter', 'pdf');
  }

  /** Compares the job on a page with a résumé. @throws AppError `extension.plan`, `resource.not-found` */
  async function job(actor: User, page: WithResume<PageJob & { description: string }>) {
    await requirePlan(actor);
    const { application, resume } = await findForPage(actor, page);
    const { value, quote } = readSponsorship(page.description);
    const report =
      resume && page.description.trim() !== ''
        ? await resumes.scoreAgainst(actor, resume.id, { title: page.title, text: page.description })
        : null;
    return {
      application,
      sponsorship: { verdict: value, quote: quote ?? null },
      match: resume &&
        report && {
          resume,
          total: report.total,
          keywords: (report.keywords ?? []).map(({ name, need, place }) => ({ name, need, place })),
          limit: report.caps[0]?.reason ?? null,
        },
    };
  }

  /** @throws AppError `extension.plan` */
  async function addresses(actor: User) {
    await requirePlan(actor);
    return listAddresses(actor);
  }

  /** @throws AppError `extension.plan`, `resource.not-found` */
  async function recordSent(actor: User, form: NewSentForm) {
    await requirePlan(actor);
    return sentForms.record(actor, form);
  }

  return { status, download, person, document, job, addresses, recordSent, sentForms };
}

const toEntry = ({ id, questionId, question, answer }: Answer) => ({ id, questionId, question, answer });
