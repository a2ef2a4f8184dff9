import { randomUUID } from 'node:crypto';
import { AUTHORIZATION_TEXT } from '@foothold/contracts/recruiting/authorization';
import { safe } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { createStaffMember, signUp } from './factories.ts';
import { useTestApp } from './harness.ts';
import { createDesk, type Desk } from './recruiting-desk.ts';

const test = useTestApp();

const getRefusal = async (promise: Promise<unknown>) => (await safe(promise)).error;

const listViews = async (desk: Desk) =>
  (
    await test.app.db
      .selectFrom('staff_views')
      .select('page')
      .where('user_id', '=', desk.member.id)
      .where('actor_id', '=', desk.recruiter.id)
      .execute()
  ).map(({ page }) => page);

/** Every endpoint that reads a member's data. */
const readers = (person: Desk['recruiter'], memberId: string, resumeId: string) => {
  const { workspace } = person.api.recruiting;
  return {
    resumes: () => workspace.resumes({ memberId }),
    resume: () => workspace.resume({ memberId, resumeId }),
    pdf: () => workspace.resumePdf({ memberId, resumeId }),
    matches: () => workspace.matches({ memberId }),
    applications: () => workspace.applications({ memberId }),
    answers: () => workspace.answers({ memberId }),
  };
};

describe('the authorization', () => {
  it('is given and withdrawn with its text and date, and is part of the consents', async () => {
    const member = await signUp(test);
    const { authorization } = member.api.recruiting;
    expect(await authorization.get()).toEqual({ live: false, since: null, current: false, history: [] });
    expect(await authorization.set({ given: true })).toMatchObject({ live: true, current: true });
    await authorization.set({ given: true });
    const withdrawn = await authorization.set({ given: false });
    expect(withdrawn).toMatchObject({
      live: false,
      history: [{ given: false }, { given: true, text: AUTHORIZATION_TEXT }],
    });
    const { history } = await member.api.accounts.privacy.consents();
    expect(history.filter(({ kind }) => kind === 'recruiter-applications')).toHaveLength(2);
    const file = await authorization.download();
    expect(await file.text()).toContain('They may not:');
    expect(await getRefusal(test.visitor().api.recruiting.authorization.get())).toMatchObject({
      code: 'access.sign-in',
    });
  });

  it('can be withdrawn in the settings, and then nothing is read', async () => {
    const desk = await createDesk(test);
    await desk.member.api.accounts.privacy.setConsent({ kind: 'recruiter-applications', given: false });
    expect(await test.app.recruiting.authorization.isLive(test.app.db, desk.member.id)).toBe(false);
    expect(
      await getRefusal(desk.recruiter.api.recruiting.workspace.answers({ memberId: desk.member.id })),
    ).toMatchObject({
      code: 'recruiting.not-authorized',
    });
  });
});

describe('rules', () => {
  it('are saved, suggest the current employer, and decide about a listing', async () => {
    const desk = await createDesk(test);
    const { rules: own } = desk.member.api.recruiting;
    const { rules, savedAt, suggestedCompanies } = await own.get();
    expect({ savedAt, suggestedCompanies }).toEqual({ savedAt: null, suggestedCompanies: ['Example Works'] });
    const check = () => test.app.recruiting.rules.check(desk.member.id, desk.listingId);
    expect(await check()).toEqual({ blocked: [], ask: [] });
    const saved = await own.save({
      ...rules,
      neverCompanies: ['Example Works', 'Cedar Valley Health', 'cedar valley health'],
      payFloor: 50_000,
    });
    expect(saved).toMatchObject({
      rules: { neverCompanies: ['Example Works', 'cedar valley health'] },
      suggestedCompanies: [],
    });
    expect(await check()).toMatchObject({ blocked: [{ kind: 'never-company' }], ask: [{ kind: 'pay-unknown' }] });
    expect((await test.app.recruiting.personalData.collect(desk.member.id)).data).toMatchObject({
      recruiterRules: { rules: { payFloor: 50_000 } },
    });
  });

  it.each([
    { weekly: 51 },
    { weekly: 1.5 },
    { payFloor: -1 },
    { note: 'x'.repeat(2001) },
    { places: Array.from({ length: 31 }, (_, at) => `Place ${at}`) },
    { neverCompanies: ['x'.repeat(121)] },
  ])('refuse %j', async (change) => {
    const member = await signUp(test);
    const { rules } = await member.api.recruiting.rules.get();
    expect(await getRefusal(member.api.recruiting.rules.save({ ...rules, ...change }))).toMatchObject({
      code: 'request.invalid',
    });
  });

  it('are read by the recruiter only with the authorization', async () => {
    const desk = await createDesk(test, { authorized: false });
    const { rules } = await desk.member.api.recruiting.rules.get();
    await desk.member.api.recruiting.rules.save({ ...rules, weekly: 5 });
    const overview = () => desk.recruiter.api.recruiting.workspace.overview({ memberId: desk.member.id });
    expect(await overview()).toMatchObject({ authorization: { live: false, since: null }, rules: null });
    await desk.member.api.recruiting.authorization.set({ given: true });
    expect(await overview()).toMatchObject({ authorization: { live: true }, rules: { weekly: 5 } });
  });
});

