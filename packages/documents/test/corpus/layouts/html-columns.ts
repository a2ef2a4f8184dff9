import { type Html, html, page } from '../html.ts';
import type { HtmlLayout } from '../layout.ts';
import type { Person } from '../person.ts';
import { type DateStyle, WORDS, writeDate, writePeriod } from '../words.ts';

const renderBullets = (lines: readonly string[]) => html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;

interface Parts {
  contact: Html;
  skills: Html;
  languages: Html | false;
  certifications: Html | false;
  summary: Html | false;
  awards: Html | false;
  projects: Html | false;
  volunteer: Html | false;
}

/** The sections whose form doesn't matter to a layout with columns. */
function renderParts(person: Person, dates: DateStyle): Parts {
  const words = WORDS[person.language];
  const { language } = person;
  const renderSection = (heading: string, body: Html | Html[]) => html`<section><h2>${heading}</h2>${body}</section>`;
  return {
    contact: renderSection(
      words.contact,
      [person.email, person.phone, person.location, ...(person.links ?? [])].map((each) => html`<p>${each}</p>`),
    ),
    skills: renderSection(
      words.skills,
      person.skills.map(
        (group) =>
          html`${group.name && html`<h3>${group.name}</h3>`}${group.keywords.map((word) => html`<p>${word}</p>`)}`,
      ),
    ),
    languages: person.languages
      ? renderSection(
          words.languages,
          person.languages.map((each) => html`<p>${each.name} – ${each.fluency}</p>`),
        )
      : false,
    certifications: person.certifications
      ? renderSection(
          words.certifications,
          person.certifications.map(
            (each) => html`<p><b>${each.name}</b><br>${each.issuer}<br>${writeDate(each.date, dates, language)}</p>`,
          ),
        )
      : false,
    summary: person.summary === undefined ? false : renderSection(words.summary, html`<p>${person.summary}</p>`),
    awards: person.awards
      ? renderSection(
          words.awards,
          person.awards.map((each) => html`<p><b>${each.name}</b><br>${each.by}, ${each.year}</p>`),
        )
      : false,
    projects: person.projects
      ? renderSection(
          words.projects,
          person.projects.map((each) => html`<div class="job"><b>${each.name}</b>${renderBullets(each.bullets)}</div>`),
        )
      : false,
    volunteer: person.volunteer
      ? renderSection(
          words.volunteer,
          person.volunteer.map(
            (each) =>
              html`<div class="job"><b>${each.title}</b><br>${each.employer}<br>${writePeriod(each.start, each.end, dates, language)}${renderBullets(each.bullets)}</div>`,
          ),
        )
      : false,
  };
}

/** A dark sidebar on the left with white text and the name. */
export const sidebarLeft: HtmlLayout = {
  id: 'sidebar-left',
  maker: 'chromium',
  dates: 'short',
  render(person) {
    const words = WORDS[person.language];
    const { language } = person;
    const parts = renderParts(person, 'short');
    return page(
      language,
      `@page { margin: 0 } .page { display: grid; grid-template-columns: 2.4in 1fr; min-height: 11in } aside { background: #1f3a4d; color: #fff; padding: 0.4in 0.25in; -webkit-print-color-adjust: exact } main { padding: 0.4in 0.35in }
       h1 { font-size: 20pt; line-height: 1.1 } h2 { font-size: 12pt; margin: 12pt 0 4pt } h3 { font-size: 10pt; margin-top: 5pt } main h2 { color: #1f3a4d; border-bottom: 1pt solid #1f3a4d } .when { color: #666 }`,
      html`<div class="page"><aside><h1>${person.name}</h1><p>${person.headline}</p>${parts.contact}${parts.skills}${parts.languages}${parts.certifications}</aside>
      <main>${parts.summary}<section><h2>${words.work}</h2>${person.work.map((job) => html`<div class="job"><b>${job.title}</b><br>${job.employer}${job.place && `, ${job.place}`}<div class="when">${writePeriod(job.start, job.end, 'short', language)}</div>${renderBullets(job.bullets)}</div>`)}</section>
      <section><h2>${words.education}</h2>${person.education.map((study) => html`<div class="job"><b>${study.area === undefined ? study.degree : `${study.degree} in ${study.area}`}</b><br>${study.institution}<div class="when">${writePeriod(study.start, study.end, 'short', language)}</div></div>`)}</section>${parts.projects}${parts.volunteer}${parts.awards}</main></div>`,
    );
  },
};

