/**
 * Time of a code review of 200 lines, warm, over HTTP on the whole server, for each language; alternating with `/healthz` of the same
 * server, for the cost of HTTP alone. The 200 lines are the clean snippets of `bench/fixtures/code-review` joined, and each call ends with
 * a unique line, so that nothing can be cached. `node bench/code-review-speed.ts [rounds]`. Goal: p95 at most 150 ms.
 */
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@foothold/contracts/coaching/choices';
import { recordFigure } from './support/figures.ts';
import { readSnippets } from './support/review-snippets.ts';
import { startServer } from './support/server.ts';
import { getQuantile } from './support/statistics.ts';

const ROUND_COUNT = Number(process.argv[2] ?? 60);
const WARM_UP_ROUNDS = 15;
const LINE_COUNT = 200;
const PORT = 3517;

const lastLine: Record<Language, (round: number) => string> = {
  javascript: (round) => `// ${round}`,
  typescript: (round) => `// ${round}`,
  python: (round) => `# ${round}`,
  java: (round) => `// ${round}`,
  cpp: (round) => `// ${round}`,
};

function createLongProgram(language: Language): string[] {
  const all = readSnippets(language, 'clean').flatMap(({ code }) => code.trimEnd().split('\n'));
  return all.slice(0, LINE_COUNT - 1);
}

async function measureTime(work: () => Promise<Response>): Promise<number> {
  const started = performance.now();
  const answer = await work();
  await answer.text();
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return performance.now() - started;
}

const { base, stop } = await startServer(PORT, { SAMPLE_DATA: 'off', RATE_LIMITS: 'off' });
try {
  console.log(`${LINE_COUNT} lines, ${ROUND_COUNT} rounds; ms          p50    p95   | /healthz p50    p95`);
  for (const language of LANGUAGES) {
    const lines = createLongProgram(language);
    const [reviews, pulses] = [[] as number[], [] as number[]];
    for (let round = -WARM_UP_ROUNDS; round < ROUND_COUNT; round++) {
      const code = [...lines, lastLine[language](round)].join('\n');
      const review = await measureTime(() =>
        fetch(`${base}/api/ai/review-code`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ code, language }),
        }),
      );
      const pulse = await measureTime(() => fetch(`${base}/healthz`));
      if (round < 0) continue;
      reviews.push(review);
      pulses.push(pulse);
    }
    const [p50, p95] = [getQuantile(reviews, 0.5), getQuantile(reviews, 0.95)];
    console.log(
      `${LANGUAGE_NAMES[language].padEnd(32)} ${p50.toFixed(1).padStart(6)} ${p95.toFixed(1).padStart(6)}   |       ${getQuantile(pulses, 0.5).toFixed(1).padStart(6)} ${getQuantile(pulses, 0.95).toFixed(1).padStart(6)}`,
    );
    recordFigure({
      name: `Review 200 lines of ${LANGUAGE_NAMES[language]} over HTTP, p95`,
      value: p95,
      unit: 'ms',
      goal: { atMost: 150 },
      compared: `/healthz: ${getQuantile(pulses, 0.95).toFixed(1)} ms`,
    });
  }
} finally {
  await stop();
}
