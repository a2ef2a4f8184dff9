import { safe } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { signUp } from './factories.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
const DAY_MS = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const send = (person: Person, title: string, days: number, company = 'Larkholt Hospital') =>
  person.api.applications.add({ title, company, state: 'submitted', happenedOn: daysAgo(days) });

async function endTrial(email: string): Promise<void> {
  await test.app.db
    .updateTable('users')
    .set({ trial_ends_at: new Date('2020-01-01') })
    .where('email', '=', email)
    .execute();
}

describe('insights', () => {
  it('count what was sent long enough ago or answered, with an interval, and follow an undo', async () => {
    const ana = await signUp(test);
    const ids: string[] = [];
    for (let at = 0; at < 12; at++) ids.push((await send(ana, `Clerk ${at}`, 60)).id);
    await send(ana, 'Recent', 3);
    await ana.api.applications.add({ title: 'Only saved', company: 'Larkholt Hospital' });
    for (const id of ids.slice(0, 6)) await ana.api.applications.move({ id, to: 'rejected', happenedOn: daysAgo(50) });
    const interview = await ana.api.applications.move({ id: ids[6] ?? '', to: 'interview', happenedOn: daysAgo(40) });

    const insights = await ana.api.analytics.insights({});
    expect(insights).toMatchObject({
      sent: 13,
      waiting: 1,
      response: { answered: 7, of: 12, rate: 58, low: 32, high: 81 },
    });
    expect(insights.funnel.map(({ count }) => count)).toEqual([13, 7, 1, 0, 0]);
    expect(insights.groups.source).toMatchObject([{ group: 'Added by hand', of: 12 }]);
    expect(insights.durations).toMatchObject([{ state: 'submitted', count: 7, median: 10 }]);
    expect(insights.employers).toEqual([]);

    await ana.api.applications.undo({ id: interview.id, eventId: interview.lastEventId });
    expect((await ana.api.analytics.insights({})).response).toMatchObject({ answered: 6, of: 12 });
  });

  it('aren’t in every plan', async () => {
    const late = await signUp(test, { email: 'late@example.com' });
    await endTrial('late@example.com');
    expect((await safe(late.api.analytics.insights({}))).error).toMatchObject({ code: 'access.plan' });
  });

  it('record the version and the template of the résumé when it is chosen', async () => {
    const ana = await signUp(test);
    const form = new FormData();
    form.append('file', new File([JSON.stringify({ basics: { name: 'Robin Example' } })], 'robin.json'));
    const { resume } = (await (await ana.request('/api/resumes', { method: 'POST', body: form })).json()) as {
      resume: { id: string; title: string };
    };
    const { id } = await send(ana, 'Clerk', 60);
    await ana.api.applications.change({ id, resumeId: resume.id });
    const { groups } = await ana.api.analytics.insights({});
    expect(groups.resume).toMatchObject([{ group: `${resume.title}, version 1`, of: 1, rate: null }]);
    expect([groups.template, groups.match]).toEqual([[], []]);
  });

  it('say when an employer answers only if enough members do', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => signUp(test)));
    const ana = members[0] as Person;
    const waiting = await send(ana, 'Analyst', 20, 'QUILL & Harbor');
    for (const [at, member] of members.entries()) {
      const { id } = await send(member, 'Clerk', 40, 'Quill & Harbor');
      if (at === 9) expect((await ana.api.analytics.insights({})).employers).toEqual([]);
      await member.api.applications.move({ id, to: 'rejected', happenedOn: daysAgo(40 - at - 1) });
    }
    expect((await ana.api.analytics.insights({})).employers).toMatchObject([
      { id: waiting.id, company: 'QUILL & Harbor', members: 10, applications: 11, half: 5, most: 9, waitingDays: 20 },
    ]);
    // Of the eleven applications, ten have waited long enough or were answered.
    expect((await ana.api.applications.get({ id: waiting.id })).responseRate).toBe(100);
  });
});
