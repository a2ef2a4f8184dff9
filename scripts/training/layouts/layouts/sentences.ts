/** People who write sentences, or type everything in one go. */
import { colon, compose, sectionAs } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const SENTENCES: Family = {
  name: 'sentences',
  layouts: [
    {
      id: 'sentence-told',
      dates: ['fromTo', 'fromUntil'],
      marks: ['paragraph'],
      page: (
        s,
      ) => `<style>body{font:12pt/1.4 'Liberation Serif'}h1{font-size:14pt}h2{font-size:12pt;margin:12pt 0 3pt}.entry{margin-bottom:7pt}.entry p{display:inline}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts('<br>')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              s.pick([
                '<div class="entry">I worked at <b>{employer}</b>[ in {place}] {dates} as <b>{title}</b>. {text}</div>',
                '<div class="entry"><b>{title}</b> at {employer}[ in {place}] {dates}. {text}</div>',
                '<div class="entry">{employer}[, {place}], {dates}. My job was {title}. {text}</div>',
              ]),
            ),
            school: s.schools(
              '<div class="entry">I went to {institution}[ in {place}][ and got a {degree}][ in {area}][ ({end})].</div>',
            ),
            skills: writeSkills(s, 'flat'),
          },
          sectionAs(s, 'h2', colon),
        )}`,
    },
    {
      id: 'sentence-weak',
      mixesDates: true,
      dates: ['bareSlash', 'bareSlashTo', 'yearHyphen', 'slashShort', 'yearPlus'],
      marks: ['paragraph', 'lines', '=-'],
      page: (
        s,
      ) => `<style>body{font:12pt/1.3 'Liberation Sans'}h1{font-size:12pt;font-weight:normal}h2{font-size:12pt;margin:12pt 0 0}.entry{margin-bottom:10pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts('<br>')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'rest', 'skills'],
          {
            work: s.work(
              s.pick([
                '<div class="entry">{employer}[ {place}] {dates}<br>{title}{text}</div>',
                '<div class="entry">{title} {employer} {dates}{text}</div>',
                '<div class="entry">{dates} {employer}<br>{title}[<br>{place}]{text}</div>',
              ]),
            ),
            school: s.schools('<div>{institution}[ {place}][ {degree}][ {area}][ {end}]</div>'),
            skills: writeSkills(s, 'flat'),
          },
          sectionAs(s),
        )}`,
    },
    {
      id: 'sentence-profile',
      dates: ['parenthesesLong', 'parenthesesYear', 'parentheses', 'parenthesesSlash'],
      marks: ['paragraph', 'lines'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.45 'Open Sans'}h1{font-size:20pt;color:#2f5496}h2{font-size:12pt;color:#2f5496;margin:10pt 0 3pt}.entry{margin-bottom:6pt}</style>
        <h1>${s.head('{name}')}</h1><p>${s.contacts(' / ')}</p>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              s.pick([
                '<div class="entry"><b>{title}, {employer}</b> {dates}. {text}</div>',
                '<div class="entry"><b>{employer} {dates}</b> – {title}[, {place}]{text}</div>',
                '<div class="entry"><u>{title}</u> at <u>{employer}</u> {dates}[, {place}]{text}</div>',
              ]),
            ),
            school: s.schools('<div>[{degree}][ in {area}], {institution}[ ({end})]</div>'),
            skills: writeSkills(s, 'lines'),
          },
          sectionAs(s, 'h2', colon),
        )}`,
    },
  ],
};
