/** Text whose indentation shows what belongs together; and rows of values with signs between. */
import { compose, textAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const TEXT_INDENTED: Family = {
  name: 'text-indented',
  layouts: [
    {
      id: 'text-indented-roles',
      width: 80,
      dates: ['short', 'slash', 'year', 'parentheses'],
      marks: ['=      -', '=      *', '=      o'],
      text: (s) =>
        `${s.head('{name}')}\n${s.contacts(' * ')}\n\n${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work('  {employer}[, {place}]\n    {title}, {dates}\n[{text}\n]\n', {
              job: '  {employer}[, {place}]\n',
              role: '    {title}, {dates}\n[{text}\n]\n',
            }),
            school: s.schools('  {institution}[, {place}]\n[    {degree}][ in {area}][, {end}]\n'),
            skills: writeSkills(s, 'lines'),
          },
          textAs(s, { change: upper }),
        )}`,
    },
    {
      id: 'text-rows',
      dates: ['yearHyphen', 'slashHyphen', 'iso', 'shortTight'],
      marks: ['=-', 'lines', 'paragraph'],
      text: (s) => {
        const sign = s.pick([' | ', '; ', ' / ', ' -- ', ', ', ' ... ']);
        const order = s.pick([
          ['{employer}', '{title}', '{dates}'],
          ['{dates}', '{employer}', '{title}'],
          ['{title}', '{employer}', '{dates}'],
          ['{dates}', '{title}', '{employer}'],
        ]);
        return `${s.head('{name}')}\n${s.contacts(sign)}\n\n${compose(
          s,
          ['work', 'school', 'skills', 'rest', 'summary'],
          {
            work: s.work(`${order.join(sign)}[${sign}{place}]\n[{text}\n]`),
            school: s.schools(`{institution}[${sign}{degree}][${sign}{area}][${sign}{end}]\n`),
            skills: writeSkills(s, 'flat', sign),
          },
          textAs(s),
        )}`;
      },
    },
    {
      id: 'text-federal-paste',
      dates: ['slashHyphen', 'slash', 'dayTo', 'slashTo'],
      marks: ['paragraph', 'lines', '=-'],
      text: (s) => {
        const l = (text: string): string => s.label(text, 'work');
        return `${s.head('{name}')}\n${s.contacts('\n')}\n\n${compose(
          s,
          ['work', 'school', 'certificates', 'languages', 'skills', 'references'],
          {
            work: s.work(
              `{employer}\n[{place}\n]{dates}\n${l('Hours per week: 40')}\n{title}\n[${l('Duties, Accomplishments and Related Skills:')}\n{text}\n]\n`,
            ),
            school: s.schools(`{institution}[ {place}]\n[{degree}][ {end}]\n[${l('Major:')} {area}\n]\n`),
            skills: writeSkills(s, 'flat'),
          },
          textAs(s, { change: (text) => `${text}:` }),
        )}`;
      },
    },
  ],
};
