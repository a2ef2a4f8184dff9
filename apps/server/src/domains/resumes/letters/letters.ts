import type { LetterCheck, LetterFormat, LetterKind, LetterView, StoredLetter } from '@foothold/contracts/resumes';
import { readJob } from '@foothold/core/jobs';
import { type FollowUpKind, type LetterDraft, type LetterTone, listPlaceholders } from '@foothold/core/letters';
import { emptyResume, type Resume } from '@foothold/core/resume';
import type { User } from '../../../platform/actor.ts';
import { AppError, requireFound } from '../../../platform/errors.ts';
import type { ResumesDeps } from '../deps.ts';
import { MEDIA_TYPES } from '../exports.ts';
import { findTargetJob, listConfirmedFacts, type OwnResume, requireOwn } from '../records.ts';
import { type ResumeRow, toExportOptions } from '../repository.ts';
import { getTargetKey, toMonth } from '../scoring.ts';
import * as repository from './letters-repository.ts';

/** The job that a follow-up email is about. */
export interface FollowUpJob {
  kind: FollowUpKind;
  title: string;
  company: string;
  /** The text of the advertisement; empty if unknown. */
  description: string;
  /** The day of the application, ISO date. */
  appliedOn?: string;
}

export type Letters = ReturnType<typeof createLetters>;

/** The start of a letter and its end stay as they are: only longer paragraphs are worth rewording. */
const MIN_REWORDED_LENGTH = 40;
/** What a file is called, besides the person's name. */
const FILE_KINDS: Record<LetterKind, string> = {
  'cover-letter': 'Cover-Letter',
  'after-applying': 'Follow-Up',
  'after-interview': 'Thank-You',
};
const PARAGRAPH_BREAK_PATTERN = /\n\s*\n/;

