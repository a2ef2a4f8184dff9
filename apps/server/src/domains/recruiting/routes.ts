import { requireUser } from '../../platform/http/access.ts';
import type { Api } from '../../platform/http/api.ts';
import { createStaffingRoutes } from './assignments/routes.ts';
import type { PasskeyAssertion } from './custody/proofs.ts';
import { createGuaranteeRoutes } from './guarantee/routes.ts';
import { createPacketFillingRoutes, createPacketWorkRoutes } from './packets/routes.ts';
import { createReportRoutes } from './reports/routes.ts';
import type { Recruiting } from './service.ts';
import { createThreadRoutes } from './threads/routes.ts';
import { createWorkspaceRoutes } from './workspace/routes.ts';

export function createRecruitingRoutes(api: Api, recruiting: Recruiting) {
  return {
    ...createRegistrationRoutes(api, recruiting),
    ...createMemberRoutes(api, recruiting),
    ...createRecruiterRoutes(api, recruiting),
    ...createWorkspaceRoutes(api, recruiting),
    ...createAdminRoutes(api, recruiting),
    packets: createPacketWorkRoutes(api, recruiting),
    filling: createPacketFillingRoutes(api, recruiting),
    guarantee: createGuaranteeRoutes(api, recruiting),
    staffing: createStaffingRoutes(api, recruiting),
    ...createThreadRoutes(api, recruiting.threads),
    weeklyReports: createReportRoutes(api, recruiting.reports),
  };
}

function createRegistrationRoutes({ recruiting: os }: Api, { registrationForm, seal }: Recruiting) {
  return {
    register: os.register.handler(async ({ input: { resumeEmailPassword, website, ...answers }, context }) => {
      // Must come first, so that no later code holds the password.
      const secret = resumeEmailPassword === '' ? null : await seal(resumeEmailPassword);
      if ((website ?? '') !== '') return registrationForm.pretend();
      const { actor, address, headers } = context;
      return registrationForm.register({ actor, address, key: headers.get('idempotency-key') }, { answers, secret });
    }),
    registrationPdf: os.registrationPdf.handler(({ input, context }) =>
      registrationForm.printAnswers(context.actor, input),
    ),
  };
}

function createMemberRoutes(
  { recruiting: os }: Api,
  { profile, visa, mailbox, tasks, reveals, auditLog, seal }: Recruiting,
) {
  return {
    profile: os.profile.handler(({ context }) => profile.profile(requireUser(context.actor))),
    saveProfile: os.saveProfile.handler(({ input, context }) => profile.save(requireUser(context.actor), input)),
    takeWaiting: os.takeWaiting.handler(({ input, context }) => profile.takeOver(requireUser(context.actor), input.id)),
    discardWaiting: os.discardWaiting.handler(({ input, context }) =>
      profile.discard(requireUser(context.actor), input.id),
    ),
    visa: {
      get: os.visa.get.handler(({ context }) => visa.view(requireUser(context.actor))),
      save: os.visa.save.handler(({ input, context }) => visa.save(requireUser(context.actor), input)),
      erase: os.visa.erase.handler(({ context }) => visa.erase(requireUser(context.actor))),
    },
    storeSecret: os.storeSecret.handler(async ({ input, context }) =>
      mailbox.store(requireUser(context.actor), await seal(input.password)),
    ),
    eraseSecret: os.eraseSecret.handler(({ context }) => mailbox.erase(requireUser(context.actor))),
    issueForwarding: os.issueForwarding.handler(({ context }) => mailbox.issue(requireUser(context.actor))),
    withdrawForwarding: os.withdrawForwarding.handler(({ context }) => mailbox.withdraw(requireUser(context.actor))),
    tasks: os.tasks.handler(async ({ context }) => ({ tasks: await tasks.listTasks(requireUser(context.actor).id) })),
    approveTask: os.approveTask.handler(({ input, context }) => tasks.approve(requireUser(context.actor), input.id)),
    declineTask: os.declineTask.handler(({ input, context }) =>
      tasks.decline(requireUser(context.actor), input.id, input.note),
    ),
    audit: os.audit.handler(({ input, context }) => auditLog(requireUser(context.actor), input.page)),
    accessLog: os.accessLog.handler(async ({ context }) => ({
      accesses: await reveals.accessLog(requireUser(context.actor).id),
    })),
  };
}

function createRecruiterRoutes({ recruiting: os }: Api, { clients, tasks, reveals }: Recruiting) {
  return {
    clients: os.clients.handler(({ context }) => clients.clients(requireUser(context.actor))),
    client: os.client.handler(({ input, context }) => clients.client(requireUser(context.actor), input.memberId)),
    proposeTask: os.proposeTask.handler(({ input, context }) => tasks.propose(requireUser(context.actor), input)),
    withdrawTask: os.withdrawTask.handler(({ input, context }) => tasks.withdraw(requireUser(context.actor), input.id)),
    finishTask: os.finishTask.handler(({ input, context }) => tasks.finish(requireUser(context.actor), input.id)),
    revealOptions: os.revealOptions.handler(({ input, context }) =>
      reveals.revealOptions(requireUser(context.actor), input),
    ),
    reveal: os.reveal.handler(({ input: { assertion, ...input }, context }) =>
      reveals.reveal(requireUser(context.actor), {
        ...input,
        assertion: assertion as unknown as PasskeyAssertion,
      }),
    ),
    revealed: os.revealed.handler(({ input, context }) => reveals.revealed(requireUser(context.actor), input.id)),
  };
}

function createAdminRoutes({ recruiting: os }: Api, { admin, mailbox }: Recruiting) {
  return {
    registrations: os.registrations.handler(({ input }) => admin.list(input)),
    registration: os.registration.handler(({ input, context }) => admin.view(requireUser(context.actor), input.id)),
    review: os.review.handler(({ input, context }) => admin.review(requireUser(context.actor), input)),
    assign: os.assign.handler(({ input, context }) =>
      admin.assign(requireUser(context.actor), input.id, input.recruiterId),
    ),
    recruiters: os.recruiters.handler(() => admin.recruiters()),
    forwardingTable: os.forwardingTable.handler(() => mailbox.forwardingTable()),
  };
}
