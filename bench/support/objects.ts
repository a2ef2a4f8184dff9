import { randomBytes } from 'node:crypto';
import { webhookLimits } from '@foothold/contracts/webhooks';
import { writePdf } from '@foothold/documents/write';
import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import { ARGON2ID } from '../../apps/server/src/domains/accounts/auth.ts';
import { insertConfirmedUser } from '../../apps/server/src/domains/accounts/repository.ts';
import { issueToken } from '../../apps/server/src/domains/accounts/tokens.ts';
import type { DB } from '../../apps/server/src/platform/db/schema.ts';
import { createNurse } from '../../apps/server/test/fixtures/people.ts';
import { createRegistration } from '../../apps/server/test/fixtures/registrations.ts';
import { createPerson, type Person } from '../../apps/server/test/harness.ts';
import type { Endpoint } from './endpoints.ts';
import { BOX_KEY, createOffer, createResumeBytes, PASSWORD, REVEAL_REASON } from './inputs.ts';
import {
  askForSecret,
  findFreeListing,
  findPacket,
  getOrigin,
  prepareForPackets,
  proposePacket,
  type SeenPacket,
  signReveal,
} from './packets.ts';

/** A person with an account, signed in. */
export interface Account extends Person {
  id: string;
  email: string;
  role: Role;
}

type Role = 'member' | 'recruiter' | 'support' | 'admin';

/** Members and staff on a running server, and a way to create whatever an endpoint refers to. */
export interface TestWorld {
  url: string;
  db: Kysely<DB>;
  /** Included in all of the member's texts, so that leaks can be found. */
  mark: string;
  /** With a plan, a résumé mailbox password, and an accepted registration. */
  member: Account;
  /** The member's assigned recruiter, with a fresh second factor. */
  recruiter: Account;
  support: Account;
  admin: Account;
  listingId: string;
  challenge: string;
}

let passwordHash: Promise<string> | undefined;

/** An account with a confirmed address, signed in. */
export async function join(world: Pick<TestWorld, 'url' | 'db'>, role: Role, name: string): Promise<Account> {
  const email = `${role}-${crypto.randomUUID()}@example.com`;
  passwordHash ??= hash(PASSWORD, ARGON2ID);
  const trialEndsAt = new Date(Date.now() + 14 * 86_400_000);
  await insertConfirmedUser(world.db, { name, email, role, passwordHash: await passwordHash, trialEndsAt });
  const { id } = await world.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const account = { ...createPerson(world.url), id, email, role };
  await signIn(world, account);
  return account;
}

/** Replaces their session with a new one; for staff, its second factor is proved. */
export async function signIn({ db }: Pick<TestWorld, 'db'>, account: Account): Promise<void> {
  account.cookies.clear();
  await account.api.accounts.logIn({ email: account.email, password: PASSWORD });
  if (account.role === 'recruiter')
    await db.updateTable('sessions').set({ verified_at: new Date() }).where('user_id', '=', account.id).execute();
}

/** Removes everything except the password from an account's sign-in methods. */
export async function dropFactors({ db }: Pick<TestWorld, 'db'>, userId: string): Promise<void> {
  await db.deleteFrom('authenticators').where('user_id', '=', userId).execute();
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}

/** A world on a server with its sample data. */
export async function openWorld(
  url: string,
  db: Kysely<DB>,
  mark = `Quillon ${randomBytes(4).toString('hex')}`,
): Promise<TestWorld> {
  const visitor = createPerson(url);
  const [support, admin] = [
    await join({ url, db }, 'support', 'Sasha Support'),
    await join({ url, db }, 'admin', 'Ariel Admin'),
  ];
  const { items } = await visitor.api.listings.search({});
  const { challenges } = await visitor.api.challenges.week();
  const start = {
    url,
    db,
    mark,
    support,
    admin,
    listingId: items[0]?.id ?? '',
    challenge: challenges[0]?.slug ?? '',
  };
  return { ...start, ...(await openPair(start)) };
}

