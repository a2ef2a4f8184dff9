/** Pages that a professional network saves: a dark side, “Contact” and “Top Skills”, and durations. */
import { compose, sectionAs } from '../compose.ts';
import type { Family } from '../layout.ts';
import { writeSkills } from '../sections.ts';

export const PROFILE_EXPORT: Family = {
  name: 'profile-export',
  layouts: [
    {
      id: 'profile-dark-side',
      margin: [0, 0, 0, 0],
      dates: ['profileLong'],
      marks: ['lines', 'paragraph', '=•'],
      headings: { work: 'Experience', school: 'Education', summary: 'Summary', skills: 'Top Skills' },
      footer: () => 'Page {page} of {pages}',
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.35 'Liberation Sans'}.g{display:grid;grid-template-columns:2.4in 1fr;min-height:11in}.l{background:#293e49;color:#e1e8ed;padding:.5in .3in;font-size:9pt}.r{padding:.5in .5in}h1{font-size:24pt;font-weight:normal}h2{font-size:14pt;font-weight:normal;margin:14pt 0 7pt}.l h2{font-size:12pt;color:#fff}.d{color:#666;font-size:9.5pt}.e{margin-bottom:12pt}</style>
        <div class="g"><div class="l"><h2>${s.label('Contact')}</h2>${s.head('{phone}')} ${s.label('(Mobile)')}<br>${s.head('{email}[<br>{link}]')}
        ${compose(s, ['skills', 'languages', 'certificates', 'awards', 'publications'], { skills: writeSkills(s, 'stacked', '<br>') }, sectionAs(s), { mark: 'lines', certificate: '<p>{name}</p>' })}</div>
        <div class="r"><h1>${s.head('{name}')}</h1><div>${s.head('[{headline}]')}</div><div class="d">${s.head('[{place}]')}</div>
        ${compose(
          s,
          ['summary', 'work', 'school'],
          {
            work: s.work(
              '<div class="e"><div>{employer}</div><div style="font-size:11.5pt">{title}</div><div class="d">{dates}</div>[<div class="d">{place}</div>]{text}</div>',
              {
                job: '<div>{employer}</div>',
                role: '<div class="e"><div style="font-size:11.5pt">{title}</div><div class="d">{dates}</div>[<div class="d">{place}</div>]{text}</div>',
              },
            ),
            school: s.schools(
              '<div class="e"><div>{institution}</div><div class="d">[{degree}][, {area}][ · ({dates})]</div></div>',
            ),
          },
          sectionAs(s),
        )}</div></div>`,
    },
    {
      id: 'profile-web-print',
      dates: ['profile'],
      marks: ['lines', '=-', '=•'],
      headings: {
        work: 'Experience',
        school: 'Education',
        summary: 'About',
        skills: 'Skills',
        certificates: 'Licenses & certifications',
        volunteer: 'Volunteering',
      },
      page: (
        s,
      ) => `<style>body{font:10.5pt/1.4 'Inter','Liberation Sans'}h1{font-size:18pt}section{border-top:6px solid #f3f2ef;padding-top:6pt;margin-top:8pt}h2{font-size:14pt;margin-bottom:6pt}.e{display:grid;grid-template-columns:.5in 1fr;margin-bottom:9pt}.e:before{content:'';width:.36in;height:.36in;background:#cfd8dc}.g{color:#666}</style>
        <h1>${s.head('{name}')}</h1><div>${s.head('[{headline}]')}</div><div class="g">${s.contacts(' · ', ['place', 'email', 'phone', 'link'])}</div>
        ${compose(
          s,
          ['summary', 'work', 'school', 'certificates', 'volunteer', 'skills', 'rest'],
          {
            work: s.work(
              '<div class="e"><div><b>{title}</b><div>{employer}[ · {note}]</div><div class="g">{dates}</div>[<div class="g">{place}</div>]{text}</div></div>',
              {
                job: '<div class="e"><div><b>{employer}</b>[<div class="g">{place}</div>]</div></div>',
                role: '<div class="e"><div><b>{title}</b><div class="g">{dates}</div>{text}</div></div>',
              },
            ),
            school: s.schools(
              '<div class="e"><div><b>{institution}</b>[<div>{degree}</div>][<div>{area}</div>][<div class="g">{dates}</div>][<div>{notes}</div>]</div></div>',
            ),
            skills: writeSkills(s, 'bullets'),
          },
          sectionAs(s),
        )}`,
    },
  ],
};
