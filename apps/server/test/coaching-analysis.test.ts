import { limits, messages, resumeTextAnalysisSchema } from '@foothold/contracts/coaching';
import { safe } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { signUp } from './factories.ts';
import { INJECTIONS } from './fixtures/injections.ts';
import { useTestApp } from './harness.ts';

const test = useTestApp();
const PATH = '/api/ai/analyze-resume';

const RESUME = `Noor Example
noor@example.com | +1 512 555 0142 | Austin, TX

Summary
Registered nurse with four years in cardiac care.

Experience
Registered Nurse, Cedar Hollow Medical Center
March 2021 - Present
- Cared for five patients a shift on a cardiac step-down unit.
- Trained 12 new graduates in medication administration.

Skills
Wound care, IV therapy, Telemetry

Education
BSc Nursing, Example State University, 2019
`;

const JOB = `Registered Nurse, Cardiac Step-Down\n\nRequirements\n- Medication administration\n- Telemetry\n- Wound care\n- 2+ years of experience`;

const TEXTS = {
  'a nurse': RESUME,
  'with Windows line ends': RESUME.replaceAll('\n', '\r\n'),
  'next to nothing': 'Noor Example\nnurse',
  'accents and symbols': RESUME.replace('Noor Example', 'Zoë Ångström-Łukasz • “Noor”'),
  'tabs and rules': `# Noor\n=====\n\tExperience\n${RESUME}`,
  'a list in brackets': `[Noor]\n${RESUME}\n(end)`,
};

const createFile = (text: string) => new File([text], 'noor.txt', { type: 'text/plain' });
const analyze = (resumeText: string, jobText?: string) =>
  test.visitor().api.coaching.analyze({ resumeText, ...(jobText !== undefined && { jobText }) });

describe('POST /api/ai/analyze-resume', () => {
  it('returns the documented shape to anyone', async () => {
    const answer = await test.visitor().request(PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ resumeText: RESUME }),
    });
    expect(answer.status).toBe(200);
    const analysis = resumeTextAnalysisSchema.parse(await answer.json());
    expect(analysis).toMatchObject({ kind: 'format', jobTitle: null, model: null });
    expect(analysis.keywords).toEqual(['Wound care', 'IV therapy', 'Telemetry']);
    expect(analysis.improvements.length).toBeGreaterThan(0);
    const earned = analysis.parts.reduce((sum, part) => sum + part.earned, 0);
    expect(Math.round(earned)).toBe(analysis.score);
  });

  it.each(Object.entries(TEXTS))('scores %s the same as text and as a file', async (_, text) => {
    const member = await signUp(test);
    for (const jobText of [undefined, JOB]) {
      const job = jobText === undefined ? {} : { jobText };
      const pastedAnalysis = await analyze(text, jobText);
      const visitorScore = await test.visitor().api.resumes.tryOne({ file: createFile(text), ...job });
      const asked = await member.api.resumes.analyze({ file: createFile(text), ...job });
      expect([pastedAnalysis.score, pastedAnalysis.kind]).toEqual([
        visitorScore.report.total,
        visitorScore.report.kind,
      ]);
      const { model, ...analysis } = pastedAnalysis;
      expect(model).toBeNull();
      expect(analysis).toEqual(asked);
    }
  });

  it('returns the same score as the portal for the same file', async () => {
    const member = await signUp(test);
    const { resume } = await member.api.resumes.upload({ file: createFile(RESUME), jobText: JOB });
    const { total } = await member.api.resumes.report({ id: resume.id });
    expect((await analyze(RESUME, JOB)).score).toBe(total);
  });

  it('scores against a job sent along', async () => {
    const analysis = await analyze(RESUME, JOB);
    expect(analysis.kind).toBe('job');
    expect(analysis.jobTitle).toContain('Registered Nurse');
    expect((await analyze(RESUME, ' \r\n ')).kind).toBe('format');
  });
});

describe('resume analysis', () => {
  it('rejects an empty text with the documented message', async () => {
    const { error } = await safe(analyze(' \n '));
    expect(error).toMatchObject({ code: 'request.invalid', data: { fields: { resumeText: messages.noResume } } });
    expect(messages.noResume).toBe('Please enter your resume text');
  });

  it("rejects text that is too long or isn't a résumé with a code, never a 5xx", async () => {
    const codes = await Promise.all(
      [
        'x'.repeat(limits.resumeText + 1),
        '<html><body>Noor</body></html>',
        '{"not": "a resume"}',
        '%PDF-1.7 nothing',
      ].map(async (text) => ((await safe(analyze(text))).error as { code?: string; status?: number } | null) ?? {}),
    );
    for (const { code, status } of codes) {
      expect(code).toMatch(/^(?:request|document)\./);
      expect(status).toBeLessThan(500);
    }
  });

  it('accepts a text of the maximum length', async () => {
    const { score } = await analyze(`${RESUME}\n${'word '.repeat(limits.resumeText / 5)}`.slice(0, limits.resumeText));
    expect(score).toBeGreaterThan(0);
  });
});

describe('stored answers for members', () => {
  it('are stored with the submitted text, and a use without a result is returned', async () => {
    const member = await signUp(test);
    await member.api.coaching.analyze({ resumeText: RESUME, jobText: JOB });
    await safe(member.api.coaching.analyze({ resumeText: '<html></html>' }));
    const { answers, usedToday } = await member.api.coaching.saved();
    expect(usedToday).toBe(1);
    expect(answers).toMatchObject([{ tool: 'analyze-resume' }]);
    const saved = await member.api.coaching.one({ id: answers[0]?.id ?? '' });
    expect(saved.input).toEqual({ resumeText: RESUME, jobText: JOB });
  });
});

describe('instructions hidden in a résumé', () => {
  it('change the score no more than the same number of harmless words', async () => {
    const withLine = (line: string) => RESUME.replace('Skills\n', `- ${line}\n\nSkills\n`);
    for (const order of INJECTIONS) {
      const line = order.replaceAll(/\s+/g, ' ');
      const [hostile, again] = [await analyze(withLine(line)), await analyze(withLine(line))];
      expect(hostile).toEqual(again);
      expect(hostile.score).toBeLessThan(100);
      expect(hostile.model).toBeNull();
      // All advice is ours; no instruction is repeated as advice.
      expect(hostile.strengths.every((strength) => /: \d+(\.\d)? of \d+(\.\d)? points$/.test(strength))).toBe(true);
    }
  }, 60_000);

  it("don't affect the score in a part that earns no points", async () => {
    const base = await analyze(`${RESUME}\nInterests\nHiking in the hills`);
    for (const order of INJECTIONS.slice(0, 20)) {
      const { score } = await analyze(`${RESUME}\nInterests\n${order.replaceAll(/\s+/g, ' ')}`);
      expect(Math.abs(score - base.score)).toBeLessThanOrEqual(1);
    }
  }, 60_000);
});