describe('a member’s page', () => {
  it('has résumés with scores, as text, and as a PDF, and each view is recorded', async () => {
    const desk = await createDesk(test);
    const memberId = desk.member.id;
    const { workspace } = desk.recruiter.api.recruiting;
    const { resumes } = await workspace.resumes({ memberId });
    expect(resumes).toMatchObject([{ id: desk.resumeId, version: 1, target: null, preparedBy: null }]);
    expect(resumes[0]?.formatScore).toBeGreaterThan(0);
    const one = await workspace.resume({ memberId, resumeId: desk.resumeId });
    expect(one.text).toContain('Cedar Hollow Medical Center');
    expect(one.history).toMatchObject([{ position: 1 }]);
    const pdf = await workspace.resumePdf({ memberId, resumeId: desk.resumeId });
    expect(pdf.type).toBe('application/pdf');
    await workspace.applications({ memberId });
    await workspace.answers({ memberId });
    expect((await listViews(desk)).toSorted()).toEqual(['client-answers', 'client-applications', 'client-resumes']);
  });

  it('has matches with what the rules say, without what the member has hidden', async () => {
    const desk = await createDesk(test);
    const memberId = desk.member.id;
    const { rules } = await desk.member.api.recruiting.rules.get();
    await desk.member.api.recruiting.rules.save({ ...rules, neverCompanies: ['Cedar Valley Health'] });
    const find = async () => {
      const { matches } = await desk.recruiter.api.recruiting.workspace.matches({ memberId });
      return matches.find(({ listing }) => listing.id === desk.listingId);
    };
    expect(await find()).toMatchObject({ rules: { blocked: [{ kind: 'never-company' }] } });
    await desk.member.api.hidden.hideListing({ listingId: desk.listingId });
    expect(await find()).toBeUndefined();
  });

  it('names what only the member answers, never its content, and no visa that isn’t shared', async () => {
    const desk = await createDesk(test);
    const add = (questionId: string, answer: string) => desk.member.api.answers.add({ questionId, answer });
    await add('gender', 'Prefer not to say');
    await add('visa-status', 'H-1B');
    await add('notice-period', 'Two weeks');
    await desk.member.api.answers.add({ question: 'I certify that my answers are true', answer: 'SECRET' });
    const list = () => desk.recruiter.api.recruiting.workspace.answers({ memberId: desk.member.id });
    const { answers } = await list();
    const byHidden = answers.map(({ hidden, answer }) => [hidden, answer]);
    expect(byHidden).toEqual(
      expect.arrayContaining([
        ['voluntary-disclosure', null],
        ['visa', null],
        [null, 'Two weeks'],
        ['certification', null],
      ]),
    );
    expect(JSON.stringify(answers)).not.toMatch(/SECRET|H-1B|Prefer not/);
  });

  it('belongs to the assigned recruiter, with the authorization', async () => {
    const [desk, other] = [await createDesk(test), await createDesk(test)];
    const own = Object.values(readers(desk.recruiter, desk.member.id, desk.resumeId));
    for (const read of Object.values(readers(other.recruiter, desk.member.id, desk.resumeId)))
      expect(await getRefusal(read())).toMatchObject({ code: 'resource.not-found' });
    for (const read of Object.values(readers(desk.member, desk.member.id, desk.resumeId)))
      expect(await getRefusal(read())).toMatchObject({ code: 'access.denied' });
    for (const read of Object.values(readers({ ...test.visitor(), id: '' }, desk.member.id, desk.resumeId)))
      expect(await getRefusal(read())).toMatchObject({ code: 'access.sign-in' });
    const swapped = readers(desk.recruiter, desk.member.id, other.resumeId);
    for (const read of [swapped.resume, swapped.pdf])
      expect(await getRefusal(read())).toMatchObject({ code: 'resource.not-found' });
    await desk.member.api.recruiting.authorization.set({ given: false });
    for (const read of own) expect(await getRefusal(read())).toMatchObject({ code: 'recruiting.not-authorized' });
    await desk.admin.api.recruiting.assign({ id: desk.registrationId, recruiterId: null });
    for (const read of own) expect(await getRefusal(read())).toMatchObject({ code: 'resource.not-found' });
  });

  it('says that there is no résumé to match', async () => {
    const desk = await createDesk(test);
    await desk.member.api.resumes.remove({ id: desk.resumeId });
    const { matches } = desk.recruiter.api.recruiting.workspace;
    expect(await getRefusal(matches({ memberId: desk.member.id }))).toMatchObject({ code: 'resumes.none' });
  });
});

