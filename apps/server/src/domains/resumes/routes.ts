import { requireUser } from '../../platform/http/access.ts';
import type { Api } from '../../platform/http/api.ts';
import { createLetterRoutes } from './letters/routes.ts';
import type { Resumes } from './service.ts';
import type { Upload } from './upload.ts';

interface FileInput {
  file: File;
  jobText?: string | undefined;
  jobTitle?: string | undefined;
  jobCompany?: string | undefined;
  jobPlace?: string | undefined;
  listingId?: string | undefined;
}

async function readUpload({ file, jobText, jobTitle, jobCompany, jobPlace, listingId }: FileInput): Promise<Upload> {
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    fileName: file.name.slice(-200),
    target: listingId
      ? { kind: 'listing', listingId }
      : jobText
        ? { kind: 'text', title: jobTitle || null, text: jobText, company: jobCompany, place: jobPlace }
        : { kind: 'none' },
  };
}

const createEmptyAnswer = () => ({});

export function createResumesRoutes(api: Api, resumes: Resumes) {
  const os = api.resumes;
  return {
    tryOne: os.tryOne.handler(async ({ input }) => resumes.tryOne(await readUpload(input))),
    trySample: os.trySample.handler(() => resumes.trySample()),
    sampleTotal: os.sampleTotal.handler(() => resumes.sampleTotal()),
    analyze: os.analyze.handler(async ({ input }) => resumes.analyzeOne(await readUpload(input))),
    readJob: os.readJob.handler(({ input }) => resumes.readJob(input.url)),
    upload: os.upload.handler(async ({ input, context }) =>
      resumes.upload(requireUser(context.actor), await readUpload(input)),
    ),
    addSample: os.addSample.handler(({ context }) => resumes.addSample(requireUser(context.actor))),
    start: os.start.handler(({ context }) => resumes.start(requireUser(context.actor))),
    list: os.list.handler(async ({ context }) => ({ resumes: await resumes.list(requireUser(context.actor)) })),
    get: os.get.handler(({ input, context }) => resumes.get(requireUser(context.actor), input.id)),
    rename: os.rename.handler(({ input, context }) =>
      resumes.rename(requireUser(context.actor), input.id, input.title),
    ),
    remove: os.remove.handler(({ input, context }) =>
      resumes.remove(requireUser(context.actor), input.id).then(createEmptyAnswer),
    ),
    copy: os.copy.handler(({ input: { id, ...wanted }, context }) =>
      resumes.copy(requireUser(context.actor), id, wanted),
    ),
    difference: os.difference.handler(({ input, context }) => resumes.difference(requireUser(context.actor), input.id)),
    archive: os.archive.handler(({ input, context }) =>
      resumes.archive(requireUser(context.actor), input.id, input.archived),
    ),
    text: os.text.handler(({ input, context }) => resumes.text(requireUser(context.actor), input.id)),
    page: os.page.handler(({ input, context }) =>
      resumes.page(requireUser(context.actor), input.id, input.page, input.scale),
    ),
    views: os.views.handler(async ({ input, context }) => ({
      views: await resumes.views(requireUser(context.actor), input.id),
    })),
    version: os.version.handler(({ input, context }) =>
      resumes.version(requireUser(context.actor), input.id, input.version),
    ),
    setTarget: os.setTarget.handler(({ input, context }) =>
      resumes.setTarget(requireUser(context.actor), input.id, input.target),
    ),
    correct: os.correct.handler(({ input: { id, ...wanted }, context }) =>
      resumes.correct(requireUser(context.actor), id, wanted),
    ),
    readAgain: os.readAgain.handler(({ input, context }) =>
      resumes.readAgain(requireUser(context.actor), input.id, input.baseVersion),
    ),
    report: os.report.handler(({ input, context }) =>
      resumes.report(requireUser(context.actor), input.id, input.rubric),
    ),
    plan: os.plan.handler(({ input, context }) => resumes.plan(requireUser(context.actor), input.id)),
    accept: os.accept.handler(({ input, context }) =>
      resumes.accept(requireUser(context.actor), input.id, input.baseVersion, input.proposals),
    ),
    refuse: os.refuse.handler(({ input, context }) =>
      resumes.refuse(requireUser(context.actor), input.id, input.proposal, input).then(createEmptyAnswer),
    ),
    answer: os.answer.handler(({ input, context }) =>
      resumes.answer(requireUser(context.actor), input.id, input.question, input.answer).then(createEmptyAnswer),
    ),
    draftLine: os.draftLine.handler(async ({ input: { id, ...answer }, context }) => ({
      line: await resumes.draftLine(requireUser(context.actor), id, answer),
    })),
    addLine: os.addLine.handler(({ input: { id, ...line }, context }) =>
      resumes.addLine(requireUser(context.actor), id, line),
    ),
    undo: os.undo.handler(({ input, context }) =>
      resumes.undo(requireUser(context.actor), input.id, input.baseVersion, input.all),
    ),
    restore: os.restore.handler(({ input, context }) =>
      resumes.restore(requireUser(context.actor), input.id, input.baseVersion, input.version),
    ),
    export: os.export.handler(({ input: { id, ...how }, context }) =>
      resumes.exportFile(requireUser(context.actor), id, how),
    ),
    share: os.share.handler(({ input: { id, ...wanted }, context }) =>
      resumes.share(requireUser(context.actor), id, wanted),
    ),
    shares: os.shares.handler(async ({ input, context }) => ({
      shares: await resumes.listShares(requireUser(context.actor), input.id),
    })),
    endShare: os.endShare.handler(({ input, context }) =>
      resumes.endShare(requireUser(context.actor), input.id, input.share).then(createEmptyAnswer),
    ),
    openShare: os.openShare.handler(({ input }) => resumes.openShare(input.token)),
    ...createLetterRoutes(api, resumes),
    exportProof: os.exportProof.handler(({ input: { id, ...how }, context }) =>
      resumes.proof(requireUser(context.actor), id, how),
    ),
    setExportOptions: os.setExportOptions.handler(({ input: { id, ...options }, context }) =>
      resumes.setExportOptions(requireUser(context.actor), id, options),
    ),
    preview: os.preview.handler(({ input: { id, ...how }, context }) =>
      resumes.preview(requireUser(context.actor), id, how),
    ),
  };
}
