/** Pages with pictures from an icon font before contacts, headings and dates. */
import { compose, sectionAs, upper } from '../compose.ts';
import type { Section } from '../headings.ts';
import type { Family } from '../layout.ts';
import { type SectionWriter, writeSkills } from '../sections.ts';
import type { Sheet } from '../sheet.ts';

/** Private characters of the icon font, as programs that read the page get them. */
const ICONS = {
  phone: '\uf095',
  email: '\uf0e0',
  place: '\uf041',
  link: '\uf0c1',
  calendar: '\uf073',
  work: '\uf0b1',
  school: '\uf19d',
  other: '\uf005',
};
const CSS = `i.f{font:normal .95em 'FontAwesome';display:inline-block;min-width:1.4em}`;

const icon = (name: keyof typeof ICONS): string => `<i class="f">${ICONS[name]}</i>`;

const contacts = (s: Sheet, join: string): string =>
  s.head(
    `${icon('phone')}{phone}${join}${icon('email')}{email}[${join}${icon('place')}{place}][${join}${icon('link')}{link}]`,
  );

const withIcons =
  (s: Sheet): SectionWriter =>
  (section: Section, body: string) =>
    `<section data-in="${section}"><h2>${icon(section === 'work' || section === 'school' ? section : 'other')}${s.heading(section)}</h2>${body}</section>`;

export const ICON_FONT: Family = {
  name: 'icon-font',
  layouts: [
    {
      id: 'icon-typeset',
      size: 'A4',
      dates: ['short', 'long', 'year', 'shortOpen'],
      marks: ['=•', '=–', 'disc'],
      page: (
        s,
      ) => `<style>${CSS}body{font:10pt/1.3 'Roboto','Liberation Sans'}h1{font-size:26pt;font-weight:300;text-align:center}.c{text-align:center;font-size:9pt}h2{font-size:13pt;color:#c62828;border-bottom:1px solid #aaa;margin:9pt 0 5pt}.r{color:#c62828;font-style:italic}.k{color:#777;font-variant:small-caps}.entry{margin-bottom:5pt}</style>
        <h1>${s.head('{name}')}</h1><div class="c k">${s.head('[{headline}]')}</div><div class="c">${contacts(s, ' | ')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'skills', 'rest'],
          {
            work: s.work(
              s.pick([
                '<div class="entry"><div class="row"><b>{employer}</b><span class="r">[{place}]</span></div><div class="row"><span class="k">{title}</span><span><i>{dates}</i></span></div>{text}</div>',
                '<div class="entry"><div class="row"><b>{title}</b><span class="r">{dates}</span></div><div class="row"><span class="k">{employer}</span><span>[{place}]</span></div>{text}</div>',
              ]),
            ),
            school: s.schools(
              '<div class="entry"><div class="row"><b>{institution}</b><span class="r">[{place}]</span></div><div class="row"><span class="k">[{degree}][ in {area}]</span><i>[{dates}]</i></div>[{notes}]</div>',
            ),
            skills: writeSkills(s, 'rows'),
          },
          sectionAs(s),
        )}`,
    },
    {
      id: 'icon-two-columns',
      dates: ['slash', 'short', 'shortTo', 'yearHyphen'],
      marks: ['disc', '=•', 'lines'],
      margin: [0.4, 0.4, 0.4, 0.4],
      page: (
        s,
      ) => `<style>${CSS}body{font:9.5pt/1.4 'Lato'}.g{display:grid;grid-template-columns:1fr 34%;column-gap:.3in}h1{font-size:25pt;color:#0d47a1;text-transform:uppercase}h2{font-size:12pt;color:#0d47a1;border-bottom:3px solid #0d47a1;margin:10pt 0 5pt;text-transform:uppercase}.t{font-size:11.5pt}.e{color:#0d47a1;font-weight:bold}.k{font-size:8.5pt;color:#666}.entry{margin-bottom:7pt}</style>
        <h1>${s.head('{name}')}</h1><div>${s.head('[{headline}]')}</div><div class="k">${contacts(s, ' &nbsp; ')}</div><div class="g"><div>
        ${compose(s, ['work', 'projects', 'publications'], { work: s.work(`<div class="entry"><div class="t">{title}</div><div class="e">{employer}</div><div class="k">${icon('calendar')}{dates}[ &nbsp; ${icon('place')}{place}]</div>{text}</div>`) }, sectionAs(s))}</div><div>
        ${compose(s, ['summary', 'skills', 'school', 'certificates', 'languages', 'volunteer', 'awards', 'memberships', 'interests', 'references'], { skills: writeSkills(s, 'pills'), school: s.schools(`<div class="entry"><div class="t">[{degree}][ in {area}]</div><div class="e">{institution}</div>[<div class="k">${icon('calendar')}{dates}</div>]</div>`) }, sectionAs(s))}</div></div>`,
    },
    {
      id: 'icon-headings',
      dates: ['long', 'slashTo', 'shortHyphen'],
      marks: ['=\uf105', 'disc'],
      page: (
        s,
      ) => `<style>${CSS}.mark{font-family:'FontAwesome','Carlito'}body{font:10.5pt/1.35 'Carlito'}h1{font-size:24pt;color:#2e7d32}h2{font-size:13pt;color:#2e7d32;margin:11pt 0 5pt}.entry{margin-bottom:7pt}</style>
        <div class="row"><h1>${s.head('{name}')}</h1><div>${contacts(s, '<br>')}</div></div>
        ${compose(
          s,
          ['summary', 'skills', 'work', 'school', 'rest'],
          {
            work: s.work('<div class="entry"><b>{title}</b> – {employer}[, {place}]<br><i>{dates}</i>{text}</div>', {
              job: '<div><b>{EMPLOYER}</b>[, {place}]</div>',
              role: '<div class="entry"><b>{title}</b>, {dates}{text}</div>',
            }),
            school: s.schools('<div>[{degree}][ in {area}] – {institution}[, {end}]</div>'),
            skills: writeSkills(s, 'columns'),
          },
          s.choices.chance(0.5) ? withIcons(s) : sectionAs(s, 'h2', upper),
        )}`,
    },
  ],
};
