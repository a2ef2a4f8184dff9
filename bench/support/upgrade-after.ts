import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { getEarlierAddresses } from '@foothold/contracts/endpoint';
import { fromBase64, openText } from '@foothold/sealed-box';
import type { Kysely } from 'kysely';
import { TOTP } from 'otpauth';
import { verifyAudit } from '../../apps/server/src/platform/audit/verify.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { isMigrated } from '../../apps/server/src/platform/db/migrate.ts';
import type { DB } from '../../apps/server/src/platform/db/schema.ts';
import { createLogger } from '../../apps/server/src/platform/logger.ts';
import { createPerson, type Person } from '../../apps/server/test/harness.ts';
import { listEmails } from '../../e2e/support/outbox.ts';
import { PASSWORD } from './inputs.ts';
import { askForSecret, findPacket, getOrigin } from './packets.ts';
import { EARLIER_TASKS, type EarlierState, LOOK_REASON, type Place, send, signInDemo } from './upgrade-before.ts';

const JOBS_LIMIT_MS = 90_000;
const CODE_PERIOD_MS = 30_000;

/** What an account, its data, and its jobs must do in this build. Each throws unless it holds. */
export function upgradeChecks(
  earlier: EarlierState,
  place: Place,
  databaseUrl: string,
  left: readonly string[],
): Record<string, () => Promise<void>> {
  const { member, payer, waiting } = earlier;
  async function withDatabase<T>(work: (db: Kysely<DB>) => Promise<T>): Promise<T> {
    const database = openDatabase(databaseUrl, 1, createLogger('silent'));
    return work(database.db).finally(() => database.close());
  }
  return {
    'the server is ready, and every migration is applied': async () => {
      assert.equal((await fetch(`${place.base}/readyz`)).status, 200);
      assert.equal(await withDatabase(isMigrated), true);
    },
    'the earlier session cookie still signs in': async () => {
      assert.equal((await member.api.accounts.me()).viewer?.email, member.email);
    },
    'the earlier password signs in': async () => {
      const viewer = await createPerson(place.base).api.accounts.logIn({ email: member.email, password: PASSWORD });
      assert.equal(viewer.email, member.email);
    },
    'the trial ends when it would have': async () => {
      const { viewer } = await earlier.trier.api.accounts.me();
      assert.deepEqual([viewer?.trial, viewer?.trialEndsAt], ['running', earlier.trialEndsAt]);
    },
    'a bought plan, its cancellation, and its invoice are there': () => checkPlan(payer, place.base),
    'a résumé, its file, its versions, and its correction can be read': () => checkResume(earlier),
    'the earlier score is named with its rubric beside the new one': () => checkScore(earlier),
    'the stored file can be read again, and the correction stays': async () => {
      const { id, phone } = earlier.resume;
      const { resume } = await member.api.resumes.readAgain({ id, baseVersion: 2 });
      assert.equal(resume.resume.contact.phone, phone);
    },
    'a saved listing has its note': async () => {
      const { applications } = await member.api.applications.list({ listingId: earlier.work.listingId });
      assert.deepEqual(
        applications.map(({ note }) => note),
        [earlier.work.note],
      );
    },
    'a draft and a reviewed submission are there': async () => {
      const { slug, code, submissionId } = earlier.work;
      const own = await member.api.challenges.own({ slug });
      assert.deepEqual(
        own.drafts.map((draft) => draft.code),
        [code],
      );
      const { review } = await member.api.challenges.submission({ id: submissionId });
      assert.ok(review && review.findings.length > 0);
    },
    'practice notes and saved answers of the tools can be read': async () => {
      const { questions } = await member.api.practice.one({ id: earlier.work.sessionId });
      assert.equal(questions[0]?.notes, earlier.work.note);
      const { answers } = await member.api.coaching.saved();
      assert.equal(answers.length, 3);
      for (const { id } of answers) await member.api.coaching.one({ id });
    },
    'the member’s registration and their recruiter are there': () => checkAssignment(earlier),
    'tasks that packets replace have ended, with a notice, and others go on': () => checkTasks(earlier, place),
    'earlier looks at the mailbox password can be read': () => checkEarlierLooks(earlier),
    'the recruiter opens the mailbox password for a packet, as it was typed': () =>
      withDatabase((db) => checkMailbox(earlier, place, db)),
    'the audit log has no gap': () =>
      withDatabase(async (db) => assert.deepEqual((await verifyAudit(db)).problems, [])),
    'the link in an earlier email confirms the address': async () => {
      // The page puts the token in a cookie, out of its own address, and then asks for one click.
      const { pathname, search } = earlier.link;
      const moved = await waiting.request(`${pathname}${search}`);
      assert.equal(moved.headers.get('location'), pathname);
      assert.equal((await waiting.request(pathname)).status, 200);
      const clicked = { method: 'POST', body: new URLSearchParams({ intent: 'confirm' }) };
      assert.equal((await waiting.request(pathname, clicked)).status, 200);
      const { viewer } = await waiting.api.accounts.me();
      assert.deepEqual([viewer?.emailConfirmed, viewer?.trial], [true, 'running']);
    },
    'emails that were in the queue at the kill arrive in the outbox': () => checkQueue(place.outbox, left),
    'an inquiry is listed at its address and at the earlier one': () => checkInquiry(earlier, place.base),
    'a canceled demo is still canceled, in its history too': () => checkDemo(earlier, place.base),
    'earlier emails are listed for staff': async () => {
      const staff = await signInDemo(place.base, 'support');
      const { mails } = await staff.api.support.mails({ q: member.email, page: 1 });
      assert.ok(mails.length > 0 && mails.every(({ state }) => state === 'saved'));
    },
    'a member can download all of their data': async () => {
      const { url } = await member.api.accounts.privacy.requestExport({ password: PASSWORD });
      const answer = await member.request(url);
      assert.equal(answer.status, 200);
      assert.equal(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 2), 'PK');
    },
  };
}

