import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { writePdf } from '@foothold/documents/write';
import { fromBase64, makeBoxKeys, openText, toBase64 } from '@foothold/sealed-box';
import { TOTP } from 'otpauth';
import { createNurse, NURSE_JOB } from '../../apps/server/test/fixtures/people.ts';
import { createRegistration } from '../../apps/server/test/fixtures/registrations.ts';
import { createPerson, type Person } from '../../apps/server/test/harness.ts';
import { listEmails } from '../../e2e/support/outbox.ts';
import { PASSWORD } from './inputs.ts';

/** Someone with an account. Their cookies are those of the build in which they signed in. */
export interface Account extends Person {
  email: string;
}

/** Where a server writes emails, and where it answers. */
export interface Place {
  base: string;
  outbox: string;
}

/** A link to confirm an address, as it was emailed. */
const LINK_PATTERN = /https?:\/\/\S+token=[\w-]+/;
const PATIENCE_MS = 30_000;
const JOB_TITLE = 'Registered Nurse';
const CODE = 'def first(items=[]):\n    try:\n        return eval(items[0])\n    except:\n        return None\n';

/**
 * Calls an endpoint without this build's contract, since another build responds.
 * @throws Error unless it succeeds
 */
export async function send<Answer>(person: Person, method: string, path: string, body?: object): Promise<Answer> {
  const isForm = body instanceof FormData;
  const answer = await person.request(path, {
    method,
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    ...(body && !isForm && { headers: { 'content-type': 'application/json' } }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as Answer;
}

async function signUp(base: string, name: string): Promise<Account> {
  const account = { ...createPerson(base), email: `upgrade-${randomUUID()}@example.com` };
  await send(account, 'POST', '/api/accounts/sign-up', { name, email: account.email, password: PASSWORD });
  return account;
}

/** Waits for the confirmation email in the outbox and returns its link. */
async function buildConfirmationLink({ outbox }: Place, email: string): Promise<URL> {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await delay(100))
    for (const { text = '' } of await listEmails(outbox, email)) {
      const link = LINK_PATTERN.exec(text)?.[0];
      if (link) return new URL(link);
    }
  throw new Error(`No email with a link to ${email}`);
}

async function signUpConfirmed(place: Place, name: string): Promise<Account> {
  const account = await signUp(place.base, name);
  const { searchParams } = await buildConfirmationLink(place, account.email);
  await send(account, 'GET', `/api/confirm-email?token=${searchParams.get('token')}`);
  return account;
}

/** Signs in to the demo account of a role. */
export async function signInDemo(base: string, role: 'support' | 'admin'): Promise<Person & { password: string }> {
  const [person, password] = [createPerson(base), `demo-${role}-password`];
  await send(person, 'POST', '/api/accounts/log-in', { email: `${role}@demo.example`, password });
  return { ...person, password };
}

/** Uploads a PDF résumé, scores it for a job, and corrects it once. */
async function addResume(member: Account) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(await writePdf(createNurse()))], 'resume.pdf'));
  form.set('jobText', NURSE_JOB);
  type Uploaded = { resume: { id: string; resume: { contact: object } } };
  const { resume } = await send<Uploaded>(member, 'POST', '/api/resumes', form);
  const phone = '+1 512 555 0188';
  await send(member, 'POST', `/api/resumes/${resume.id}/corrections`, {
    baseVersion: 1,
    resume: { ...resume.resume, contact: { ...resume.resume.contact, phone } },
  });
  const path = `/api/resumes/${resume.id}/report`;
  const { rubric, total } = await send<{ rubric: string; total: number }>(member, 'GET', path);
  return { id: resume.id, phone, rubric, total };
}

