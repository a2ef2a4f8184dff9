/** A résumé under a few lines to the reader, as pasted into a message or a form. */
import { compose, textAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';
import type { Sheet } from '../sheet.ts';

function greet(s: Sheet): string {
  const lines = s.pick([
    ['Hi,', 'I saw your ad and I would like to apply. My resume is below.'],
    ['Dear Hiring Manager,', 'Please find my resume pasted below. I can start right away.'],
    ['Hello', 'here is my resume, thank you for your time'],
    ['To whom it may concern:', 'I am interested in the open position. My work history follows.'],
  ]);
  return lines.map((line) => s.label(line)).join('\n\n');
}

export const TEXT_IN_MESSAGE: Family = {
  name: 'text-in-message',
  layouts: [
    {
      id: 'text-message-below',
      mixesDates: true,
      width: 74,
      dates: ['longTo', 'shortHyphen', 'slashHyphen', 'yearTo'],
      marks: ['=-', '=*', 'lines', 'paragraph'],
      text: (s) =>
        `${greet(s)}\n\n${s.head('{name}')}\n${s.contacts('\n')}\n\n${compose(
          s,
          ['work', 'school', 'skills', 'certificates', 'references'],
          {
            work: s.work(
              s.pick([
                '{title} - {employer}[ - {place}]\n{dates}\n[{text}\n]\n',
                '{employer} ({dates})\n{title}\n[{text}\n]\n',
                '{dates} - {title} - {employer}\n[{text}\n]\n',
              ]),
            ),
            school: s.schools('{institution}[, {degree}][, {area}][, {end}]\n'),
            skills: writeSkills(s, 'flat'),
          },
          textAs(s, { change: s.pick([upper, undefined]) ?? ((same) => same) }),
        )}`,
    },
    {
      id: 'text-message-signed',
      dates: ['short', 'longSince', 'yearSince', 'slashCurrent'],
      marks: ['=•', '=-', 'lines'],
      text: (s) =>
        `${greet(s)}\n\n${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'languages'],
          {
            work: s.work(
              s.pick(['{title}, {employer} ({dates})\n[{text}\n]\n', '{employer}, {title}\n{dates}\n[{text}\n]\n']),
            ),
            school: s.schools('[{degree}][ in {area}], {institution}[, {end}]\n'),
            skills: writeSkills(s, 'lines'),
          },
          textAs(s),
        )}\n${s.label('Thank you,')}\n${s.head('{name}')}\n${s.contacts(' | ')}`,
    },
  ],
};
