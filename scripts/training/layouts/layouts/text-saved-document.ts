/** Documents saved as plain text: tabs before dates, typed bullets, no broken lines. */
import { compose, textAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const TEXT_SAVED_DOCUMENT: Family = {
  name: 'text-saved-document',
  layouts: [
    {
      id: 'text-saved-tabs',
      dates: ['long', 'short', 'slash', 'year'],
      marks: ['=•\t', '=•', '=o'],
      text: (s) =>
        `${s.head('{name}[, {credentials}]')}\n${s.contacts(' • ')}\n${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              s.pick([
                '{employer}[, {place}]\t{dates}\n{title}\n[{text}\n]',
                '{title}\t{dates}\n{employer}[, {place}]\n[{text}\n]',
                '{employer}[\t{place}]\n{title}\t{dates}\n[{text}\n]',
              ]),
            ),
            school: s.schools('{institution}[, {place}][\t{end}]\n[{degree}][, {area}]\n[{notes}\n]', ', '),
            skills: writeSkills(s, 'flat'),
          },
          textAs(s, { change: upper, between: '' }),
        )}`,
    },
    {
      id: 'text-saved-left-dates',
      dates: ['year', 'slash', 'shortDot', 'capitals'],
      marks: ['=\t•', '=\t-', 'lines'],
      text: (s) =>
        `\t\t\t${s.head('{name}')}\n\t\t\t${s.contacts(' ', ['place', 'phone'])}\n\t\t\t${s.head('{email}')}\n\n${compose(
          s,
          ['summary', 'school', 'work', 'skills', 'rest'],
          {
            work: s.work('{dates}\t{employer}[, {place}]\n\t{title}\n[{text}\n]\n'),
            school: s.schools('[{dates}]\t{institution}[, {place}]\n\t[{degree}][, {area}]\n'),
            skills: writeSkills(s, 'lines'),
          },
          textAs(s),
        )}`,
    },
    {
      id: 'text-saved-table',
      mixesDates: true,
      dates: ['slashHyphen', 'longTo', 'yearHyphen'],
      marks: ['lines', '=-'],
      text: (s) =>
        `${s.head('{NAME}')}\n\n${s.contacts('\n')}\n\n${compose(
          s,
          ['summary', 'skills', 'work', 'school', 'rest'],
          {
            work: s.work('{title}\n\n{employer}\n\n[{place}\n\n]{dates}\n\n[{text}\n]\n\n'),
            school: s.schools('[{degree}\n\n][{area}\n\n]{institution}\n\n[{end}\n]\n'),
            skills: writeSkills(s, 'stacked'),
          },
          textAs(s, { between: '\n' }),
        )}`,
    },
  ],
};