/** Saves a listing with a note, a draft, a reviewed submission, practice notes, and tool answers. */
async function addWork(member: Account) {
  const { items } = await send<{ items: { id: string }[] }>(member, 'GET', '/api/listings');
  const listingId = items[0]?.id ?? '';
  const note = `Call back on Friday ${randomUUID()}`;
  await send(member, 'POST', '/api/applications', { listingId, note });
  const { challenges } = await send<{ challenges: { slug: string }[] }>(member, 'GET', '/api/challenges/week');
  const slug = challenges[0]?.slug ?? '';
  const code = `# ${randomUUID()}`;
  await send(member, 'PUT', `/api/challenges/${slug}/drafts/python`, { code, version: 0 });
  const submitted = { language: 'python', code: CODE, outcomes: null };
  const submission = await send<{ id: string }>(member, 'POST', `/api/challenges/${slug}/submissions`, submitted);
  await send(member, 'POST', `/api/challenges/submissions/${submission.id}/review`, {});
  const session = await send<{ id: string }>(member, 'POST', '/api/practice/sessions', { jobTitle: JOB_TITLE });
  const question = `/api/practice/sessions/${session.id}/questions/1`;
  await send(member, 'PATCH', question, { version: 0, notes: note });
  await send(member, 'POST', '/api/ai/interview-questions', { jobTitle: JOB_TITLE });
  await send(member, 'POST', '/api/ai/career-advice', { currentRole: JOB_TITLE, targetRole: 'Data Analyst' });
  await send(member, 'POST', '/api/ai/review-code', { code: CODE, language: 'python' });
  return { listingId, note, slug, code, submissionId: submission.id, sessionId: session.id };
}

async function buyPlan(payer: Account, order: { planName: string; amount: number }) {
  type Opened = { clientSecret: string; intent: string };
  const { clientSecret, intent } = await send<Opened>(payer, 'POST', '/api/create-payment-intent', order);
  const card = { number: '4242 4242 4242 4242', expires: '12/49', cvc: '123' };
  const named = { email: payer.email, name: 'Bo Buyer' };
  await send(payer, 'POST', '/api/sandbox-payments/confirm', { clientSecret, card, payer: named });
  const paid = { paymentIntentId: intent, email: payer.email, firstName: 'Bo', lastName: 'Buyer' };
  await send(payer, 'POST', '/api/payment-success', paid);
}

/** Buys a plan and cancels it, so that it stays active until the end of the paid month. */
async function addPlan(payer: Account) {
  await buyPlan(payer, { planName: 'Foothold One', amount: 8999 });
  await send(payer, 'POST', '/api/billing/cancel', {});
}

/** What tasks of builds before packets were for. */
export const EARLIER_TASKS = {
  mailbox: 'Apply to Example Works as a nurse',
  undecided: 'Apply to Larkholt as a nurse',
  listing: 'Apply for the saved job',
  plain: 'Rewrite the summary',
};

/**
 * Sets up a member's mailbox password, their recruiter with an authenticator, and tasks: approved ones for the mailbox, for a listing, and for
 * neither, and one that isn't decided. The recruiter looks at the password once, and is refused once.
 */
async function setUpMailbox(place: Place, member: Account, listingId: string) {
  const password = `  pass wörd 秘密 ${randomUUID()} 🔑 `;
  const admin = await signInDemo(place.base, 'admin');
  const recruiter = await signUpConfirmed(place, 'Rowan Recruiter');
  const found = `/api/accounts/members?q=${encodeURIComponent(recruiter.email)}`;
  const { members } = await send<{ members: { id: string }[] }>(admin, 'GET', found);
  const recruiterId = members[0]?.id ?? '';
  const role = { role: 'recruiter', password: admin.password };
  await send(admin, 'PUT', `/api/accounts/members/${recruiterId}/role`, role);
  const factor = '/api/accounts/security/authenticator';
  const { secret } = await send<{ secret: string }>(recruiter, 'POST', factor, { password: PASSWORD });
  const codeUsedAt = Date.now();
  const code = new TOTP({ secret }).generate({ timestamp: codeUsedAt });
  await send(recruiter, 'POST', `${factor}/confirm`, { code });
  // Only this plan includes a recruiter.
  await buyPlan(member, { planName: 'Foothold Prime', amount: 25_000 });
  const answers = createRegistration({ email: member.email, resumeEmailPassword: password });
  const { reference } = await send<{ reference: string }>(member, 'POST', '/api/registration', answers);
  type Found = { registrations: { id: string }[] };
  const list = await send<Found>(admin, 'GET', `/api/recruiting/registrations?q=${reference}`);
  const path = `/api/recruiting/registrations/${list.registrations[0]?.id}`;
  await send(admin, 'POST', `${path}/review`, { decision: 'accept' });
  const assigned = await send<{ member: { id: string } }>(admin, 'POST', `${path}/assign`, { recruiterId });
  const memberId = assigned.member.id;

  const addTask = async (what: string, task: { needsMailbox: boolean; listingId?: string }, isApproved: boolean) => {
    const url = `/api/recruiting/members/${memberId}/tasks`;
    const { id } = await send<{ id: string }>(recruiter, 'POST', url, { what, ...task });
    if (isApproved) await send(member, 'POST', `/api/recruiting/tasks/${id}/approve`, {});
    return id;
  };
  const taskId = await addTask(EARLIER_TASKS.mailbox, { needsMailbox: true }, true);
  const undecidedId = await addTask(EARLIER_TASKS.undecided, { needsMailbox: true }, false);
  await addTask(EARLIER_TASKS.listing, { needsMailbox: false, listingId }, true);
  await addTask(EARLIER_TASKS.plain, { needsMailbox: false }, true);
  const opened = await look(recruiter, memberId, taskId);
  if (opened.text !== password) throw new Error(`The earlier build opened the password as ${opened.text}`);
  const refused = await look(recruiter, memberId, undecidedId);
  return { password, recruiter, secret, codeUsedAt, memberId, refusedId: refused.id };
}

