/** Markdown and the like, typed by people who like plain files. */
import { compose } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const TEXT_MARKED_UP: Family = {
  name: 'text-marked-up',
  layouts: [
    {
      id: 'text-markdown',
      dates: ['iso', 'short', 'longTo', 'year'],
      marks: ['=-', '=*'],
      text: (s) =>
        `# ${s.head('{name}')}\n\n${s.contacts(' | ')}\n\n${compose(
          s,
          ['summary', 'work', 'projects', 'school', 'skills', 'rest'],
          {
            work: s.work(
              s.pick([
                '### {title}, {employer}\n*{dates}*[ | {place}]\n\n[{text}\n]\n',
                '**{employer}** - {title} ({dates})\n\n[{text}\n]\n',
                '### {employer}\n**{title}** _{dates}_\n\n[{text}\n]\n',
              ]),
            ),
            school: s.schools('**{institution}**[, {degree}][ in {area}][ ({end})]\n'),
            skills: writeSkills(s, 'lines'),
          },
          (section, body) => `## ${s.heading(section)}\n\n${body.trimEnd()}\n\n`,
        )}`,
    },
    {
      id: 'text-labels',
      dates: ['slash', 'slashHyphen', 'longHyphen', 'day'],
      marks: ['paragraph', '=-', 'lines'],
      text: (s) => {
        const l = (text: string): string => s.label(text, 'work');
        return `${l('Name:')} ${s.head('{name}')}\n${l('Phone:')} ${s.head('{phone}')}\n${l('Email:')} ${s.head('{email}')}\n${s.head(`[${l('Location:')} {place}\n]`)}\n${compose(
          s,
          ['work', 'school', 'skills', 'certificates', 'rest'],
          {
            work: s.work(
              s.pick([
                `${l('Employer:')} {employer}\n[${l('Location:')} {place}\n]${l('Title:')} {title}\n${l('Dates:')} {dates}\n[${l('Duties:')} {text}\n]\n`,
                `${l('Company:')} {employer}\n${l('Position:')} {title}\n${l('Start:')} {start}\n${l('End:')} {end}\n[{text}\n]\n`,
              ]),
            ),
            school: s.schools(
              `${l('School:')} {institution}\n[${l('Degree:')} {degree}\n][${l('Field:')} {area}\n][${l('Graduated:')} {end}\n]\n`,
            ),
            skills: writeSkills(s, 'flat'),
          },
          (section, body) => `[${s.heading(section)}]\n${body.trimEnd()}\n\n`,
        )}`;
      },
    },
  ],
};