async function checkPlan(payer: Person, base: string): Promise<void> {
  const { subscription, invoices } = await payer.api.billing.get();
  const { id = '', plan, cancelAtPeriodEnd } = subscription ?? {};
  assert.deepEqual([plan, cancelAtPeriodEnd, invoices.length], ['one', true, 1]);
  const admin = await signInDemo(base, 'admin');
  assert.match(JSON.stringify(await admin.api.billing.subscription({ id })), /"kind":"canceled"/);
}

async function checkResume({ member, resume }: EarlierState): Promise<void> {
  const { id, phone } = resume;
  const detail = await member.api.resumes.get({ id });
  assert.equal(detail.resume.contact.phone, phone);
  assert.deepEqual(detail.versions.map(({ number }) => number).sort(), [1, 2]);
  const first = await member.api.resumes.version({ id, version: 1 });
  assert.equal(first.resume.contact.name, detail.resume.contact.name);
  const { text } = await member.api.resumes.text({ id });
  assert.ok(text.pages.some(({ lines }) => lines.length > 0));
  assert.ok((await member.api.resumes.views({ id })).views.length > 0);
  assert.ok((await member.api.resumes.plan({ id })).from > 0);
  const page = await member.request(`/api/resumes/${id}/pages/1`);
  assert.equal(page.status, 200);
}

async function checkScore({ member, resume: { id, rubric, total } }: EarlierState): Promise<void> {
  const now = await member.api.resumes.report({ id });
  if (now.rubric === rubric) return assert.equal(now.total, total);
  assert.deepEqual([now.earlier?.rubric, now.earlier?.total], [rubric, total]);
  const before = await member.api.resumes.report({ id, rubric });
  assert.deepEqual([before.rubric, before.total], [rubric, total]);
}

async function checkAssignment({ mailbox, member }: EarlierState): Promise<void> {
  const { registration, recruiter } = await member.api.recruiting.profile();
  assert.deepEqual([registration?.state, recruiter?.name], ['accepted', 'Rowan Recruiter']);
  const { clients } = await mailbox.recruiter.api.recruiting.clients();
  assert.deepEqual(
    clients.map(({ member: { id } }) => id),
    [mailbox.memberId],
  );
  await mailbox.recruiter.api.recruiting.workspace.overview({ memberId: mailbox.memberId });
}

