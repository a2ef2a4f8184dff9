import { signedIn } from '../../platform/http/access.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Resumes } from './service.ts';
import type { Upload } from './upload.ts';

interface FileInput {
  file: File;
  jobText?: string | undefined;
  listingId?: string | undefined;
}

async function uploadOf({ file, jobText, listingId }: FileInput): Promise<Upload> {
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    fileName: file.name.slice(-200),
    target: listingId
      ? { kind: 'listing', listingId }
      : jobText
        ? { kind: 'text', title: null, text: jobText }
        : { kind: 'none' },
  };
}

const done = () => ({});

export function resumesRoutes(api: Api, resumes: Resumes) {
  const os = api.resumes;
  return {
    tryOne: os.tryOne.handler(async ({ input }) => resumes.tryOne(await uploadOf(input))),
    analyze: os.analyze.handler(async ({ input }) => resumes.analyzeOne(await uploadOf(input))),
    upload: os.upload.handler(async ({ input, context }) =>
      resumes.upload(signedIn(context.actor), await uploadOf(input)),
    ),
    list: os.list.handler(async ({ context }) => ({ resumes: await resumes.list(signedIn(context.actor)) })),
    get: os.get.handler(({ input, context }) => resumes.get(signedIn(context.actor), input.id)),
    rename: os.rename.handler(({ input, context }) => resumes.rename(signedIn(context.actor), input.id, input.title)),
    remove: os.remove.handler(({ input, context }) => resumes.remove(signedIn(context.actor), input.id).then(done)),
    text: os.text.handler(({ input, context }) => resumes.text(signedIn(context.actor), input.id)),
    page: os.page.handler(({ input, context }) =>
      resumes.page(signedIn(context.actor), input.id, input.page, input.scale),
    ),
    views: os.views.handler(async ({ input, context }) => ({
      views: await resumes.views(signedIn(context.actor), input.id),
    })),
    version: os.version.handler(({ input, context }) =>
      resumes.version(signedIn(context.actor), input.id, input.version),
    ),
    setTarget: os.setTarget.handler(({ input, context }) =>
      resumes.setTarget(signedIn(context.actor), input.id, input.target),
    ),
    correct: os.correct.handler(({ input: { id, ...wanted }, context }) =>
      resumes.correct(signedIn(context.actor), id, wanted),
    ),
    readAgain: os.readAgain.handler(({ input, context }) =>
      resumes.readAgain(signedIn(context.actor), input.id, input.baseVersion),
    ),
    report: os.report.handler(({ input, context }) => resumes.report(signedIn(context.actor), input.id, input.rubric)),
    plan: os.plan.handler(({ input, context }) => resumes.plan(signedIn(context.actor), input.id)),
    accept: os.accept.handler(({ input, context }) =>
      resumes.accept(signedIn(context.actor), input.id, input.baseVersion, input.proposals),
    ),
    refuse: os.refuse.handler(({ input, context }) =>
      resumes.refuse(signedIn(context.actor), input.id, input.proposal, input.refused).then(done),
    ),
    answer: os.answer.handler(({ input, context }) =>
      resumes.answer(signedIn(context.actor), input.id, input.question, input.answer).then(done),
    ),
    undo: os.undo.handler(({ input, context }) => resumes.undo(signedIn(context.actor), input.id, input.baseVersion)),
    restore: os.restore.handler(({ input, context }) =>
      resumes.restore(signedIn(context.actor), input.id, input.baseVersion, input.version),
    ),
    export: os.export.handler(({ input: { id, ...how }, context }) =>
      resumes.exportFile(signedIn(context.actor), id, how),
    ),
    exportProof: os.exportProof.handler(({ input: { id, ...how }, context }) =>
      resumes.proof(signedIn(context.actor), id, how),
    ),
  };
}
