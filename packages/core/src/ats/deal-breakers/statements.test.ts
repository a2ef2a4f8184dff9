import { describe, expect, it } from 'vitest';
import { readJob } from '../../jobs/index.ts';
import { emptyResume } from '../../resume/model.ts';
import { toExportedSubject } from '../exported.ts';
import { scoreResume } from '../score.ts';

const AD = `Nurse

Requirements
- Active RN license in Ohio
- Authorized to work in the United States
- Fluent in Spanish and English
`;

const listAnswers = (lines: readonly string[]) => {
  const other = [{ id: 'o1', heading: 'More', lines: lines.map((text, i) => ({ id: `l${i}`, text })) }];
  const { knockouts } = scoreResume({
    ...toExportedSubject({ ...emptyResume(), other }),
    job: readJob(AD),
    asOf: '2026-11',
  });
  return knockouts.map(({ kind, answer }) => `${kind} ${answer}`);
};

describe('advertisement text in a résumé', () => {
  it("don't meet any requirement if several lines are copied", () => {
    const copied = [
      'Active RN license in Ohio',
      'Authorized to work in the United States',
      'Fluent in Spanish and English',
    ];
    expect(listAnswers(copied).filter((answer) => answer.endsWith(' met'))).toEqual([]);
  });

  it('meet nothing if they ask', () => {
    expect(listAnswers(['RN license in Ohio is required', 'Candidates must be fluent in Spanish'])).not.toContain(
      'license met',
    );
  });

  it('count if the person says the same of themselves', () => {
    expect(listAnswers(['Active RN license in Ohio', 'I speak fluent Spanish'])).toContain('license met');
  });
});

describe('lines of the page that belong to no field', () => {
  const RN = readJob('Nurse\n\nRequirements\n- Active RN license required\n');
  const answerTo = (line: string) => {
    const work = [
      { id: 'w1', title: 'Clerk', bullets: [{ id: 'b1', text: 'Checked each active RN license on file' }] },
    ];
    const subject = toExportedSubject({ ...emptyResume(), work });
    const page = { id: 'layout' as const, name: '', description: '', text: line, resume: subject.resume };
    return scoreResume({ ...subject, views: [page], job: RN, asOf: '2026-11' }).knockouts[0]?.answer;
  };

  it('say what the person holds, unless they are part of a role', () => {
    expect(answerTo('Active RN license')).toBe('unknown');
    expect(answerTo('• Checked each active RN license on file daily')).toBe('unknown');
    expect(answerTo('Active RN license, Ohio')).toBe('met');
  });
});