export const LOOK_REASON = 'To send the application from the mailbox';

/** Looks at the mailbox password for a task, as builds before packets did. */
async function look(recruiter: Account, memberId: string, taskId: string): Promise<{ id: string; text: string }> {
  const keys = await makeBoxKeys();
  const asked = { taskId, reason: LOOK_REASON, publicKey: toBase64(keys.publicKey) };
  const { id } = await send<{ id: string }>(recruiter, 'POST', `/api/recruiting/secrets/${memberId}/reveal`, asked);
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await delay(200)) {
    type Revealed = { state: string; sealed: string | null };
    const { state, sealed } = await send<Revealed>(recruiter, 'GET', `/api/recruiting/reveals/${id}`);
    if (state === 'refused') return { id, text: '' };
    if (state === 'ready') return { id, text: await openText(keys, fromBase64(sealed ?? ''), `reveal|${id}`) };
  }
  throw new Error('The earlier build did not decide about the mailbox password.');
}

/** A question to support, and a demo that was booked and canceled. */
async function addInquiries(base: string) {
  const visitor = createPerson(base);
  const email = `asks-${randomUUID()}@example.com`;
  const question = { firstName: 'Noor', lastName: 'Haddad', email, query: 'Can I export my résumé?' };
  const { reference } = await send<{ reference: string }>(visitor, 'POST', '/api/support-query', question);
  const free = await send<{ days: { date: string }[] }>(visitor, 'GET', '/api/demos/availability');
  const wanted = { form: 'demo', fullName: 'Noor Haddad', email, preferredDate: free.days[0]?.date };
  type Booked = { reference: string; booking: { token: string } };
  const demo = await send<Booked>(visitor, 'POST', '/api/consultation-request', wanted);
  await send(visitor, 'POST', `/api/demos/${demo.booking.token}/cancel`, {});
  return { reference, demoReference: demo.reference, bookingToken: demo.booking.token };
}

export type EarlierState = Awaited<ReturnType<typeof fillEarlier>>;

/** Creates everything that the next build is tested with. */
export async function fillEarlier(place: Place) {
  const waiting = await signUp(place.base, 'Wanda Waiting');
  const link = await buildConfirmationLink(place, waiting.email);
  const member = await signUpConfirmed(place, 'Marisol Vega');
  const payer = await signUpConfirmed(place, 'Bo Buyer');
  const trier = await signUpConfirmed(place, 'Tia Trier');
  await addPlan(payer);
  const resume = await addResume(member);
  const work = await addWork(member);
  const mailbox = await setUpMailbox(place, member, work.listingId);
  const inquiries = await addInquiries(place.base);
  type Me = { viewer: { trialEndsAt: string | null } };
  const { viewer } = await send<Me>(trier, 'GET', '/api/accounts/me');
  return { waiting, link, member, payer, trier, resume, work, mailbox, inquiries, trialEndsAt: viewer.trialEndsAt };
}

const SIGN_UP_COUNT = 16;

/** Signs people up at once, and kills the server once half of them have an account. @returns addresses whose email was not written yet */
export async function killWithJobs({ base, outbox }: Place, kill: () => Promise<unknown>): Promise<string[]> {
  const done: string[] = [];
  let killedRun: Promise<unknown> | undefined;
  const signUps = Array.from({ length: SIGN_UP_COUNT }, async () => {
    const { email } = await signUp(base, 'Nia New');
    done.push(email);
    if (done.length >= SIGN_UP_COUNT / 2) killedRun ??= kill();
  });
  await Promise.allSettled(signUps);
  await (killedRun ?? kill());
  const left: string[] = [];
  for (const email of done) if ((await listEmails(outbox, email)).length === 0) left.push(email);
  return left;
}
