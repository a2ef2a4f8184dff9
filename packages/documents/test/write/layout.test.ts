import { describe, expect, it } from 'vitest';
import { formatPeriod } from '../../src/write/dates.ts';
import { toSafeFileName } from '../../src/write/file-name.ts';
import { layOutResume } from '../../src/write/layout.ts';
import { type ExportStyle, resolveStyle } from '../../src/write/style.ts';
import { createBullets, createId, createNamed, createNurse } from './people.ts';

describe('dates', () => {
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
    const headings = layOutResume(createNurse(), resolveStyle({})).sections.map((section) => section.heading);
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

  const listRoleLines = (style: ExportStyle) => {
    const { sections } = layOutResume(createNurse(), resolveStyle(style));
    const role = sections.find((section) => section.heading === 'Experience')?.blocks[1];
    return role?.kind === 'entry'
      ? role.lines.map(({ parts, aside }) => [...parts.map(({ text }) => text), ...(aside ? [`→ ${aside}`] : [])])
      : [];
  };

  it('arranges the head of a role as the template says', () => {
    expect(listRoleLines({ template: 'classic' })).toEqual([
      ['Staff Nurse (Night Shift)', '→ Feb 2018 – May 2021'],
      ['Lakeside Medical Center, Inc.', '→ Round Rock, TX'],
    ]);
    expect(listRoleLines({ template: 'compact' })).toEqual([
      ['Staff Nurse (Night Shift)', 'Lakeside Medical Center, Inc.', 'Round Rock, TX', '→ Feb 2018 – May 2021'],
    ]);
    expect(listRoleLines({ template: 'columns' })).toEqual([
      ['Staff Nurse (Night Shift)', '→ Feb 2018 – May 2021'],
      ['Lakeside Medical Center, Inc.', 'Round Rock, TX'],
    ]);
    expect(listRoleLines({ template: 'federal' })).toHaveLength(4);
  });

  it('puts every fact of a plainer part on its own line', () => {
    expect(listRoleLines({ template: 'classic', forms: { work: 'stacked' } })).toEqual([
      ['Staff Nurse (Night Shift)'],
      ['Lakeside Medical Center, Inc.'],
      ['Feb 2018 – May 2021 | Round Rock, TX'],
    ]);
  });

  it('puts the sections that were chosen first, and the others in the order of the template', () => {
    const style = resolveStyle({ template: 'trades', order: ['work', 'languages'] });
    expect(layOutResume(createNurse(), style).sections.map(({ heading }) => heading)).toEqual([
      'Experience',
      'Languages',
      'Summary',
      'Certifications',
      'Skills',
      'Education',
      'Projects',
      'Volunteer Experience',
      'Awards',
      'Interests',
    ]);
  });

  it('has skills once that a section of their own describes', () => {
    const resume = {
      ...createNamed('A B', 'Nurse.'),
      skills: [{ id: 's1', keywords: ['Triage', 'Teaching'] }],
      other: [
        {
          id: 'o1',
          heading: 'Key Skills',
          lines: createBullets('Triage: two thousand patients', 'Teaching: 12 nurses'),
        },
      ],
    };
    expect(layOutResume(resume, resolveStyle({})).sections.map(({ heading }) => heading)).toEqual([
      'Summary',
      'Key Skills',
    ]);
  });

  it("puts education first for someone who hasn't worked yet", () => {
    expect(layOutResume({ ...createNurse(), work: [] }, resolveStyle({})).sections[1]?.heading).toBe('Education');
  });

  it('links only to web addresses, whatever the text claims', () => {
    const resume = createNurse();
    resume.contact.links = [{ id: createId(), url: 'javascript:alert(1)' }];
    expect(layOutResume(resume, resolveStyle({})).header.lines[1]).toEqual([{ text: 'javascript:alert(1)' }]);
  });

  it('runs right to left if most letters do', () => {
    expect(layOutResume(createNamed('ليلى الحداد', 'ممرضة طوارئ'), resolveStyle({})).dir).toBe('rtl');
    expect(layOutResume(createNamed('ليلى', 'An English summary'), resolveStyle({})).dir).toBe('ltr');
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
