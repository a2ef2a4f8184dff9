/** Justified text with words divided at the ends of lines, and letter-spaced headings. */
import { compose, sectionAs, upper } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

const JUSTIFIED = '.entry,p,.hang,li{text-align:justify}';

/** Allows long words of sentences to be divided where a vowel meets a consonant. */
const divideWords = (tagged: string): string =>
  tagged.replace(/(data-kind="(?:bullet|summary)"[^>]*>)([^<]*)/g, (_, before: string, text: string) => {
    const divided = text.replace(/[a-z]{7,}/gi, (word) => word.replace(/(?<=.{2}[aeiou])(?=[^aeiou].{2})/gi, '\u00ad'));
    return before + divided;
  });

export const JUSTIFIED_TEXT: Family = {
  name: 'justified',
  layouts: [
    {
      id: 'justified-book',
      margin: [1, 1.2, 1, 1.2],
      dates: ['longMerged', 'year', 'news', 'parenthesesYear'],
      marks: ['=•', '=–', 'paragraph'],
      page: (s) =>
        divideWords(`<style>body{font:10.5pt/1.3 ${s.pick(["'CMU Serif'", "'Linux Libertine O'", "'TeX Gyre Pagella'"])}}${JUSTIFIED}h1{font-size:20pt;font-weight:normal;text-align:center}.c{text-align:center}h2{font-size:10.5pt;font-weight:normal;letter-spacing:.25em;margin:12pt 0 5pt;text-align:${s.pick(['center', 'left'])}}.entry{margin-bottom:6pt}</style>
        <h1>${s.head('{name}')}</h1><div class="c">${s.contacts(' · ')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              s.pick([
                '<div class="entry"><i>{title}</i>, {employer}[, {place}], {dates}. {text}</div>',
                '<div class="entry"><b>{employer}</b>[ ({place})]. {title}, {dates}.{text}</div>',
                '<div class="entry"><div class="row"><b>{title}</b><span>{dates}</span></div><div>{employer}[, {place}]</div>{text}</div>',
              ]),
            ),
            school: s.schools(
              '<div class="entry">[{degree}][, {area}], {institution}[, {place}][, {end}].[ {notes}.]</div>',
              '; ',
            ),
            skills: writeSkills(s, 'lines'),
          },
          sectionAs(s, 'h2', upper),
        )}`),
    },
    {
      id: 'justified-narrow-columns',
      margin: [0.5, 0.5, 0.5, 0.5],
      dates: ['shortTight', 'slash', 'capitals'],
      marks: ['paragraph', '=•', 'disc'],
      page: (s) =>
        divideWords(`<style>body{font:9.5pt/1.4 'Lato'}${JUSTIFIED}.g{display:grid;grid-template-columns:1.9in 1fr;column-gap:.3in}h1{font-size:24pt;letter-spacing:.3em;font-weight:300;text-align:center}h2{font-size:9.5pt;letter-spacing:.35em;margin:13pt 0 6pt}.entry{margin-bottom:7pt}</style>
        <h1>${s.head('{NAME}')}</h1><div class="g"><div>${s.contacts('<br>')}${compose(s, ['summary', 'skills', 'languages', 'certificates', 'interests'], { skills: writeSkills(s, 'bullets') }, sectionAs(s, 'h2', upper), { mark: 'lines' })}</div>
        <div>${compose(s, ['work', 'school', 'projects', 'volunteer', 'awards', 'publications', 'memberships', 'references'], { work: s.work('<div class="entry"><b>{TITLE}</b><br>{employer}[ / {place}] / {dates}{text}</div>'), school: s.schools('<div class="entry"><b>{institution}</b>[<br>{degree}][, {area}][ / {dates}][<br>{notes}]</div>') }, sectionAs(s, 'h2', upper))}</div></div>`),
    },
  ],
};
