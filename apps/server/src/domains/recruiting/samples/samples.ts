import type { User } from '../../../platform/actor.ts';
import type { SampleContext } from '../../../platform/samples.ts';
import type { createAdmin } from '../assignments/admin.ts';
import type { Sealer } from '../custody/sealing.ts';
import type { createProfile } from '../registrations/profile.ts';
import type { RegistrationForm } from '../registrations/registration-form.ts';
import type { Tasks } from '../tasks/tasks.ts';
import type { Threads } from '../threads/threads.ts';
import { addSampleMessages } from './messages.ts';
import { SAMPLE_REGISTRATIONS, type SampleRegistration, type SampleTask } from './registrations.ts';

interface Parts {
  sealer: Sealer;
  registrationForm: RegistrationForm;
  profile: ReturnType<typeof createProfile>;
  admin: ReturnType<typeof createAdmin>;
  tasks: Tasks;
  threads: Threads;
}

/** Opens no mailbox, because the addresses of sample people don't exist. */
const MAILBOX_PASSWORD = 'a sample password';

/** Sample registrations, and what staff and a recruiter did with them. */
export function createSampleRegistrations(parts: Parts) {
  const { sealer, registrationForm, profile, admin, tasks, threads } = parts;

  async function add(context: SampleContext): Promise<void> {
    for (const registration of SAMPLE_REGISTRATIONS) {
      const actor = context.person(registration.person);
      await addRegistration(context, actor, registration);
      for (const task of registration.tasks ?? []) await addTask(context, actor, task);
    }
    await addSampleMessages(context, threads);
  }

  async function addRegistration(
    { goBack, person }: SampleContext,
    actor: User,
    { answers: given, registered, accepted, assigned, returned, changed }: SampleRegistration,
  ): Promise<void> {
    const staff = person('support');
    const answers = { ...given, signatureDate: goBack(registered, 15).toISOString().slice(0, 10) };
    const secret = await sealer.seal(MAILBOX_PASSWORD);
    const { reference } = await registrationForm.register({ actor, address: '', key: null }, { answers, secret });
    const [row] = (await admin.list({ q: reference, page: 1 })).registrations;
    if (!row) throw new Error(`the sample registration ${reference} is missing`);
    const { id } = row;
    if (accepted !== undefined) {
      goBack(accepted, 16);
      await admin.review(staff, { id, decision: 'accept', note: '' });
    }
    if (assigned !== undefined) {
      goBack(assigned, 17);
      await admin.assign(staff, id, person('recruiter').id);
    }
    if (returned) {
      goBack(returned.daysAgo, 15);
      await admin.review(staff, { id, decision: 'return', note: returned.note });
    }
    if (changed) {
      goBack(changed.daysAgo, 18);
      await profile.save(actor, { ...answers, currentAddress: changed.address });
      goBack(changed.reviewedDaysAgo, 15);
      await admin.review(staff, { id, decision: 'start', note: '' });
    }
  }

  async function addTask(
    { goBack, person }: SampleContext,
    member: User,
    { what, proposedDaysAgo, decided, doneDaysAgo }: SampleTask,
  ): Promise<void> {
    const recruiter = person('recruiter');
    goBack(proposedDaysAgo, 14);
    const { id } = await tasks.propose(recruiter, { memberId: member.id, what });
    if (decided) {
      goBack(decided.daysAgo, 19);
      if (decided.as === 'approved') await tasks.approve(member, id);
      else await tasks.decline(member, id, decided.note);
    }
    if (doneDaysAgo !== undefined) {
      goBack(doneDaysAgo, 20);
      await tasks.finish(recruiter, id);
    }
  }

  return { add };
}
