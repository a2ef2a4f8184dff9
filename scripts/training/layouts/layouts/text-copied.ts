/** What copying from a page leaves: values that belong together far apart, or run into each other. */
import { compose, textAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const TEXT_COPIED: Family = {
  name: 'text-copied',
  layouts: [
    {
      id: 'text-copied-right-dates',
      width: 88,
      dates: ['short', 'slash', 'longHyphen', 'yearTight'],
      marks: ['=', '=•', 'lines'],
      text: (s) =>
        `${s.head('{name}')}\v${s.head('{email}')}\n${s.head('[{headline}]')}\v${s.head('{phone}')}\n\n${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              s.pick([
                '{title}\v{dates}\n{employer}[\v{place}]\n[{text}\n]\n',
                '{employer}[, {place}]\v{dates}\n{title}\n[{text}\n]\n',
                '{employer}\v[{place}]\n{title}\v{dates}\n[{text}\n]\n',
              ]),
            ),
            school: s.schools('{institution}[\v{end}]\n[{degree}][, {area}]\n\n'),
            skills: writeSkills(s, 'columns'),
          },
          textAs(s, { change: upper }),
        )}`,
    },
    {
      id: 'text-copied-broken',
      width: 48,
      dates: ['long', 'short', 'capitals'],
      marks: ['=●', '=•', '='],
      text: (s) =>
        `${s.head('{NAME}')}\n${s.head('[{headline}\n]')}${s.contacts('\n')}\n${compose(
          s,
          ['summary', 'skills', 'work', 'school', 'certificates', 'languages'],
          {
            work: s.work(
              s.pick([
                '{title}, {employer}[, {place}] — {dates}\n[{text}\n]',
                '{employer}[, {place}] — {title}\n{dates}\n[{text}\n]',
              ]),
            ),
            school: s.schools('{institution}[, {place}][ — {degree}][, {area}]\n[{dates}\n]'),
            skills: writeSkills(s, 'bullets'),
          },
          textAs(s, { between: '' }),
        )}`,
    },
  ],
};