/** A member with everything that members can have, and their assigned recruiter. */
export async function openPair(
  world: Pick<TestWorld, 'url' | 'db' | 'mark' | 'admin'>,
): Promise<Pick<TestWorld, 'member' | 'recruiter'>> {
  const recruiter = await join(world, 'recruiter', 'Rowan Recruiter');
  const member = await join(world, 'member', world.mark);
  const { intent } = await pay(member, member.email, 25_000);
  await member.api.billing.paymentSuccess({
    paymentIntentId: intent,
    email: member.email,
    firstName: world.mark,
    lastName: 'Example',
  });
  await member.api.recruiting.register(
    createRegistration({ email: member.email, preferredName: world.mark, legalName: world.mark }),
  );
  const id = (await member.api.recruiting.profile()).registration?.id ?? '';
  await world.admin.api.recruiting.review({ id, decision: 'accept' });
  await world.admin.api.recruiting.assign({ id, recruiterId: recruiter.id });
  return { member, recruiter };
}

/** Opens a payment and confirms it with a working card. */
async function pay(person: Person, email: string, amount: 8999 | 25_000) {
  const opened = await person.api.billing.createPaymentIntent({
    planName: amount === 8999 ? 'Foothold One' : 'Foothold Prime',
    amount,
  });
  await person.api.sandboxPayments.confirm({
    clientSecret: opened.clientSecret,
    card: { number: '4242 4242 4242 4242', expires: '12/49', cvc: '123' },
    payer: { email, name: 'Robin Example' },
  });
  return opened;
}

type ObjectFactory<Value = string> = (world: TestWorld, owner: Account, endpoint: Endpoint) => Promise<Value>;

/**
 * How to create a real object for each id that an endpoint takes: by the path up to the parameter, or by the name of a body or query field
 * (with the endpoint before it if the name has another meaning there). An id in neither list isn't covered.
 */
