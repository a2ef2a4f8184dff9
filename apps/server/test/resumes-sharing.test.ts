import { writePdf } from '@foothold/documents/write';
import { safe } from '@orpc/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../../packages/contracts/src/resumes/index.ts';
import { signUp } from './factories.ts';
import { createNurse } from './fixtures/people.ts';
import { type Person, useTestApp } from './harness.ts';

const test = useTestApp();
let owner: Person;
let id: string;
beforeAll(async () => {
  owner = await signUp(test);
  const file = new File([new Uint8Array(await writePdf(createNurse()))], 'Marisol Vega.pdf');
  id = (await owner.api.resumes.upload({ file })).resume.id;
});

const DAY_MS = 24 * 60 * 60 * 1000;
const open = (token: string) => test.visitor().api.resumes.openShare({ token });
async function getRefusal(promise: Promise<unknown>) {
  const { error } = await safe(promise);
  return error as unknown as { code: string; status: number };
}
async function atTime<T>(time: Date, run: () => Promise<T>): Promise<T> {
  const before = test.clock.now;
  test.clock.now = time;
  try {
    return await run();
  } finally {
    test.clock.now = before;
  }
}

describe('a share link', () => {
  it('shows a visitor the résumé and its score, without contact details that were not chosen', async () => {
    const { share, token } = await owner.api.resumes.share({ id });
    expect(share.shows).toEqual([]);
    // 128 bits.
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    const shared = await open(token);
    const { email, phone, location, ...shown } = shared.resume.contact;
    expect({ email, phone, location }).toEqual({ email: undefined, phone: undefined, location: undefined });
    expect(shown.name).toBe('Marisol Vega');
    expect(JSON.stringify(shared)).not.toContain('marisol.vega@example.com');
    expect(shared.score?.total).toBe((await owner.api.resumes.report({ id })).total);
    const chosen = await owner.api.resumes.share({ id, shows: ['email'], withScore: false });
    const other = await open(chosen.token);
    expect(other.resume.contact.email).toBe('marisol.vega@example.com');
    expect(other.score).toBeNull();
  });

  it('shows the copy from when it was created', async () => {
    const { token } = await owner.api.resumes.share({ id });
    const before = await open(token);
    const { resume, currentVersion } = await owner.api.resumes.get({ id });
    const work = resume.work.map((role, i) => (i === 0 ? { ...role, employer: 'Another Hospital' } : role));
    await owner.api.resumes.correct({ id, baseVersion: currentVersion, resume: { ...resume, work } });
    expect((await owner.api.resumes.get({ id })).resume.work[0]?.employer).toBe('Another Hospital');
    expect(await open(token)).toEqual(before);
  });

  it('stops at its end, which deletes the copy', async () => {
    const { share, token } = await owner.api.resumes.share({ id, days: 7 });
    expect(Date.parse(share.expiresAt) - Date.parse(share.createdAt)).toBe(7 * DAY_MS);
    const end = new Date(Date.parse(share.expiresAt));
    await atTime(new Date(end.getTime() - 1), () => open(token));
    expect((await getRefusal(atTime(end, () => open(token)))).code).toBe('resource.not-found');
    await atTime(end, () => test.app.resumes.removeExpiredShares());
    expect(await countRows(share.id)).toBe(0);
  });

  it('stops when its owner ends it, and nobody else can', async () => {
    const { share, token } = await owner.api.resumes.share({ id });
    const stranger = await signUp(test);
    for (const refused of [
      () => stranger.api.resumes.endShare({ id, share: share.id }),
      () => stranger.api.resumes.shares({ id }),
      () => stranger.api.resumes.share({ id }),
      () => owner.api.resumes.endShare({ id, share: 'no-such-link' }),
    ])
      expect((await getRefusal(refused())).code).toBe('resource.not-found');
    await open(token);
    await owner.api.resumes.endShare({ id, share: share.id });
    expect((await getRefusal(open(token))).code).toBe('resource.not-found');
    expect((await owner.api.resumes.shares({ id })).shares.map((one) => one.id)).not.toContain(share.id);
  });

  it('is stored without its token, and ends with the résumé', async () => {
    const person = await signUp(test);
    const file = new File([new Uint8Array(await writePdf(createNurse()))], 'a.pdf');
    const { resume } = await person.api.resumes.upload({ file });
    const { share, token } = await person.api.resumes.share({ id: resume.id });
    const row = await test.app.db
      .selectFrom('resume_shares')
      .selectAll()
      .where('id', '=', share.id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    await person.api.resumes.remove({ id: resume.id });
    expect(await countRows(share.id)).toBe(0);
    expect((await getRefusal(open(token))).code).toBe('resource.not-found');
  });

  it('is refused beyond the limit', async () => {
    const person = await signUp(test);
    const file = new File([new Uint8Array(await writePdf(createNurse()))], 'a.pdf');
    const { resume } = await person.api.resumes.upload({ file });
    for (let i = 0; i < limits.shares; i++) await person.api.resumes.share({ id: resume.id });
    expect((await getRefusal(person.api.resumes.share({ id: resume.id }))).code).toBe('resumes.too-many-shares');
  });
});

async function countRows(shareId: string): Promise<number> {
  const rows = await test.app.db.selectFrom('resume_shares').select('id').where('id', '=', shareId).execute();
  return rows.length;
}