/** A colored banner with the name above two columns; the narrow one on the right. */
export const sidebarRight: HtmlLayout = {
  id: 'sidebar-right',
  maker: 'chromium',
  dates: 'long',
  render(person) {
    const words = WORDS[person.language];
    const { language } = person;
    const parts = renderParts(person, 'long');
    return page(
      language,
      `header { background: #34495e; color: #fff; padding: 12pt 16pt; -webkit-print-color-adjust: exact } .page { display: grid; grid-template-columns: 1fr 2.1in; gap: 0.35in; margin-top: 8pt } h1 { font-size: 22pt } h2 { font-size: 11pt; text-transform: uppercase; color: #34495e; margin: 9pt 0 3pt } h3 { font-size: 10pt }`,
      html`<header><h1>${person.name}</h1><p>${person.headline}</p><p>${person.phone} | ${person.email} | ${person.location}</p></header>
      <div class="page"><main>${parts.summary}<section><h2>${words.work}</h2>${person.work.map((job) => html`<div class="job"><div class="row"><b>${job.employer}</b><span>${job.place}</span></div><div class="row"><i>${job.title}</i><span>${writePeriod(job.start, job.end, 'long', language)}</span></div>${renderBullets(job.bullets)}</div>`)}</section>${parts.projects}${parts.volunteer}</main>
      <aside><section><h2>${words.education}</h2>${person.education.map((study) => html`<div class="job"><b>${study.degree}</b><br>${study.area && html`${study.area}<br>`}${study.institution}<br>${writePeriod(study.start, study.end, 'year', language)}</div>`)}</section>${parts.skills}${parts.certifications}${parts.languages}${parts.awards}</aside></div>`,
    );
  },
};

/** Headings in a left margin; grids of cards for skills and certificates. */
export const labelsLeft: HtmlLayout = {
  id: 'labels-left',
  maker: 'chromium',
  dates: 'short',
  render(person) {
    const words = WORDS[person.language];
    const { language } = person;
    const renderRow = (heading: string, body: Html | Html[]) =>
      html`<section class="line"><h2>${heading}</h2><div>${body}</div></section>`;
    return page(
      language,
      `.line { display: grid; grid-template-columns: 1.35in 1fr; border-top: 1px solid #aaa; padding: 6pt 0 } h1 { font-size: 20pt; text-align: center } .contact { text-align: center } h2 { font-size: 10.5pt } .cards { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 8pt }`,
      html`<h1>${person.name}</h1><p class="contact">${person.headline}</p><p class="contact">${[person.location, person.phone, person.email].join('   ')}</p>
      ${person.summary !== undefined && renderRow(words.summary, html`<p>${person.summary}</p>`)}
      ${renderRow(
        words.work,
        person.work.map(
          (job) =>
            html`<div class="job"><div class="row"><b>${job.employer}</b><b>${writePeriod(job.start, job.end, 'short', language, ' to ')}</b></div><div class="row"><span>${job.title}</span><span>${job.place}</span></div>${renderBullets(job.bullets)}</div>`,
        ),
      )}
      ${renderRow(
        words.education,
        person.education.map(
          (study) =>
            html`<div class="job"><div class="row"><b>${study.institution}</b><b>${writePeriod(study.start, study.end, 'short', language, ' to ')}</b></div><div class="row"><span>${study.place}</span><span>${study.area === undefined ? study.degree : `${study.degree} in ${study.area}`}</span></div></div>`,
        ),
      )}
      ${renderRow(words.skills, html`<div class="cards">${person.skills.map((group) => html`<div>${group.name && html`<b>${group.name}</b><br>`}${group.keywords.join(', ')}</div>`)}</div>`)}
      ${person.certifications && renderRow(words.certifications, html`<div class="cards">${person.certifications.map((each) => html`<div><b>${each.name}</b><br>${each.issuer}<br>${writeDate(each.date, 'short', language)}</div>`)}</div>`)}
      ${person.languages && renderRow(words.languages, html`<div class="cards">${person.languages.map((each) => html`<div><b>${each.name}</b><br>${each.fluency}</div>`)}</div>`)}`,
    );
  },
};

/** Two columns of equal width. */
export const twoHalves: HtmlLayout = {
  id: 'halves',
  maker: 'chromium',
  dates: 'dotted',
  render(person) {
    const words = WORDS[person.language];
    const { language } = person;
    const parts = renderParts(person, 'dotted');
    return page(
      language,
      `.page { display: grid; grid-template-columns: 1fr 1fr; gap: 0.3in } h1 { font-size: 18pt } h2 { font-size: 12pt; color: #7d3c98; margin: 8pt 0 3pt } h3 { font-size: 10pt; font-weight: 600 }`,
      html`<h1>${person.name}</h1><p>${person.headline}</p><p>${person.email}, ${person.phone}, ${person.location}</p>
      <div class="page"><div>${parts.summary}<section><h2>${words.work}</h2>${person.work.map((job) => html`<div class="job"><b>${job.title}</b><br>${job.employer}<br>${writePeriod(job.start, job.end, 'dotted', language)}${job.place && ` | ${job.place}`}${renderBullets(job.bullets)}</div>`)}</section></div>
      <div><section><h2>${words.education}</h2>${person.education.map((study) => html`<div class="job"><b>${study.institution}</b><br>${study.area === undefined ? study.degree : `${study.degree}, ${study.area}`}<br>${writePeriod(study.start, study.end, 'dotted', language)}</div>`)}</section>${parts.skills}${parts.projects}${parts.certifications}${parts.languages}${parts.volunteer}${parts.awards}</div></div>`,
    );
  },
};
