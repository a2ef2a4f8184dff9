import { describe, expect, it } from 'vitest';
import { formatDate, formatPeriod } from '../../src/write/dates.ts';
import { toSafeFileName } from '../../src/write/file-name.ts';
import { layOutResume } from '../../src/write/layout.ts';
import { createId, createNamed, createNurse } from './people.ts';

describe('dates', () => {
  it('are as precise as the data', () => {
    expect(formatDate('2021-06')).toBe('Jun 2021');
    expect(formatDate('2021')).toBe('2021');
  });

  it.each([
    ['2021-06', 'present', 'Jun 2021 – Present'],
    ['2018', '2020', '2018 – 2020'],
    ['2018', undefined, '2018 –'],
    [undefined, '2018-08', 'Until Aug 2018'],
    [undefined, 'present', 'Present'],
    [undefined, undefined, undefined],
  ])('%s to %s reads "%s"', (start, end, wanted) => {
    expect(formatPeriod(start, end)).toBe(wanted);
  });
});

describe('layOutResume', () => {
  it('gives sections their standard headings and leaves out empty ones', () => {
    const headings = layOutResume(createNurse()).sections.map((section) => section.heading);
    expect(headings).toEqual([
      'Summary',
      'Experience',
      'Education',
      'Projects',
      'Skills',
      'Certifications',
      'Languages',
      'Volunteer Experience',
      'Awards',
      'Interests',
    ]);
  });

  it('puts title, employer, and facts on separate lines', () => {
    const experience = layOutResume(createNurse()).sections.find((section) => section.heading === 'Experience');
    expect(experience?.blocks[1]).toMatchObject({
      lines: [
        { text: 'Staff Nurse (Night Shift)', tone: 'strong' },
        { text: 'Lakeside Medical Center, Inc.', tone: 'plain' },
        { text: 'Feb 2018 – May 2021 | Round Rock, TX', tone: 'quiet' },
      ],
    });
  });

  it("puts education first for someone who hasn't worked yet", () => {
    expect(layOutResume({ ...createNurse(), work: [] }).sections[1]?.heading).toBe('Education');
  });

  it('links only to web addresses, whatever the text claims', () => {
    const resume = createNurse();
    resume.contact.links = [{ id: createId(), url: 'javascript:alert(1)' }];
    expect(layOutResume(resume).header.lines[1]).toEqual([{ text: 'javascript:alert(1)' }]);
  });

  it('runs right to left if most letters do', () => {
    expect(layOutResume(createNamed('ليلى الحداد', 'ممرضة طوارئ')).dir).toBe('rtl');
    expect(layOutResume(createNamed('ليلى', 'An English summary')).dir).toBe('ltr');
  });
});

describe('toSafeFileName', () => {
  it.each([
    ['Ana López', 'Ana-López-Resume.pdf'],
    ['山田 太郎', '山田-太郎-Resume.pdf'],
    ['../../etc/passwd', 'etc-passwd-Resume.pdf'],
    ['CON', 'CON-Resume.pdf'],
    ['', 'Resume.pdf'],
    ['🚀', 'Resume.pdf'],
    ['a\u0000b\nc', 'a-b-c-Resume.pdf'],
  ])('of %j is %s', (name, wanted) => {
    expect(toSafeFileName(createNamed(name, ''), 'pdf')).toBe(wanted);
  });

  it('has a maximum length', () => {
    expect(toSafeFileName(createNamed('x'.repeat(5_000), ''), 'docx').length).toBeLessThan(80);
  });
});