async function checkTasks({ member }: EarlierState, { outbox }: Place): Promise<void> {
  const ended = [EARLIER_TASKS.mailbox, EARLIER_TASKS.undecided, EARLIER_TASKS.listing];
  const { tasks } = await member.api.recruiting.tasks();
  const states = new Map(tasks.map(({ what, state }) => [what, state]));
  assert.deepEqual(
    [...ended, EARLIER_TASKS.plain].map((what) => states.get(what)),
    ['withdrawn', 'withdrawn', 'withdrawn', 'approved'],
  );
  const listNotices = async () => {
    const texts = (await listEmails(outbox, member.email)).map(({ text = '' }) => text);
    return texts.filter((text) => text.includes('you approve each application exactly as it will be sent'));
  };
  for (const until = Date.now() + JOBS_LIMIT_MS; Date.now() < until; await delay(500))
    if ((await listNotices()).length >= ended.length) break;
  const notices = await listNotices();
  assert.deepEqual(
    ended.map((what) => notices.filter((text) => text.includes(what)).length),
    [1, 1, 1],
  );
}

/** The reasons, what for, and the outcome. The rule that refused one is from before packets. */
async function checkEarlierLooks({ mailbox, member }: EarlierState): Promise<void> {
  const { accesses } = await member.api.recruiting.accessLog();
  assert.deepEqual(
    accesses.map(({ recruiter, reason, task, outcome, refusedFor }) => [recruiter, reason, task, outcome, refusedFor]),
    [
      ['Rowan Recruiter', LOOK_REASON, EARLIER_TASKS.undecided, 'refused', 'task'],
      ['Rowan Recruiter', LOOK_REASON, EARLIER_TASKS.mailbox, 'opened', null],
    ],
  );
  const { state } = await mailbox.recruiter.api.recruiting.revealed({ id: mailbox.refusedId });
  assert.ok(['refused', 'gone'].includes(state), state);
}

/** A task opens nothing anymore, so the member approves a packet. */
async function checkMailbox({ mailbox, member }: EarlierState, { base }: Place, db: Kysely<DB>): Promise<void> {
  const { recruiter, secret, codeUsedAt, memberId, password } = mailbox;
  // A code works once; the next one is accepted early.
  const timestamp = Math.max(Date.now(), codeUsedAt + CODE_PERIOD_MS);
  await recruiter.api.accounts.security.verify({ code: new TOTP({ secret }).generate({ timestamp }) });
  const pair = { db, member: { ...member, id: memberId }, recruiter, mark: 'Marisol Vega' };
  const packet = await findPacket(pair, 'approved');
  const { id, keys } = await askForSecret(pair, packet.id, getOrigin(base));
  let answer = await recruiter.api.recruiting.revealed({ id });
  for (let tries = 0; answer.state === 'asked' && tries < 100; tries++) {
    await delay(200);
    answer = await recruiter.api.recruiting.revealed({ id });
  }
  assert.deepEqual([answer.state, answer.refusedFor], ['ready', null]);
  assert.equal(await openText(keys, fromBase64(answer.sealed ?? ''), `reveal|${id}`), password);
}

async function checkQueue(outbox: string, left: readonly string[]): Promise<void> {
  assert.ok(left.length > 0, 'the earlier build had no job left at the kill, so nothing was checked: run it again');
  const missing = new Set(left);
  for (const until = Date.now() + JOBS_LIMIT_MS; missing.size > 0 && Date.now() < until; await delay(500))
    for (const email of missing) if ((await listEmails(outbox, email)).length > 0) missing.delete(email);
  assert.equal(missing.size, 0, `${missing.size} of ${left.length} emails are missing after ${JOBS_LIMIT_MS / 1000} s`);
}

async function checkInquiry({ inquiries: { reference } }: EarlierState, base: string): Promise<void> {
  const staff = await signInDemo(base, 'support');
  const path = '/api/support/inquiries';
  const addresses = [path, ...getEarlierAddresses(path)];
  assert.equal(addresses.length, 2);
  for (const address of addresses) {
    const { inquiries } = await send<{ inquiries: { id: string; reference: string }[] }>(
      staff,
      'GET',
      `${address}?q=${reference}`,
    );
    assert.deepEqual(
      inquiries.map((inquiry) => inquiry.reference),
      [reference],
      address,
    );
    await send(staff, 'GET', `${address}/${inquiries[0]?.id}`);
  }
}

async function checkDemo({ inquiries: { bookingToken, demoReference } }: EarlierState, base: string): Promise<void> {
  const staff = await signInDemo(base, 'support');
  assert.equal((await staff.api.support.booking({ token: bookingToken })).canceled, true);
  const { inquiries } = await staff.api.support.inquiries({ q: demoReference, state: 'all', page: 1 });
  const { history } = await staff.api.support.inquiry({ id: inquiries[0]?.id ?? '' });
  assert.ok(history.some(({ kind }) => kind === 'canceled'));
}