const OBJECT_FACTORIES: Record<string, ObjectFactory> = {
  '/api/accounts/sessions/{id}': async (world, owner) => {
    await dropFactors(world, owner.id);
    const other = createPerson(world.url);
    await other.api.accounts.logIn({ email: owner.email, password: PASSWORD });
    const { sessions } = await other.api.accounts.sessions();
    return sessions.find(({ current }) => current)?.id ?? '';
  },
  '/api/accounts/members/{id}': async ({ member }) => member.id,
  '/api/staff/members/{id}': async ({ member }) => member.id,
  '/api/staff/filters/{id}': async ({ support, mark }) =>
    (
      await support.api.staff.saveFilter({
        list: 'inquiries',
        name: `${mark} ${crypto.randomUUID()}`,
        query: 'state=all',
      })
    ).id,
  '/api/accounts/security/passkeys/{id}': async ({ db, mark }, owner) => {
    const row = await db
      .insertInto('passkeys')
      .values({
        user_id: owner.id,
        credential_id: randomBytes(16).toString('base64url'),
        public_key: randomBytes(77),
        counter: 0,
        transports: [],
        name: mark,
        backed_up: false,
        created_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // A passkey's owner must prove it before removing it.
    await db.updateTable('sessions').set({ verified_at: new Date() }).where('user_id', '=', owner.id).execute();
    return row.id;
  },
  '/api/applications/{id}': async (world, owner, { name }) => {
    const id = await saveApplication(world, owner);
    if (name === 'applicationPlans.removeOffer')
      await owner.api.applicationPlans.setOffer({ id, ...createOffer(world.mark) });
    return id;
  },
  // Of the application that the call names, as with the other parts of an application.
  '/api/applications/{id}/interviews/{interviewId}': async (world, owner) => {
    const id = await saveApplication(world, owner);
    await world.db.deleteFrom('application_interviews').where('application_id', '=', id).execute();
    const interview = { title: world.mark, starts: '2026-12-03T10:00', timeZone: 'America/Chicago' };
    return (await owner.api.applicationPlans.addInterview({ id, ...interview })).id;
  },
  '/api/applications/{id}/reminders/{reminderId}': async (world, owner) => {
    const id = await saveApplication(world, owner);
    await world.db.deleteFrom('application_reminders').where('application_id', '=', id).execute();
    const reminder = { text: world.mark, due: '2026-12-03T10:00', timeZone: 'America/Chicago' };
    return (await owner.api.applicationPlans.addReminder({ id, ...reminder })).id;
  },
  '/api/applications/{id}/contacts/{contactId}': async (world, owner) => {
    const id = await saveApplication(world, owner);
    await world.db.deleteFrom('application_contacts').where('application_id', '=', id).execute();
    return (await owner.api.applicationPlans.addContact({ id, name: world.mark })).id;
  },
  '/api/applications/{id}/files/{fileId}': async (world, owner) => {
    const id = await saveApplication(world, owner);
    await world.db.deleteFrom('application_files').where('application_id', '=', id).execute();
    return (await owner.api.applicationPlans.addFile({ id, file: new File([world.mark], 'notes.txt') })).id;
  },
  'applications.undo#eventId': async (world, owner) => {
    const id = await saveApplication(world, owner);
    const { state } = await owner.api.applications.get({ id });
    const to = state === 'submitted' ? 'in-review' : 'submitted';
    return (await owner.api.applications.move({ id, to, reason: world.mark })).lastEventId;
  },
  'applications.move#after': async (world, owner) => {
    const id = await saveApplication(world, owner);
    return (await owner.api.applications.get({ id })).lastEventId;
  },
  'applications.move#stageId': async ({ mark }, owner) => createStage(owner, mark),
  'applications.moveMany#stageId': async ({ mark }, owner) => createStage(owner, mark),
  '/api/application-mail/{id}': async (world, owner, { name }) => {
    const { mark } = world;
    const text = `Subject: Your application\n\nThank you for applying to ${mark}. ${crypto.randomUUID()}`;
    const { id } = (await owner.api.applicationMail.add({ text })).mail;
    if (name === 'applicationMail.undo')
      await owner.api.applicationMail.accept({
        id,
        applicationId: await saveApplication(world, owner),
        kind: 'interview',
      });
    return id;
  },
  applicationId: saveApplication,
  '/api/applications/imports/{id}': async ({ mark }, owner) =>
    (await owner.api.applications.import({ text: `Title,Company\n${mark} ${crypto.randomUUID()},${mark}` })).id,
  '/api/answers/{id}': async ({ db, mark }, owner) => {
    const { id } = await owner.api.answers.add({ question: `${mark} ${crypto.randomUUID()}?`, answer: mark });
    // An earlier version, which a change gets only minutes later.
    await db
      .insertInto('application_answer_versions')
      .values({ answer_id: id, version: 1, question: `${mark}?`, answer: `${mark} before`, saved_at: new Date() })
      .execute();
    await db.updateTable('application_answers').set({ version: 2 }).where('id', '=', id).execute();
    return id;
  },
  '/api/billing/invoices/{id}': async (world, _owner, { name }) => {
    if (name === 'billing.payInvoice' || name === 'billing.finishInvoice') return openInvoice(world);
    const { db, member } = world;
    return readId(db.selectFrom('invoices').select('id').where('user_id', '=', member.id).executeTakeFirst());
  },
  '/api/billing/subscriptions/{id}': async ({ db, member }) =>
    readId(db.selectFrom('subscriptions').select('id').where('user_id', '=', member.id).executeTakeFirst()),
  '/api/challenges/submissions/{id}': async ({ challenge: slug, mark }, owner) => {
    const code = `// ${mark} ${crypto.randomUUID()}`;
    const { id } = await owner.api.challenges.submit({ slug, language: 'python', code, outcomes: null });
    return id;
  },
  '/api/coaching/answers/{id}': async ({ db, mark }, owner) => {
    await db.deleteFrom('tool_days').where('user_id', '=', owner.id).execute();
    await owner.api.coaching.questions({ jobTitle: `Registered Nurse ${mark}` });
    const { answers } = await owner.api.coaching.saved();
    return answers[0]?.id ?? '';
  },
  '/api/hidden/{id}': async ({ listingId }, owner) => (await owner.api.hidden.hide({ listingId, kind: 'listing' })).id,
  '/api/practice/sessions/{id}': async ({ mark }, owner) => {
    const { id } = await owner.api.practice.start({ jobTitle: `Registered Nurse ${mark}` });
    await owner.api.practice.save({ id, place: 1, version: 0, notes: mark });
    return id;
  },
  'practice.export#id': async (world, owner, endpoint) => make('/api/practice/sessions/{id}', world, owner, endpoint),
  '/api/webhooks/{id}': async (world, owner, { name }) => {
    const { id } = await addWebhook(world, owner);
    if (name === 'webhooks.resume') await owner.api.webhooks.pause({ id });
    return id;
  },
  '/api/webhooks/{id}/deliveries/{deliveryId}': async (world, owner) => {
    const { id } = await addWebhook(world, owner);
    return (await owner.api.webhooks.test({ id })).id;
  },
  '/api/recruiting/waiting/{id}': async ({ url, db, mark }, owner) => {
    await db.deleteFrom('registrations').where('user_id', '=', owner.id).where('state', '=', 'waiting').execute();
    await createPerson(url).api.recruiting.register(createRegistration({ email: owner.email, legalName: mark }));
    const { waiting } = await owner.api.recruiting.profile();
    return waiting[0]?.id ?? '';
  },
  '/api/recruiting/tasks/{id}': ({ mark, member, recruiter }, _owner, { name }) =>
    getTask(member, recruiter, mark, name === 'recruiting.finishTask'),
  '/api/recruiting/members/{memberId}': async ({ member }) => member.id,
  'recruiting.packets.list#memberId': async (world) => {
    await findPacket(world, 'proposed');
    return world.member.id;
  },
  '/api/recruiting/secrets/{memberId}': async (world) => withSecret(world),
  '/api/recruiting/reveals/{id}': async (world) => {
    await withSecret(world);
    return (await askForSecret(world, (await findPacket(world, 'approved')).id, getOrigin(world.url))).id;
  },
  packetId: async (world) => (await findPacket(world, 'approved')).id,
  '/api/packets/{id}': async (world, _owner, endpoint) => (await findNamedPacket(world, endpoint)).id,
  '/api/packets/{id}/files/{sha256}': findPacketFile,
  '/api/recruiting/packets/{id}': async (world, _owner, endpoint) => (await findNamedPacket(world, endpoint)).id,
  '/api/recruiting/packets/{id}/files/{sha256}': findPacketFile,
  'recruiting.packets.propose#resumeId': (world) => prepareForPackets(world),
  'recruiting.packets.propose#replaces': async (world) => (await proposePacket(world)).id,
  'recruiting.packets.submit#fileId': (world) => uploadPacketFile(world),
  'recruiting.tailoring.create#resumeId': (world) => prepareForPackets(world),
  'recruiting.workspace.matches#resumeId': (world) => prepareForPackets(world),
  '/api/recruiting/members/{memberId}/resumes/{resumeId}': (world) => prepareForPackets(world),
  '/api/recruiting/members/{memberId}/copies/{resumeId}': async (world) => (await findCopy(world)).id,
  '/api/recruiting/members/{memberId}/confirmations/{id}': (world) => askToConfirm(world),
  '/api/recruiting/confirmations/{id}': (world) => askToConfirm(world),
  '/api/recruiting/guarantee/cases/{id}': (world) => openCase(world),
  '/api/recruiting/thread/messages/{id}': async ({ member, mark }) => (await sendMessage(member, mark)).id,
  '/api/recruiting/thread/files/{fileId}': async ({ member, mark }) =>
    (await sendMessage(member, mark)).files[0]?.id ?? '',
  '/api/recruiting/members/{memberId}/thread/messages/{id}': async (world) => (await sendToMember(world)).id,
  '/api/recruiting/members/{memberId}/thread/files/{fileId}': async (world) =>
    (await sendToMember(world)).files[0]?.id ?? '',
  '/api/recruiting/staffing/recruiters/{id}': async ({ recruiter }) => recruiter.id,
  '/api/recruiting/staffing/absences/{id}': ({ db, mark, recruiter }) =>
    readId(
      db
        .insertInto('recruiter_absences')
        .values({
          recruiter_id: recruiter.id,
          starts_on: '2099-01-05',
          ends_on: '2099-01-09',
          cover_id: null,
          note: mark,
          state: 'planned',
          created_by: null,
          created_at: new Date(),
        })
        .returning('id')
        .executeTakeFirst(),
    ),
  '/api/recruiting/registrations/{id}': async ({ member }) =>
    (await member.api.recruiting.profile()).registration?.id ?? '',
  '/api/resumes/{id}': async ({ db, mark }, owner, { name }) => {
    // Makes room for one more, whatever the plan.
    await db.deleteFrom('resumes').where('user_id', '=', owner.id).execute();
    // Only a PDF has pages.
    const file =
      name === 'resumes.page'
        ? new File([new Uint8Array(await writePdf({ ...createNurse(), summary: mark }))], 'resume.pdf')
        : new File([new Uint8Array(createResumeBytes(mark))], 'resume.json');
    const { id } = (await owner.api.resumes.upload({ file })).resume;
    if (name === 'resumes.exportLetter' || name === 'resumes.removeLetter')
      await owner.api.resumes.saveLetter({ id, kind: 'cover-letter', tone: 'plain', text: mark, version: 0 });
    return id;
  },
  // Of the résumé that the call names.
  '/api/resumes/{id}/shares/{share}': async (world, owner, endpoint) => {
    const [resume] = (await owner.api.resumes.list()).resumes;
    const id = resume?.id ?? (await make('/api/resumes/{id}', world, owner, endpoint));
    return (await owner.api.resumes.share({ id })).share.id;
  },
  resumeId: async (world, owner, endpoint) => make('/api/resumes/{id}', world, owner, endpoint),
  '/api/support/inquiries/{id}': async (world, owner, { name }) => {
    const { url, db, mark } = world;
    if (name === 'support.cancelDemo') return (await bookDemo(world)).inquiryId;
    const { reference } = await createPerson(url).api.support.query({
      firstName: mark,
      lastName: 'Example',
      email: owner.email,
      query: mark,
    });
    return readId(db.selectFrom('inquiries').select('id').where('reference', '=', reference).executeTakeFirst());
  },
  '/api/support/mails/{id}': async ({ db, member, mark }) =>
    readId(
      db
        .insertInto('mails')
        .values({ recipient: member.email, state: 'saved', subject: mark, body_text: mark, body_html: mark })
        .returning('id')
        .executeTakeFirst(),
    ),
  '/api/support/templates/{id}': async ({ admin, mark }) =>
    (await admin.api.support.createTemplate({ title: crypto.randomUUID(), text: mark })).id,
  recruiterId: async ({ recruiter }) => recruiter.id,
  coverId: async (world) => (await join(world, 'recruiter', 'Casey Cover')).id,
  assigneeId: async ({ support }) => support.id,
  payment: async ({ db, member }) =>
    readId(db.selectFrom('payments').select('id').where('user_id', '=', member.id).executeTakeFirst()),
  // Paid without signing in, because a member with a plan can't open another payment.
  paymentIntentId: async (world) => {
    const { intent } = await pay(createPerson(world.url), world.member.email, 8999);
    await waitForNotice(world);
    return intent;
  },
  'billing.finishMethod#intent': async ({ member }) => {
    const { clientSecret, intent } = await member.api.billing.startMethod({});
    await member.api.sandboxPayments.confirm({
      clientSecret,
      card: { number: '4242 4242 4242 4242', expires: '12/49', cvc: '123' },
      payer: { email: member.email, name: 'Robin Example' },
    });
    return intent;
  },
  'billing.finishInvoice#intent': async (world) => {
    const { intent } = await world.member.api.billing.payInvoice({ id: await openInvoice(world) });
    return intent;
  },
};

/** The same for fields that hold several ids, or objects with ids. */
const LIST_FACTORIES: Record<string, ObjectFactory<unknown>> = {
  'applications.moveMany#ids': async (world, owner) => [await saveApplication(world, owner)],
  'applications.tagMany#ids': async (world, owner) => [await saveApplication(world, owner)],
  'applications.removeMany#ids': async (world, owner) => [await saveApplication(world, owner)],
  'applications.restoreMany#ids': async (world, owner) => {
    const id = await saveApplication(world, owner);
    await owner.api.applications.remove({ id });
    return [id];
  },
  'applications.setStages#stages': async ({ mark }, owner) => [
    { id: await createStage(owner, mark), state: STAGE_STATE, name: `${mark} again` },
  ],
  'applicationPlans.offers#ids': async (world, owner) => {
    const id = await saveApplication(world, owner);
    await owner.api.applicationPlans.setOffer({ id, ...createOffer(world.mark) });
    return id;
  },
  'notifications.read#ids': async ({ db, mark }, owner) => [
    await readId(
      db
        .insertInto('notifications')
        .values({
          user_id: owner.id,
          source: 'applications',
          title: mark,
          path: '/applications',
          created_at: new Date(),
        })
        .returning('id')
        .executeTakeFirst(),
    ),
  ],
  'packets.approve#items': async (world) => [{ ...(await findPacket(world, 'proposed')), exception: true }],
  'recruiting.staffing.plan#covers': async ({ member, mark }) => [{ memberId: member.id, note: mark }],
  'recruiting.staffing.change#covers': async ({ member, mark }) => [{ memberId: member.id, note: mark }],
  'recruiting.staffing.applyBalance#moves': async (world) => [
    {
      memberId: world.member.id,
      from: world.recruiter.id,
      to: (await join(world, 'recruiter', 'Casey Cover')).id,
    },
  ],
  'recruiting.packets.propose#files': async (world) => [await uploadPacketFile(world)],
  'support.changeInquiries#ids': async (world, owner, endpoint) => [
    await make('/api/support/inquiries/{id}', world, owner, endpoint),
  ],
};

/** What belongs to the object that another field names. It isn't swapped on its own. */
const PARTS: Record<string, ObjectFactory<unknown>> = {
  hash: async (world, _owner, endpoint) => (await findNamedPacket(world, endpoint)).hash,
  // Only what the caller's own passkey signs. It reads no packet.
  'packets.approvalOptions#items': async (world) => [{ ...(await findPacket(world, 'proposed')), exception: true }],
  'recruiting.packets.propose#listingId': (world) => findFreeListing(world),
  'recruiting.tailoring.create#listingId': (world) => findFreeListing(world),
  'recruiting.reveal#assertion': async (world) => {
    const packetId = (await findPacket(world, 'approved')).id;
    const request = { packetId, origin: getOrigin(world.url), reason: REVEAL_REASON, publicKey: BOX_KEY };
    return (await signReveal(world, request)).assertion;
  },
  'recruiting.tailoring.accept#proposals': async (world) => [(await findCopy(world)).proposals[0]?.id ?? ''],
  'recruiting.tailoring.ask#question': async (world) => (await findCopy(world)).questions[0]?.id ?? '',
  'recruiting.tailoring.edit#path': async (world) => (await findCopy(world)).lines[0]?.path ?? '',
  'recruiting.tailoring.edit#baseVersion': async (world) => (await findCopy(world)).currentVersion,
  'recruiting.tailoring.accept#baseVersion': async (world) => (await findCopy(world)).currentVersion,
  // A position in the thread of the member, anyone who sends it.
  upTo: async (world) => (await sendToMember(world)).id,
};

/** Secrets that only their recipient knows. Each works as a key for anyone who has it. */
const KEYS: Record<string, ObjectFactory> = {
  '/api/demos/{token}': async (world) => (await bookDemo(world)).token,
  clientSecret: async ({ url }) => {
    const { clientSecret } = await createPerson(url).api.billing.createPaymentIntent({
      planName: 'Foothold One',
      amount: 8999,
    });
    return clientSecret;
  },
  '/api/applications/calendar/{file}': async (_world, owner) =>
    (await owner.api.applicationPlans.makeCalendarLink({})).calendarUrl?.split('/').at(-1) ?? '',
  'accounts.confirmEmail#token': ({ db }, owner) => issueToken(db, 'confirm-email', owner.id, owner.email, new Date()),
  'accounts.confirmation#token': ({ db }, owner) => issueToken(db, 'confirm-email', owner.id, owner.email, new Date()),
  'accounts.resendConfirmation#token': ({ db }, owner) =>
    issueToken(db, 'confirm-email', owner.id, owner.email, new Date()),
  'accounts.resetPassword#token': ({ db }, owner) =>
    issueToken(db, 'reset-password', owner.id, owner.email, new Date()),
};

/** Names of public things. */
const PUBLIC: Record<string, ObjectFactory> = {
  '/api/listings/{id}': async ({ listingId }) => listingId,
  '/api/recruiting/screening/{listingId}': async ({ listingId }) => listingId,
  listingId: async ({ listingId }) => listingId,
  clientId: async () => crypto.randomUUID(),
  jobId: async ({ listingId }) => listingId,
  'jobs.compare#ids': async ({ listingId }) => listingId,
  // The payer identifies themselves.
  'billing.paymentSuccess#email': async (_world, owner) => owner.email,
  slug: async ({ challenge }) => challenge,
  'answers.add#questionId': async () => 'strength',
};

/** Path parameters that name content, a format, or a position. They aren't IDs of anyone's rows. */
const NO_ROWS = new Set([
  'slug',
  'kind',
  'path',
  'module',
  'exercise',
  'skill',
  'language',
  'format',
  'page',
  'version',
  'place',
  'provider',
  '/api/practice/sets/{id}',
]);

const make = (key: string, world: TestWorld, owner: Account, endpoint: Endpoint): Promise<string> => {
  const maker = OBJECT_FACTORIES[key];
  if (!maker) throw new Error(`Nothing makes ${key}.`);
  return maker(world, owner, endpoint);
};

/** An id's key in the tables above: by its path, by endpoint and field, or by field. */
function getKey({ name, path, params }: Endpoint, field: string, table: Record<string, unknown>): string | undefined {
  const pathPrefix = params.includes(field) ? path.slice(0, path.indexOf(`{${field}}`) + field.length + 2) : undefined;
  return [pathPrefix, `${name}#${field}`, pathPrefix === undefined || field === 'slug' ? field : undefined].find(
    (key) => key !== undefined && key in table,
  );
}

export type FieldKind = 'object' | 'key' | 'public' | 'uncovered' | 'plain';

/** What an input field contains: the ID of someone's row, a key, the name of something public, or none of these. */
export function getFieldKind(endpoint: Endpoint, field: string): FieldKind {
  if (getKey(endpoint, field, PARTS)) return 'plain';
  if (getKey(endpoint, field, OBJECT_FACTORIES) || getKey(endpoint, field, LIST_FACTORIES)) return 'object';
  if (getKey(endpoint, field, KEYS)) return 'key';
  const isParameter = endpoint.params.includes(field);
  const place = `${endpoint.path.split(`{${field}}`)[0]}{${field}}`;
  if (getKey(endpoint, field, PUBLIC) || (isParameter && (NO_ROWS.has(field) || NO_ROWS.has(place)))) return 'public';
  if (isParameter || /(^ids?|Ids?)$/.test(field) || ['payment', 'intent'].includes(field)) return 'uncovered';
  return 'plain';
}

/** Creates the object that a field refers to. @returns what the field then holds; undefined if it refers to none */
export async function makeObject(
  world: TestWorld,
  owner: Account,
  endpoint: Endpoint,
  field: string,
): Promise<unknown> {
  for (const table of [PARTS, OBJECT_FACTORIES, LIST_FACTORIES, KEYS, PUBLIC]) {
    const key = getKey(endpoint, field, table);
    // Challenges and site content are identified by a slug and have examples of their own.
    if (field === 'slug' && !endpoint.path.startsWith('/api/challenges/')) return undefined;
    if (key !== undefined) return await table[key]?.(world, owner, endpoint);
  }
  return undefined;
}

/** Of the sample listing. Saved once: a later call returns the same one, and restores it if it was removed. */
async function saveApplication({ listingId, mark }: TestWorld, owner: Account): Promise<string> {
  return (await owner.api.applications.save({ listingId, note: mark })).id;
}

/** A new one in place of the earlier one, because plans limit their number. */
async function addWebhook({ db, mark }: TestWorld, owner: Account) {
  await db.deleteFrom('webhook_endpoints').where('user_id', '=', owner.id).execute();
  return owner.api.webhooks.create({
    url: 'https://hooks.example.com/',
    description: mark.slice(0, webhookLimits.description),
    events: ['resume.scored'],
  });
}

const STAGE_STATE = 'interview';

async function createStage(owner: Account, mark: string): Promise<string> {
  const { stages } = await owner.api.applications.setStages({ stages: [{ state: STAGE_STATE, name: mark }] });
  return stages[0]?.id ?? '';
}

/** The payment service announces a payment, of which the member is told shortly after. Later changes are then the tested call's. */
async function waitForNotice({ db, member }: TestWorld): Promise<void> {
  const count = async () =>
    (await db.selectFrom('notifications').select('id').where('user_id', '=', member.id).execute()).length;
  for (let [before, tries] = [await count(), 0]; tries < NOTICE_TRIES && (await count()) === before; tries++)
    await new Promise((resolve) => setTimeout(resolve, 50));
}
const NOTICE_TRIES = 40;

async function readId(row: Promise<{ id: string | null } | undefined>): Promise<string> {
  const id = (await row)?.id;
  if (!id) throw new Error('The row that was made cannot be found.');
  return id;
}

async function getTask(member: Account, recruiter: Account, mark: string, approved: boolean): Promise<string> {
  const what = `Ask about ${mark}`;
  const { id } = await recruiter.api.recruiting.proposeTask({ memberId: member.id, what });
  if (approved) await member.api.recruiting.approveTask({ id });
  return id;
}

/** Packets that recruiters submit, and whose mailbox they open, are approved. */
const APPROVED_PACKETS = new Set([
  'recruiting.packets.start',
  'recruiting.packets.submit',
  'recruiting.reveal',
  'recruiting.revealOptions',
]);

const findNamedPacket = (world: TestWorld, { name }: Endpoint): Promise<SeenPacket> =>
  findPacket(world, APPROVED_PACKETS.has(name) ? 'approved' : 'proposed');

async function findPacketFile(world: TestWorld): Promise<string> {
  const { id } = await findPacket(world, 'proposed');
  return (await world.member.api.packets.get({ id })).content.files[0]?.sha256 ?? '';
}

async function uploadPacketFile(world: TestWorld): Promise<string> {
  const { member, recruiter, mark } = world;
  await prepareForPackets(world);
  const file = new File([`${mark} ${crypto.randomUUID()}`], 'letter.txt');
  return (await recruiter.api.recruiting.packets.upload({ memberId: member.id, file })).id;
}

/** The latest copy of the member's résumé that their recruiter tailors. */
async function findCopy(world: TestWorld) {
  const { db, member, recruiter } = world;
  const resumeId = await prepareForPackets(world);
  const row = await db
    .selectFrom('tailored_copies')
    .select('resume_id as id')
    .where('member_id', '=', member.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  const { tailoring } = recruiter.api.recruiting;
  const copyId =
    row?.id ??
    (await tailoring.create({ memberId: member.id, resumeId, listingId: await findFreeListing(world) })).resumeId;
  return tailoring.get({ memberId: member.id, resumeId: copyId });
}

/** Something new in a copy that waits for the member. */
async function askToConfirm(world: TestWorld): Promise<string> {
  const { db, mark } = world;
  const { id } = await findCopy(world);
  const values = {
    member_id: world.member.id,
    resume_id: id,
    kind: 'edit',
    subject: crypto.randomUUID(),
    text: mark,
    before: mark,
    reason: mark,
    state: 'waiting',
    asked_at: new Date(),
  };
  return readId(db.insertInto('tailoring_confirmations').values(values).returning('id').executeTakeFirst());
}

/** A case of the guarantee for a job of its own. */
function openCase({ db, member, mark }: TestWorld): Promise<string> {
  const values = {
    member_id: member.id,
    resume_title: mark,
    job_title: mark,
    company: mark,
    state: 'open',
    rubric: 'bench',
    score: 60,
    must_haves_met: 50,
    missing: JSON.stringify([]),
    declined: 0,
    latest_score: 60,
    latest_rubric: 'bench',
    opened_at: new Date(),
    due_at: new Date(Date.now() + 86_400_000),
  };
  return readId(db.insertInto('guarantee_cases').values(values).returning('id').executeTakeFirst());
}

const createAttachment = (mark: string): File =>
  new File([`%PDF-1.7\n${mark}`], 'offer.pdf', { type: 'application/pdf' });

const sendMessage = (member: Account, mark: string) =>
  member.api.recruiting.thread.send({ text: mark, clientId: crypto.randomUUID(), files: [createAttachment(mark)] });

const sendToMember = ({ member, recruiter, mark }: TestWorld) =>
  recruiter.api.recruiting.memberThread.send({
    memberId: member.id,
    text: mark,
    clientId: crypto.randomUUID(),
    files: [createAttachment(mark)],
  });

/** An invoice that a renewal couldn't collect. */
async function openInvoice({ db, member }: TestWorld): Promise<string> {
  const open = await db
    .selectFrom('invoices')
    .select('id')
    .where('user_id', '=', member.id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (open) return open.id;
  const now = new Date();
  const later = new Date(now.getTime() + 30 * 24 * 60 * 60 * 1000);
  const subscription = await db
    .updateTable('subscriptions')
    .set({ state: 'past_due', first_failed_at: now })
    .where('user_id', '=', member.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  const invoice = {
    number: `BENCH-${crypto.randomUUID()}`,
    subscription_id: subscription.id,
    user_id: member.id,
    kind: 'period',
    period_start: now,
    period_end: later,
    lines: JSON.stringify([{ description: 'A month', from: now, until: later, amount: 25_000 }]),
    total: 25_000,
    state: 'open',
    billed_to: JSON.stringify({ name: 'Robin Example', email: member.email }),
    issued_at: now,
  };
  return readId(db.insertInto('invoices').values(invoice).returning('id').executeTakeFirst());
}

async function withSecret({ member }: TestWorld): Promise<string> {
  await member.api.recruiting.storeSecret({ password: 'the mailbox word 4711', permissionToStore: true });
  return member.id;
}

async function bookDemo({ url, db, mark, member }: TestWorld): Promise<{ token: string; inquiryId: string }> {
  // There are only so many per week.
  await db.deleteFrom('inquiries').where('kind', '=', 'demo').execute();
  const { booking, reference } = await createPerson(url).api.support.requestConsultation({
    fullName: mark,
    email: member.email,
    form: 'demo',
  });
  const inquiryId = await readId(
    db.selectFrom('inquiries').select('id').where('reference', '=', reference).executeTakeFirst(),
  );
  return { token: booking?.token ?? '', inquiryId: inquiryId };
}
