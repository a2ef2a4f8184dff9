/** Narrow serif pages as an article class of LaTeX sets them. */
import { compose, sectionAs } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

const FONT = `'CMU Serif','Latin Modern Roman','Liberation Serif'`;

export const TYPESET_ARTICLE: Family = {
  name: 'typeset-article',
  layouts: [
    {
      id: 'typeset-small-caps',
      dates: ['short', 'longMerged', 'shortDot', 'year'],
      marks: ['=•', '=–'],
      page: (
        s,
      ) => `<style>body{font:10pt/1.2 ${FONT}}h1{font:24pt ${FONT};font-variant:small-caps;text-align:center}.c{text-align:center;font-size:9pt}h2{font:13pt ${FONT};font-variant:small-caps;border-bottom:.5pt solid;margin:8pt 0 4pt}.e{margin:0 0 4pt .15in}.hang{font-size:9.5pt;margin-left:.15in}</style>
        <h1>${s.head('{name}')}</h1><div class="c">${s.contacts(' | ', ['phone', 'email', 'link', 'link2'])}</div>
        ${compose(
          s,
          ['school', 'work', 'projects', 'skills', 'rest'],
          {
            school: s.schools(
              '<div class="e"><div class="row"><b>{institution}</b><span>[{place}]</span></div><div class="row"><i>[{degree}][ in {area}]</i><i>[{dates}]</i></div>[<div>{notes}</div>]</div>',
            ),
            work: s.work(
              s.pick([
                '<div class="e"><div class="row"><b>{title}</b><span>{dates}</span></div><div class="row"><i>{employer}</i><i>[{place}]</i></div>{text}</div>',
                '<div class="e"><div class="row"><b>{employer}</b><span>[{place}]</span></div><div class="row"><i>{title}</i><i>{dates}</i></div>{text}</div>',
              ]),
            ),
            skills: writeSkills(s, 'lines'),
          },
          sectionAs(s),
          {
            activity:
              '<div class="e"><div class="row"><span><b>{name}</b>[ | <i>{role}</i>]</span><span>[{dates}]</span></div>{text}</div>',
          },
        )}`,
    },
    {
      id: 'typeset-description',
      dates: ['longComma', 'dashMonthEn', 'shortTight', 'yearOpen'],
      marks: ['=◦', '=•', 'paragraph'],
      margin: [1, 1.3, 1, 1.3],
      page: (
        s,
      ) => `<style>body{font:11pt/1.25 ${FONT}}h1{font:bold 17pt ${FONT};text-align:center}.c{text-align:center;font-family:'CMU Typewriter Text',monospace;font-size:9pt}h2{font:bold 13pt ${FONT};margin:12pt 0 5pt}.e{padding-left:.35in;text-indent:-.35in;margin-bottom:5pt}.e *{text-indent:0}</style>
        <h1>${s.head('{name}')}</h1><div class="c">${s.contacts('<br>')}</div>
        ${compose(
          s,
          ['summary', 'school', 'work', 'skills', 'rest'],
          {
            school: s.schools(
              '<div class="e"><b>[{degree}][ {area}]</b>, {institution}[, {place}][, {end}][. {notes}].</div>',
              '; ',
            ),
            work: s.work('<div class="e"><b>{employer}</b>[, {place}]. {title}, {dates}.{text}</div>'),
            skills: writeSkills(s, 'lines'),
          },
          sectionAs(s),
        )}`,
    },
    {
      id: 'typeset-left-heads',
      dates: ['iso', 'dotted', 'short', 'year', 'apostrophe'],
      marks: ['=•', 'paragraph', '=–'],
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.25 'EB Garamond','Junicode Two Beta','Liberation Serif'}h1{font:28pt 'EB Garamond';letter-spacing:2px}section{display:grid;grid-template-columns:1.25in 1fr;margin-top:9pt;border-top:.4pt solid #888;padding-top:4pt}h2{font:12pt 'EB Garamond';font-variant:small-caps}.body{}.m{float:right}.e{margin-bottom:5pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.contacts(' · ')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              '<div class="e"><span class="m">{dates}</span><b>{title}</b><br>{employer}[, {place}]{text}</div>',
            ),
            school: s.schools(
              '<div class="e">[<span class="m">{dates}</span>][<b>{degree}</b>][ {area}]<br>{institution}[, {place}][<br>{notes}]</div>',
            ),
            skills: writeSkills(s, 'lines'),
          },
          (section, body) => `<section data-in="${section}"><h2>${s.heading(section)}</h2><div>${body}</div></section>`,
        )}`,
    },
  ],
};
