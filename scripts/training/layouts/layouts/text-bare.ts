/** Text without headings or marks, typed by people who seldom write. */
import { compose, textAs } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const TEXT_BARE: Family = {
  name: 'text-bare',
  layouts: [
    {
      id: 'text-bare-lines',
      mixesDates: true,
      dates: ['yearHyphen', 'bareSlash', 'yearTo', 'slashShort'],
      marks: ['lines', 'paragraph'],
      text: (s) =>
        `${s.head('{name}')}\n${s.contacts('\n')}\n\n${compose(
          s,
          ['work', 'school', 'skills'],
          {
            work: s.work(
              s.pick([
                '{employer}\n{title}\n{dates}\n[{text}\n]\n',
                '{dates} {employer}, {title}\n[{text}\n]\n',
                '{title} at {employer} {dates}\n[{text}\n]\n',
              ]),
            ),
            school: s.schools('{institution}[ {degree}][ {end}]\n'),
            skills: writeSkills(s, 'flat'),
          },
          (_, body) => `${body.trimEnd()}\n\n`,
        )}`,
    },
    {
      id: 'text-bare-story',
      width: 78,
      dates: ['fromTo', 'fromUntil'],
      marks: ['paragraph'],
      text: (s) =>
        `${s.head('{name}')}\n${s.contacts(', ')}\n\n${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'references'],
          {
            work: s.work(
              s.pick([
                'I was {title} at {employer}[ in {place}] {dates}. {text}\n\n',
                'At {employer}[, {place}], {dates}, I worked as {title}. {text}\n\n',
              ]),
            ),
            school: s.schools('I attended {institution}[, {degree}][ in {area}][, {end}].\n'),
            skills: writeSkills(s, 'flat'),
          },
          textAs(s, { change: (text) => `${text}:` }),
        )}`,
    },
  ],
};