describe('the screening of a listing', () => {
  it('shows each requirement with the line that meets it, for the recruiter’s own members only', async () => {
    const desk = await createDesk(test);
    const second = await createDesk(test, { recruiter: desk.recruiter, authorized: false });
    await createDesk(test);
    const screening = await desk.recruiter.api.recruiting.workspace.screening({ listingId: desk.listingId });
    expect(screening.unauthorized.map(({ id }) => id)).toEqual([second.member.id]);
    expect(screening.members.map(({ member }) => member.id)).toEqual([desk.member.id]);
    const [one] = screening.members;
    expect(one).toMatchObject({ resume: { id: desk.resumeId }, rules: { blocked: [], ask: [] } });
    expect(one?.results).toHaveLength(screening.requirements.length);
    const at = (name: RegExp) => screening.requirements.findIndex((requirement) => name.test(requirement.name));
    expect(one?.results[at(/telemetry/i)]).toMatchObject({ answer: 'met', line: expect.stringMatching(/telemetry/i) });
    expect(one?.results[at(/ventilator/i)]).toMatchObject({ answer: 'not-met', line: null });
    expect(new Set(screening.requirements.map(({ kind }) => kind))).toEqual(
      new Set(['must-have', 'nice-to-have', 'knock-out']),
    );
    expect(await listViews(desk)).toEqual(['screening']);
  });

  it('shows a member without a résumé, and refuses an unknown listing and other roles', async () => {
    const desk = await createDesk(test);
    await desk.member.api.resumes.remove({ id: desk.resumeId });
    const { screening } = desk.recruiter.api.recruiting.workspace;
    expect((await screening({ listingId: desk.listingId })).members).toMatchObject([{ resume: null, results: [] }]);
    for (const listingId of [randomUUID(), 'x'])
      expect(await getRefusal(screening({ listingId }))).toMatchObject({ code: 'resource.not-found' });
    const admin = await createStaffMember(test, 'admin');
    for (const [person, code] of [
      [desk.member, 'access.denied'],
      [admin, 'access.denied'],
      [test.visitor(), 'access.sign-in'],
    ] as const)
      expect(await getRefusal(person.api.recruiting.workspace.screening({ listingId: desk.listingId }))).toMatchObject({
        code,
      });
  });

  it('takes the copy that was tailored to the listing if it scores higher', async () => {
    const desk = await createDesk(test);
    const { member, recruiter, resumeId, listingId } = desk;
    const created = await recruiter.api.recruiting.tailoring.create({ memberId: member.id, resumeId, listingId });
    const input = { memberId: member.id, resumeId: created.resumeId };
    const copy = await recruiter.api.recruiting.tailoring.get(input);
    const proposals = copy.proposals.map(({ id }) => id);
    const tailored = await recruiter.api.recruiting.tailoring.accept({ ...input, baseVersion: 1, proposals });
    const { members } = await recruiter.api.recruiting.workspace.screening({ listingId });
    expect(members[0]?.score).toBe(Math.max(tailored.score.total, tailored.score.original ?? 0));
  });
});

it('the start page lists capacity and members with what waits', async () => {
  const desk = await createDesk(test);
  const second = await createDesk(test, { recruiter: desk.recruiter, authorized: false });
  await desk.recruiter.api.recruiting.proposeTask({
    memberId: second.member.id,
    what: 'Ask Example Works for the hiring manager',
  });
  const { capacity, members } = await desk.recruiter.api.recruiting.workspace.start();
  expect(capacity).toBe(25);
  const byId = new Map(members.map((one) => [one.member.id, one]));
  expect(byId.get(desk.member.id)).toMatchObject({ authorized: true, confirmations: 0, waitingSince: null });
  expect(byId.get(second.member.id)).toMatchObject({ authorized: false, weekly: null, tasks: { proposed: 1 } });
  expect(await getRefusal(desk.member.api.recruiting.workspace.start())).toMatchObject({ code: 'access.denied' });
});
