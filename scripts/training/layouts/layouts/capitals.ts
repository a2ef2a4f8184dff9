/** Pages and text files in capitals throughout, and others in lowercase headings. */
import { compose, sectionAs, textAs } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';
import { escapeHtml, unescapeHtml } from '../tags.ts';

/** Writes text in capitals, without its tags. */
const toCapitals = (tagged: string): string =>
  tagged.replace(/>([^<]+)</g, (_, text: string) => `>${escapeHtml(unescapeHtml(text).toUpperCase())}<`);

export const CAPITALS: Family = {
  name: 'capitals',
  layouts: [
    {
      id: 'capitals-page',
      dates: ['slashHyphen', 'yearHyphen', 'longTo', 'slashShort'],
      marks: ['=-', 'disc', 'lines', 'paragraph'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.35 ${s.pick(["'Liberation Sans'", "'Liberation Mono'", "'Liberation Serif'"])};text-transform:uppercase}h1{font-size:14pt}h2{font-size:11pt;margin:11pt 0 4pt;text-decoration:underline}.entry{margin-bottom:8pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts('<br>')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              s.pick([
                '<div class="entry">{employer}[, {place}]<br>{title}<br>{dates}{text}</div>',
                '<div class="entry">{title}, {employer}, {dates}{text}</div>',
                '<div class="entry">{dates}<br>{employer} - {title}{text}</div>',
              ]),
            ),
            school: s.schools('<div>{institution}[, {degree}][, {area}][, {end}]</div>'),
            skills: writeSkills(s, 'bullets'),
          },
          sectionAs(s),
        )}`,
    },
    {
      id: 'text-capitals',
      dates: ['slashHyphen', 'yearHyphen', 'capitalsTo'],
      marks: ['=-', 'lines', '=*'],
      text: (s) =>
        toCapitals(
          `${s.head('{name}')}\n${s.contacts('\n')}\n\n${compose(
            s,
            ['summary', 'work', 'school', 'skills', 'certificates', 'references'],
            {
              work: s.work('{employer}[, {place}]\n{title}\n{dates}\n[{text}\n]\n'),
              school: s.schools('{institution}[ - {degree}][ - {area}][ - {end}]\n'),
              skills: writeSkills(s, 'flat'),
            },
            textAs(s),
          )}`,
        ),
    },
    {
      id: 'text-capitals-dates-first',
      width: 65,
      dates: ['yearTo', 'slashShortSpaced', 'dashMonth'],
      marks: ['=*', 'paragraph'],
      text: (s) =>
        toCapitals(
          `${s.head('{name}')}\n${s.contacts(' ')}\n\n${compose(
            s,
            ['work', 'school', 'skills', 'certificates', 'languages', 'references'],
            {
              work: s.work('{dates}  {title}\n{employer}[  {place}]\n[{text}\n]\n'),
              school: s.schools('[{end}  ]{institution}[  {degree}]\n'),
              skills: writeSkills(s, 'columns'),
            },
            textAs(s, { rule: '-' }),
          )}`,
        ),
    },
  ],
};
