// The board of a member with 1,000 applications, in a real server and a headless browser, wide and on a phone: from the request to the first
// time that a card can be dragged, and the longest frame while a card is dragged over every column. Beside it, the same board with ten
// applications. Usage: node bench/board.ts [runs]. Needs a build and the Chromium of the tests.
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { sql } from 'kysely';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { createLogger } from '../apps/server/src/platform/logger.ts';
import { findChromium } from '../scripts/chromium.ts';
import { recordFigure } from './support/figures.ts';
import { findFreePort, startServer } from './support/server.ts';
import { getMedian } from './support/statistics.ts';

const runs = Number(process.argv[2] ?? 5);
if (!(runs > 0)) throw new Error(`The number of runs must be above 0, not “${process.argv[2]}”.`);
const COUNT = 1000;
const FEW = 10;
const LOOKS = {
  desktop: { viewport: { width: 1280, height: 900 }, hasTouch: false, isMobile: false },
  phone: { viewport: { width: 375, height: 780 }, hasTouch: true, isMobile: true },
} as const;
/** Moves of the pointer in one drag. */
const STEPS = 60;
/** The server prepares its pages, files, and processes at startup, which isn't measured. */
const SETTLE_MS = 10_000;

/** Runs in the page: remembers the longest time between two frames. */
const COUNT_FRAMES = `{
  globalThis.longestFrame = 0;
  let last = null;
  const count = (now) => {
    if (last !== null) globalThis.longestFrame = Math.max(globalThis.longestFrame, now - last);
    last = now;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}`;

const server = await startServer(await findFreePort(), { RATE_LIMITS: 'off' });
const database = openDatabase(server.databaseUrl, 2, createLogger('silent'));
const browser = await chromium.launch(findChromium());
try {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  for (const [look, options] of Object.entries(LOOKS)) {
    const few = await measure(browser, options, FEW);
    const many = await measure(browser, options, COUNT);
    recordFigure({
      name: `Board with 1,000 applications, ${look}: usable, median`,
      value: getMedian(many.usable),
      unit: 'ms',
      goal: { atMost: 1000 },
      compared: `${FEW} applications: ${Math.round(getMedian(few.usable))} ms`,
    });
    recordFigure({
      name: `Board with 1,000 applications, ${look}: longest frame while dragging, median of the runs`,
      value: getMedian(many.frames),
      unit: 'ms',
      goal: { atMost: 50 },
      compared: `${FEW} applications: ${Math.round(getMedian(few.frames))} ms`,
    });
    console.log(`  all runs: usable ${round(many.usable)} ms; longest frame ${round(many.frames)} ms`);
  }
} finally {
  await browser.close();
  await database.close();
  await server.stop();
}

function round(values: readonly number[]): string {
  return values.map((value) => Math.round(value)).join(', ');
}

async function measure(on: Browser, options: (typeof LOOKS)[keyof typeof LOOKS], count: number) {
  const context = await on.newContext({ ...options, baseURL: server.base });
  await createMember(context, count);
  const [usable, frames]: [number[], number[]] = [[], []];
  // The first run fills the browser's cache, as an earlier visit did.
  for (let run = 0; run <= runs; run++) {
    const page = await context.newPage();
    const ready = await openBoard(page);
    const longest = await dragOverColumns(page, options.hasTouch);
    if (run > 0) {
      usable.push(ready);
      frames.push(longest);
    }
    await page.close();
  }
  await context.close();
  return { usable, frames };
}

/** A signed-in member whose applications are spread over all states. Written to the database, because plans limit how many a member adds. */
async function createMember({ request }: BrowserContext, count: number): Promise<void> {
  const email = `board-${count}-${crypto.randomUUID()}@example.com`;
  const answer = await request.post('/api/accounts/sign-up', {
    data: { name: 'Robin Example', email, password: 'four plain words here' },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  const { rows } = await sql<{ count: string }>`
    WITH added AS (
      INSERT INTO applications (user_id, job, title, company, origin, state, tags, moved_at, created_at, updated_at)
      SELECT u.id, jsonb_build_object('title', 'Ward Clerk ' || n, 'company', 'Larkholt Hospital ' || n % 90, 'place', 'Austin, TX',
          'description', repeat('Keeps the records of the ward. ', 60)), 'Ward Clerk ' || n, 'Larkholt Hospital ' || n % 90, 'hand',
        (ARRAY['saved', 'saved', 'preparing', 'submitted', 'submitted', 'submitted', 'in-review', 'interview', 'offer', 'rejected', 'no-answer'])[1 + n % 11],
        CASE WHEN n % 3 = 0 THEN ARRAY['night shift', 'union'] ELSE '{}' END, now() - n * interval '1 hour', now() - n * interval '1 hour', now()
      FROM users u, generate_series(1, ${count}) n WHERE u.pending_email = ${email}
      RETURNING id, user_id, state, moved_at
    ), events AS (
      INSERT INTO application_events (application_id, kind, actor, actor_id, to_state, happened_on, at)
      SELECT id, 'set', 'member', user_id, state, moved_at::date, moved_at FROM added
    ) SELECT count(*) AS count FROM added`.execute(database.db);
  if (Number(rows[0]?.count) !== count) throw new Error(`${rows[0]?.count} of ${count} applications were added.`);
  await sql`UPDATE applications a SET last_event_id = e.id FROM application_events e WHERE e.application_id = a.id AND a.last_event_id IS NULL`.execute(
    database.db,
  );
}

/** @returns milliseconds from the request until the board reacts to a pointer */
async function openBoard(page: Page): Promise<number> {
  await page.goto('/portal/applications', { waitUntil: 'commit' });
  await page.locator('html[data-hydrated] [data-card]').first().waitFor({ state: 'attached' });
  return page.evaluate(() => performance.now());
}

/** Drags the first card over every column and cancels. @returns the longest time between two frames, in milliseconds */
async function dragOverColumns(page: Page, isTouch: boolean): Promise<number> {
  await page.waitForLoadState('networkidle');
  const box = await page.locator('[data-card]').first().boundingBox();
  if (!box) throw new Error('There is no card.');
  const from = { x: box.x + box.width / 2, y: box.y + 20 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchCancel', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await page.evaluate(COUNT_FRAMES);
  if (isTouch) await touch('touchStart', [from]);
  else {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 10);
  }
  await page.locator('[data-copy]').waitFor();
  const { width } = page.viewportSize() ?? { width: 0 };
  for (let step = 0; step < STEPS; step++) {
    // To the right edge, where the board scrolls, and up and down.
    const to = { x: from.x + ((width - 10 - from.x) * step) / STEPS, y: from.y + 60 * Math.sin(step / 4) };
    if (isTouch) await touch('touchMove', [to]);
    else await page.mouse.move(to.x, to.y);
  }
  const longest = await page.evaluate<number>('globalThis.longestFrame');
  if (isTouch) await touch('touchCancel', []);
  else await page.keyboard.press('Escape');
  return longest;
}
