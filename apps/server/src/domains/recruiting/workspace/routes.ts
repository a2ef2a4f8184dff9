import { requireUser } from '../../../platform/http/access.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { Recruiting } from '../service.ts';

/** Authorization, rules, the recruiter’s workspace, and tailored copies. */
export function createWorkspaceRoutes({ recruiting: os }: Api, recruiting: Recruiting) {
  const { authorization, rules, workspace, screening, tailoring, confirmations } = recruiting;
  return {
    authorization: {
      get: os.authorization.get.handler(({ context }) => authorization.view(requireUser(context.actor))),
      set: os.authorization.set.handler(({ input, context }) =>
        authorization.set(requireUser(context.actor), input.given),
      ),
      download: os.authorization.download.handler(({ context }) => authorization.download(requireUser(context.actor))),
    },
    rules: {
      get: os.rules.get.handler(({ context }) => rules.view(requireUser(context.actor))),
      save: os.rules.save.handler(({ input, context }) => rules.save(requireUser(context.actor), input)),
    },
    workspace: {
      start: os.workspace.start.handler(({ context }) => workspace.start(requireUser(context.actor))),
      overview: os.workspace.overview.handler(({ input, context }) =>
        workspace.overview(requireUser(context.actor), input.memberId),
      ),
      resumes: os.workspace.resumes.handler(({ input, context }) =>
        workspace.listResumes(requireUser(context.actor), input.memberId),
      ),
      resume: os.workspace.resume.handler(({ input, context }) =>
        workspace.getResume(requireUser(context.actor), input),
      ),
      resumePdf: os.workspace.resumePdf.handler(({ input, context }) =>
        workspace.getResumePdf(requireUser(context.actor), input),
      ),
      matches: os.workspace.matches.handler(({ input, context }) =>
        workspace.matches(requireUser(context.actor), input),
      ),
      applications: os.workspace.applications.handler(({ input, context }) =>
        workspace.listApplications(requireUser(context.actor), input.memberId),
      ),
      answers: os.workspace.answers.handler(({ input, context }) =>
        workspace.listAnswers(requireUser(context.actor), input.memberId),
      ),
      screening: os.workspace.screening.handler(({ input, context }) =>
        screening.screen(requireUser(context.actor), input.listingId),
      ),
    },
    tailoring: {
      create: os.tailoring.create.handler(({ input, context }) => tailoring.create(requireUser(context.actor), input)),
      get: os.tailoring.get.handler(({ input, context }) => tailoring.get(requireUser(context.actor), input)),
      accept: os.tailoring.accept.handler(({ input, context }) => tailoring.accept(requireUser(context.actor), input)),
      ask: os.tailoring.ask.handler(({ input, context }) => tailoring.ask(requireUser(context.actor), input)),
      edit: os.tailoring.edit.handler(({ input, context }) => tailoring.edit(requireUser(context.actor), input)),
      withdraw: os.tailoring.withdraw.handler(async ({ input, context }) => {
        await tailoring.withdraw(requireUser(context.actor), input);
        return {};
      }),
      confirmations: os.tailoring.confirmations.handler(({ context }) =>
        confirmations.list(requireUser(context.actor)),
      ),
      decide: os.tailoring.decide.handler(({ input, context }) =>
        confirmations.decide(requireUser(context.actor), input),
      ),
    },
  };
}
