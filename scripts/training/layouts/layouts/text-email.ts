/** Résumés in the body of an email: short lines, hyphens, capitals for headings. */
import { colon, compose, textAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const TEXT_EMAIL: Family = {
  name: 'text-email',
  layouts: [
    {
      id: 'text-email-wrapped',
      width: 72,
      dates: ['slashHyphen', 'longHyphen', 'shortHyphen', 'yearHyphen'],
      marks: ['=-', '=*', 'paragraph'],
      text: (s) =>
        `${s.head('{NAME}')}\n${s.contacts('\n')}\n\n${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              s.pick([
                '{title}, {employer}[, {place}]\n{dates}\n[{text}\n]\n',
                '{employer}[ - {place}]\n{title}\n{dates}\n\n[{text}\n]\n',
                '{dates}  {title}, {employer}\n[{text}\n]\n',
              ]),
            ),
            school: s.schools('{institution}[, {place}]\n[{degree}][ in {area}][, {end}]\n[{notes}\n]\n', ', '),
            skills: writeSkills(s, 'flat'),
          },
          textAs(s, { change: upper }),
        )}`,
    },
    {
      id: 'text-email-quoted-style',
      width: 76,
      dates: ['short', 'longTo', 'slashTo'],
      marks: ['=•', '=-', 'lines'],
      text: (s) =>
        `${s.head('{name}')}\n${s.contacts(' | ')}\n\n${compose(
          s,
          ['summary', 'skills', 'work', 'school', 'rest'],
          {
            work: s.work('* {EMPLOYER}[, {place}] *\n{title} ({dates})\n[{text}\n]\n', {
              job: '* {EMPLOYER}[, {place}] *\n',
              role: '{title} ({dates})\n[{text}\n]\n',
            }),
            school: s.schools('{institution}[: {degree}][, {area}][ ({end})]\n'),
            skills: writeSkills(s, 'lines'),
          },
          textAs(s, { change: colon }),
        )}`,
    },
    {
      id: 'text-email-phone',
      mixesDates: true,
      dates: ['year', 'bareSlash', 'yearTo'],
      marks: ['paragraph', 'lines'],
      text: (s) =>
        `${s.head('{name}')}\n${s.contacts('\n', ['phone', 'email', 'place'])}\n${compose(
          s,
          ['work', 'school', 'skills', 'certificates', 'references'],
          {
            work: s.work(
              s.pick([
                '{employer} {title} {dates}\n[{text}\n]',
                '{employer}[ in {place}], {title}, {dates}. {text}\n',
                '{title}\n{employer}\n{dates}\n[{text}\n]\n',
              ]),
            ),
            school: s.schools('{institution}[ {degree}][ {area}][ {end}]\n'),
            skills: writeSkills(s, 'flat'),
          },
          textAs(s),
        )}`,
    },
  ],
};