/** Cover letters and follow-up emails: drafted from the résumé, checked against it, and written by the member. */
export function createLetters({ db, transact, accounts, engine, events, listings, model, now }: ResumesDeps) {
  /** The saved letter, and the job that a new one would be for. */
  async function letter(actor: User, id: string, kind: LetterKind): Promise<LetterView> {
    const { row } = await requireOwn(db, actor, id);
    const [stored, job] = await Promise.all([repository.findLetter(db, row.id, kind), findJob(row)]);
    return {
      letter: stored ? toStoredLetter(stored, row) : null,
      job: job && { title: job.requirements.title ?? null, company: job.company },
      canReword: model.name !== null,
    };
  }

  /**
   * Drafts a letter without saving it.
   * @param how the company and the title are used if the advertisement doesn't say them
   * @throws AppError `resumes.no-job`
   */
  async function draftLetter(
    actor: User,
    id: string,
    kind: LetterKind,
    how: { tone: LetterTone; company?: string | undefined; title?: string | undefined },
  ) {
    const { row, version } = await requireOwn(db, actor, id);
    const [target, facts] = await Promise.all([findJob(row), listConfirmedFacts(db, row.id)]);
    if (!target) throw new AppError('resumes.no-job');
    const title = target.requirements.title ?? how.title;
    const company = target.company ?? how.company;
    const result = await engine.draftLetter({
      resume: version.content,
      provenance: version.provenance,
      facts,
      asOf: toMonth(now()),
      job: {
        requirements: { ...target.requirements, ...(title !== undefined && { title }) },
        ...(company !== undefined && { company }),
      },
      ...(kind === 'cover-letter' ? { tone: how.tone } : { kind }),
    });
    if (!result.ok) return { draft: null, missing: result.missing };
    const { subject = '', paragraphs } = result.draft;
    return { draft: { subject, text: toText(result.draft), paragraphs }, missing: [] };
  }

  /**
   * Drafts a follow-up email about any job. Without a résumé, it has only the name of the account.
   * @throws AppError `resource.not-found` if the résumé isn't the actor's
   */
  async function draftFollowUp(
    actor: User,
    resumeId: string | null,
    { kind, title, company, description, appliedOn }: FollowUpJob,
  ): Promise<{ subject: string; text: string; placeholders: string[] }> {
    const own = resumeId === null ? null : await requireOwn(db, actor, resumeId);
    const result = await engine.draftLetter({
      ...(own
        ? {
            resume: own.version.content,
            provenance: own.version.provenance,
            facts: await listConfirmedFacts(db, own.row.id),
          }
        : { resume: await createNamedResume(actor), facts: [] }),
      asOf: toMonth(now()),
      job: { requirements: { ...readJob(description, { title }), title }, company },
      kind,
      ...(appliedOn !== undefined && { appliedOn }),
    });
    if (!result.ok) throw new AppError('server.failed');
    const text = toText(result.draft);
    const subject = result.draft.subject ?? '';
    return { subject, text, placeholders: listPlaceholders(`${subject}\n${text}`) };
  }

  async function createNamedResume(actor: User): Promise<Resume> {
    const { name } = await accounts.account(actor);
    return { ...emptyResume(), contact: { ...(name && { name }), links: [] } };
  }

  /**
   * Saves a letter. Saving the same text again creates no new version, so that a save can be repeated safely.
   * @throws AppError `resource.changed` with the stored letter, if another window saved first
   */
  async function saveLetter(
    actor: User,
    id: string,
    kind: LetterKind,
    { version, tone, subject, text }: { version: number; tone: LetterTone; subject: string; text: string },
  ): Promise<StoredLetter> {
    const { row } = await requireOwn(db, actor, id);
    const before = await repository.findLetter(db, row.id, kind);
    const target = getTargetKey(row);
    const isSame = before?.text === text && before.subject === subject && before.template === tone;
    if (before && isSame && before.target === target) return toStoredLetter(before, row);
    return transact(async (trx) => {
      const change = { target, template: tone, subject, text, updatedAt: now() };
      const saved = await repository.saveLetter(trx, row, kind, version, change);
      if (!saved) {
        const current = await repository.findLetter(trx, row.id, kind);
        throw new AppError('resource.changed', { data: { letter: current ? toStoredLetter(current, row) : null } });
      }
      await events.publish(trx, actor.id, { kind: 'resume', id });
      return toStoredLetter(saved, row);
    });
  }

  async function checkLetter(actor: User, id: string, text: string): Promise<LetterCheck> {
    const [marks = []] = await findMarks(await requireOwn(db, actor, id), [text]);
    return { marks, placeholders: listPlaceholders(text) };
  }

  async function findMarks({ row, version }: OwnResume, texts: readonly string[]) {
    const facts = await listConfirmedFacts(db, row.id);
    return engine.checkLetters(texts, { resume: version.content, facts, asOf: toMonth(now()) });
  }

  /** Rewords paragraphs with the language model. Each is used only if it says the same, and nothing that the résumé doesn't support. */
  async function rewordLetter(actor: User, id: string, text: string): Promise<{ text: string; model: string | null }> {
    const own = await requireOwn(db, actor, id);
    const before = text.split(PARAGRAPH_BREAK_PATTERN);
    const places = before.flatMap((paragraph, at) => (paragraph.length >= MIN_REWORDED_LENGTH ? [at] : []));
    const paragraphs = places.map((at) => before[at] ?? '');
    if (paragraphs.length === 0) return { text, model: null };
    const worded = await model.reword({ tool: 'cover letter', words: { paragraphs }, material: {}, spender: actor.id });
    if (worded.model === null) return { text, model: null };
    const marks = await findMarks(own, [...paragraphs, ...worded.words.paragraphs]);
    const after = [...before];
    places.forEach((place, i) => {
      const [old, reworded] = [marks[i]?.length ?? 0, marks[i + places.length]?.length ?? 0];
      const paragraph = worded.words.paragraphs[i];
      if (paragraph !== undefined && reworded <= old) after[place] = paragraph;
    });
    const isChanged = after.some((paragraph, at) => paragraph !== before[at]);
    return { text: after.join('\n\n'), model: isChanged ? worded.model : null };
  }

  /**
   * Exports the saved letter in the look that was chosen for the résumé.
   * @throws AppError `access.plan`, `resource.not-found`, or `resumes.letter-unfinished` with the texts that are left to replace
   * @throws ExportError
   */
  async function exportLetter(actor: User, id: string, kind: LetterKind, format: LetterFormat): Promise<File> {
    if (!(await accounts.account(actor)).entitlements['resumes.export']) throw new AppError('access.plan');
    const { row, version } = await requireOwn(db, actor, id);
    const { text } = requireFound(await repository.findLetter(db, row.id, kind));
    const placeholders = listPlaceholders(text);
    if (placeholders.length > 0) throw new AppError('resumes.letter-unfinished', { data: { placeholders } });
    // A letter has no sections to order, and as many pages as its text needs.
    const { pages: _, order: __, ...options } = toExportOptions(row);
    const { contact } = version.content;
    const { bytes, fileName } = await engine.exportLetter({
      contact,
      text,
      format,
      options,
      fileKind: FILE_KINDS[kind],
    });
    return new File([new Uint8Array(bytes)], fileName, { type: MEDIA_TYPES[format] });
  }

  /** @throws AppError `resource.not-found` */
  async function removeLetter(actor: User, id: string, kind: LetterKind): Promise<void> {
    const { row } = await requireOwn(db, actor, id);
    await transact(async (trx) => {
      if (!(await repository.deleteLetter(trx, row, kind))) throw new AppError('resource.not-found');
      await events.publish(trx, actor.id, { kind: 'resume', id });
    });
  }

  /** The job that the résumé is compared with. The employer is null if it isn't known. */
  async function findJob(row: ResumeRow) {
    const requirements = await findTargetJob(row, listings);
    if (!requirements) return null;
    if (row.target_company !== null || row.target_listing_id === null)
      return { requirements, company: row.target_company };
    // Listings that were chosen before employers were stored.
    return { requirements, company: (await listings.get(row.target_listing_id)).company.name };
  }

  return { letter, draftLetter, draftFollowUp, saveLetter, checkLetter, rewordLetter, exportLetter, removeLetter };
}

const toText = ({ greeting, paragraphs, closing }: LetterDraft): string =>
  [greeting, ...paragraphs.map(({ text }) => text), closing].join('\n\n');

const toStoredLetter = (letter: repository.LetterRow, resume: ResumeRow): StoredLetter => ({
  tone: letter.template as LetterTone,
  subject: letter.subject,
  text: letter.text,
  version: letter.version,
  isForCurrentJob: letter.target === getTargetKey(resume),
  updatedAt: letter.updated_at.toISOString(),
});
