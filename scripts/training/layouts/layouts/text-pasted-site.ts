/** Profiles copied from websites: each value on its own line, durations, dots between. */
import { compose, textAs } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

const NETWORK = { work: 'Experience', school: 'Education', summary: 'About', skills: 'Skills' };

export const TEXT_PASTED_SITE: Family = {
  name: 'text-pasted-site',
  layouts: [
    {
      id: 'text-pasted-profile',
      dates: ['profile'],
      marks: ['lines', '=•', '=-', 'paragraph'],
      headings: NETWORK,
      text: (s) =>
        `${s.head('{name}\n[{headline}\n][{place}\n]{email}\n{phone}')}\n\n${compose(
          s,
          ['summary', 'work', 'school', 'certificates', 'volunteer', 'skills', 'rest'],
          {
            work: s.work('{title}\n{employer}[ · {note}]\n{dates}\n[{place}\n][{text}\n]\n', {
              job: '{employer}\n[{place}\n]',
              role: '{title}\n[{note}\n]{dates}\n[{text}\n]\n',
            }),
            school: s.schools('{institution}\n[{degree}][, {area}]\n[{dates}\n][{notes}\n]\n', '\n'),
            skills: writeSkills(s, 'stacked'),
          },
          textAs(s),
        )}`,
    },
    {
      id: 'text-pasted-job-board',
      dates: ['longTo', 'shortTo', 'slashTo'],
      marks: ['lines', '=-', '=●'],
      text: (s) =>
        `${s.head('{name}\n[{headline}\n][{place}\n]{email}\n{phone}')}\n\n${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'certificates', 'rest'],
          {
            work: s.work('{title}\n{employer}[-{place}]\n{dates}\n[{text}\n]\n'),
            school: s.schools('[{degree}][ in {area}\n]{institution}[ - {place}]\n[{dates}\n]\n'),
            skills: writeSkills(s, 'stacked'),
          },
          textAs(s),
        )}`,
    },
    {
      id: 'text-pasted-pdf',
      dates: ['short', 'slash', 'year', 'shortHyphen'],
      marks: ['=•', '=▪', 'lines'],
      width: 62,
      text: (s) =>
        `${s.contacts('\n')}\n${compose(s, ['skills', 'languages', 'certificates'], { skills: writeSkills(s, 'stacked') }, textAs(s, { between: '' }))}${s.head('{name}')}\n${s.head('[{headline}\n]')}${compose(
          s,
          ['summary', 'work', 'school', 'projects', 'volunteer', 'awards', 'references'],
          {
            work: s.work(
              s.pick([
                '{title} {dates}\n{employer}[, {place}]\n[{text}\n]',
                '{employer} {dates}\n{title}[ {place}]\n[{text}\n]',
                '{employer}[ {place}]\n{title} {dates}\n[{text}\n]',
              ]),
            ),
            school: s.schools('{institution}[ {end}]\n[{degree}][, {area}]\n'),
          },
          textAs(s, { between: '' }),
        )}`,
    },
  ],
};
