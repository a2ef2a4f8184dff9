/** Text typed in an editor: rules of characters, columns made with spaces. */
import { compose, spaced, textAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const TEXT_TYPED: Family = {
  name: 'text-typed',
  layouts: [
    {
      id: 'text-typed-ruled',
      width: 80,
      dates: ['slashHyphen', 'short', 'year', 'longHyphen'],
      marks: ['=*', '=-', '=+'],
      text: (s) =>
        `${s.head('{NAME}')}\n${s.contacts(' | ')}\n\n${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work('{EMPLOYER}[, {place}]\v{dates}\n{title}\n[{text}\n]\n', {
              job: '{EMPLOYER}[, {place}]\v{dates}\n\n',
              role: '{title}\v{dates}\n[{text}\n]\n',
            }),
            school: s.schools('{institution}[, {place}]\v[{end}]\n[{degree}][ in {area}]\n[{notes}\n]\n', '; '),
            skills: writeSkills(s, 'columns'),
          },
          textAs(s, { change: upper, rule: s.pick(['-', '=', '~', '']) }),
        )}`,
    },
    {
      id: 'text-typed-date-column',
      width: 78,
      tabs: 20,
      dates: ['slash', 'year', 'shortTight', 'slashShort'],
      marks: ['=\t-', '=\t*', 'paragraph'],
      text: (s) =>
        `${s.head('{name}')}\n${s.contacts('\n')}\n\n${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work('{dates}\t{title}\n\t{employer}[, {place}]\n[{text}\n]\n'),
            school: s.schools('[{end}]\t[{degree}][ {area}, ]{institution}\n'),
            skills: writeSkills(s, 'lines'),
          },
          textAs(s, { change: s.choices.chance(0.3) ? spaced : upper }),
        )}`,
    },
    {
      id: 'text-typed-stars',
      width: 70,
      dates: ['longToPresent', 'shortTo', 'newsTo'],
      marks: ['=--', '=>', '=o', 'number'],
      text: (s) =>
        `${'*'.repeat(60)}\n${s.head('{NAME}')}\n${s.contacts('\n')}\n${'*'.repeat(60)}\n\n${compose(
          s,
          ['summary', 'school', 'work', 'skills', 'rest'],
          {
            work: s.work('{title}\n{employer}[ // {place}]\n{dates}\n[{text}\n]\n'),
            school: s.schools('{institution}\n[{degree}][: {area}]\n[{end}\n]\n'),
            skills: writeSkills(s, 'bullets'),
          },
          (section, body) => textAs(s, { change: (text) => `*** ${text} ***` })(section, body),
        )}`,
    },
  ],
};
