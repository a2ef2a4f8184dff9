import { type Html, html, page } from '../html.ts';
import type { HtmlLayout } from '../layout.ts';
import type { Job, Person, SkillList } from '../person.ts';
import { type DateStyle, WORDS, writeDate, writePeriod } from '../words.ts';

const renderBullets = (lines: readonly string[]) =>
  html`<ul>${lines.map((renderLine) => html`<li>${renderLine}</li>`)}</ul>`;
const formatFullName = (person: Person) =>
  person.credentials === undefined ? person.name : `${person.name}, ${person.credentials}`;
const renderSkillList = (group: SkillList) =>
  group.name === undefined
    ? html`<p>${group.keywords.join(', ')}</p>`
    : html`<p><b>${group.name}:</b> ${group.keywords.join(', ')}</p>`;
const renderSection = (heading: string, body: Html | Html[]) => html`<section><h2>${heading}</h2>${body}</section>`;

/** The sections after work and education, each only if it has content. */
function renderRest(
  person: Person,
  dates: DateStyle,
  renderSkills: (group: SkillList) => Html = renderSkillList,
): Html[] {
  const words = WORDS[person.language];
  const parts: Html[] = [renderSection(words.skills, person.skills.map(renderSkills))];
  if (person.projects) {
    parts.push(
      renderSection(
        words.projects,
        person.projects.map(
          (project) =>
            html`<div class="job"><div class="row"><b>${project.name}</b><span>${project.start && writeDate(project.start, dates, person.language)}</span></div>${project.url && html`<p>${project.url}</p>`}${renderBullets(project.bullets)}</div>`,
        ),
      ),
    );
  }
  if (person.certifications) {
    parts.push(
      renderSection(
        words.certifications,
        person.certifications.map(
          (each) => html`<p>${each.name}, ${each.issuer}, ${writeDate(each.date, dates, person.language)}</p>`,
        ),
      ),
    );
  }
  if (person.volunteer) {
    parts.push(
      renderSection(
        words.volunteer,
        person.volunteer.map(
          (each) =>
            html`<div class="job"><div class="row"><span><b>${each.title}</b>, ${each.employer}</span><span>${writePeriod(each.start, each.end, dates, person.language)}</span></div>${renderBullets(each.bullets)}</div>`,
        ),
      ),
    );
  }
  if (person.awards)
    parts.push(
      renderSection(
        words.awards,
        person.awards.map((each) => html`<p>${each.name}, ${each.by} (${each.year})</p>`),
      ),
    );
  if (person.languages)
    parts.push(
      renderSection(
        words.languages,
        html`<p>${person.languages.map((each) => `${each.name} (${each.fluency})`).join(', ')}</p>`,
      ),
    );
  if (person.interests) parts.push(renderSection(words.interests, html`<p>${person.interests.join(', ')}</p>`));
  return parts;
}

const renderSummary = (person: Person) =>
  person.summary !== undefined && renderSection(WORDS[person.language].summary, html`<p>${person.summary}</p>`);

/** Title and employer on one line before the place; headings in capitals over a rule. */
export const classic: HtmlLayout = {
  id: 'classic',
  maker: 'chromium',
  dates: 'short',
  render(person) {
    const words = WORDS[person.language];
    const { language } = person;
    return page(
      language,
      `body { font-family: "Liberation Serif"; font-size: 10.5pt } h1 { text-align: center; font-size: 20pt } .contact { text-align: center }
       h2 { font-size: 11.5pt; text-transform: uppercase; border-bottom: 1px solid #444; margin: 9pt 0 4pt } i { color: #444 }`,
      html`<h1>${formatFullName(person)}</h1><p class="contact">${[person.location, person.phone, person.email, ...(person.links ?? [])].join(' | ')}</p>
      ${renderSummary(person)}
      ${renderSection(
        words.work,
        person.work.map(
          (job) =>
            html`<div class="job"><div class="row"><b>${job.title}, ${job.employer}</b><span>${writePeriod(job.start, job.end, 'short', language)}</span></div><i>${job.place}</i>${renderBullets(job.bullets)}</div>`,
        ),
      )}
      ${renderSection(
        words.education,
        person.education.map(
          (study) =>
            html`<div class="job"><div class="row"><b>${study.area === undefined ? study.degree : `${study.degree}, ${study.area}`}</b><span>${writePeriod(study.start, study.end, 'short', language)}</span></div>${study.institution}${study.place && `, ${study.place}`}${study.grade && html`<p>GPA: ${study.grade}</p>`}${study.notes && renderBullets(study.notes)}</div>`,
        ),
      )}
      ${renderRest(person, 'short')}`,
    );
  },
};

/** Employer and place above title and dates, as in LaTeX templates. */
export const twoLineLayout: HtmlLayout = {
  id: 'two-lines',
  maker: 'chromium',
  dates: 'long',
  render(person) {
    const words = WORDS[person.language];
    const { language } = person;
    return page(
      language,
      `body { font-family: "EB Garamond", "Liberation Serif"; font-size: 11pt } h1 { font-size: 24pt; font-weight: 400 } h2 { font-size: 14pt; color: #1a4d8f; margin: 10pt 0 3pt }`,
      html`<h1>${person.name}</h1>${person.headline && html`<p>${person.headline}</p>`}<p>${[person.email, person.phone, person.location, ...(person.links ?? [])].join('  •  ')}</p>
      ${renderSummary(person)}
      ${renderSection(
        words.education,
        person.education.map(
          (study) =>
            html`<div class="job"><div class="row"><b>${study.institution}</b><span>${study.place}</span></div><div class="row"><i>${study.area === undefined ? study.degree : `${study.degree} in ${study.area}`}</i><i>${writePeriod(study.start, study.end, 'long', language)}</i></div>${study.notes && renderBullets(study.notes)}</div>`,
        ),
      )}
      ${renderSection(
        words.work,
        person.work.map(
          (job) =>
            html`<div class="job"><div class="row"><b>${job.employer}</b><span>${job.place}</span></div><div class="row"><i>${job.title}</i><i>${writePeriod(job.start, job.end, 'long', language)}</i></div>${renderBullets(job.bullets)}</div>`,
        ),
      )}
      ${renderRest(person, 'long')}`,
    );
  },
};

/** Letter-spaced name and headings; everything about a job on one line between bars. */
export const spaced: HtmlLayout = {
  id: 'spaced',
  maker: 'chromium',
  upperName: true,
  dates: 'numeric',
  render(person) {
    const words = WORDS[person.language];
    const { language } = person;
    const renderSkills = (group: SkillList) =>
      html`${group.name && html`<p><b>${group.name}</b></p>`}<ul>${group.keywords.map((word) => html`<li>${word}</li>`)}</ul>`;
    return page(
      language,
      `body { font-family: Lato, "Liberation Sans" } h1 { font-size: 22pt; letter-spacing: 0.32em; text-transform: uppercase } h2 { font-size: 11pt; letter-spacing: 0.3em; text-transform: uppercase; margin: 10pt 0 4pt }`,
      html`<h1>${person.name}</h1><p>${person.headline}</p><p>${person.phone} · ${person.email} · ${person.location}</p>
      ${renderSummary(person)}
      ${renderSection(
        words.work,
        person.work.map(
          (job) =>
            html`<div class="job"><p><b>${job.title}</b> | ${job.employer} | ${job.place} | ${writePeriod(job.start, job.end, 'numeric', language, ' - ')}</p>${renderBullets(job.bullets)}</div>`,
        ),
      )}
      ${renderSection(
        words.education,
        person.education.map(
          (study) =>
            html`<p><b>${study.area === undefined ? study.degree : `${study.degree} in ${study.area}`}</b> | ${study.institution} | ${writePeriod(study.start, study.end, 'numeric', language, ' - ')}</p>`,
        ),
      )}
      ${renderRest(person, 'numeric', renderSkills)}`,
    );
  },
};

/** A table with the dates on the left, years only. */
export const table: HtmlLayout = {
  id: 'table',
  maker: 'chromium',
  dates: 'year',
  render(person) {
    const words = WORDS[person.language];
    const { language } = person;
    const renderLine = (period: string, body: Html) => html`<tr><td class="when">${period}</td><td>${body}</td></tr>`;
    return page(
      language,
      `table { width: 100%; border-collapse: collapse } td { vertical-align: top; padding: 2pt 0 } .when { width: 1.3in; color: #555 } h1 { font-size: 19pt } h2 { font-size: 12pt; background: #eee; padding: 2pt 4pt; margin: 8pt 0 4pt }`,
      html`<h1>${person.name}</h1><p>${person.location}</p><p>Tel: ${person.phone}</p><p>E-mail: ${person.email}</p>
      ${renderSummary(person)}
      <h2>${words.work}</h2><table>${person.work.map((job) => renderLine(writePeriod(job.start, job.end, 'year', language), html`<b>${job.employer}</b>${job.place && `, ${job.place}`}<br>${job.title}${renderBullets(job.bullets)}`))}</table>
      <h2>${words.education}</h2><table>${person.education.map((study) => renderLine(writePeriod(study.start, study.end, 'year', language), html`<b>${study.institution}</b><br>${study.area === undefined ? study.degree : `${study.degree}, ${study.area}`}`))}</table>
      ${renderRest(person, 'year')}`,
    );
  },
};

/** One employer above all of its roles; dates under the title. */
export const banner: HtmlLayout = {
  id: 'banner',
  maker: 'chromium',
  dates: 'short',
  render(person) {
    const words = WORDS[person.language];
    const { language } = person;
    return page(
      language,
      `h1 { font-size: 26pt; color: #0b5345 } h2 { font-size: 13pt; color: #0b5345; border-top: 2px solid #0b5345; padding-top: 3pt; margin: 10pt 0 4pt } h3 { font-size: 11pt } .role { margin-left: 10pt } .when { color: #666; font-size: 9pt }`,
      html`<h1>${person.name}</h1><p>${person.headline}</p><p>${person.email} | ${person.phone} | ${person.location}</p>
      ${renderSummary(person)}
      ${renderSection(
        words.work,
        groupByEmployer(person.work).map(
          ([employer, jobs]) =>
            html`<h3>${employer}${jobs[0]?.place && ` — ${jobs[0].place}`}</h3>${jobs.map((job) => html`<div class="role job"><b>${job.title}</b><div class="when">${writePeriod(job.start, job.end, 'short', language)}</div>${renderBullets(job.bullets)}</div>`)}`,
        ),
      )}
      ${renderSection(
        words.education,
        person.education.map(
          (study) =>
            html`<div class="job"><h3>${study.institution}</h3><p>${study.degree}${study.area && ` – ${study.area}`}</p><div class="when">${writePeriod(study.start, study.end, 'short', language)}</div></div>`,
        ),
      )}
      ${renderRest(person, 'short')}`,
    );
  },
};

function groupByEmployer(jobs: readonly Job[]): [string, Job[]][] {
  const groups: [string, Job[]][] = [];
  for (const job of jobs) {
    const last = groups[groups.length - 1];
    if (last && last[0] === job.employer) last[1].push(job);
    else groups.push([job.employer, [job]]);
  }
  return groups;
}

/** Font Awesome icons: envelope, phone, map marker, link. */
const ICONS = { email: '\uf0e0', phone: '\uf095', place: '\uf041', link: '\uf0c1' };

/** Icon letters attached to the contact data; "Title at Employer"; dates on their own line. */
export const icons: HtmlLayout = {
  id: 'icons',
  maker: 'chromium',
  dates: 'long',
  render(person) {
    const words = WORDS[person.language];
    const { language } = person;
    const renderIcon = (glyph: string, text: string) =>
      html`<span class="item"><span class="icon">${glyph}</span>${text}</span> `;
    return page(
      language,
      `.icon { font-family: FontAwesome; color: #b03a2e } .item { margin-right: 10pt } h1 { font-size: 21pt } h2 { font-size: 13pt; color: #b03a2e; margin: 10pt 0 3pt } .when { font-style: italic }`,
      html`<h1>${person.name}</h1><p>${renderIcon(ICONS.email, person.email)}${renderIcon(ICONS.phone, person.phone)}${renderIcon(ICONS.place, person.location)}${(person.links ?? []).map((link) => renderIcon(ICONS.link, link))}</p>
      ${renderSummary(person)}
      ${renderSection(words.skills, person.skills.map(renderSkillList))}
      ${renderSection(
        words.work,
        person.work.map(
          (job) =>
            html`<div class="job"><b>${job.title}</b> ${words.at} <b>${job.employer}</b><div class="when">${writePeriod(job.start, job.end, 'long', language)} | ${job.place}</div>${renderBullets(job.bullets)}</div>`,
        ),
      )}
      ${renderSection(
        words.education,
        person.education.map(
          (study) =>
            html`<div class="job"><b>${study.area === undefined ? study.degree : `${study.degree}, ${study.area}`}</b><br>${study.institution}<div class="when">${writePeriod(study.start, study.end, 'long', language)}</div></div>`,
        ),
      )}
      ${renderRest(person, 'long').slice(1)}`,
    );
  },
};

/** Everything inline between dots, small and dense. */
export const dense: HtmlLayout = {
  id: 'dense',
  maker: 'chromium',
  dates: 'apostrophe',
  render(person) {
    const words = WORDS[person.language];
    const { language } = person;
    return page(
      language,
      `body { font-size: 8.8pt; line-height: 1.25; font-family: Roboto, "Liberation Sans" } h1 { font-size: 15pt } h2 { font-size: 9.5pt; font-variant: small-caps; margin: 6pt 0 1pt; border-bottom: 0.5pt solid #999 }`,
      html`<div class="row"><h1>${formatFullName(person)}</h1><span>${person.email} · ${person.phone} · ${person.location}</span></div>
      ${renderSummary(person)}
      ${renderSection(
        words.work,
        person.work.map(
          (job) =>
            html`<div class="job"><div class="row"><span><b>${job.employer}</b> · ${job.title}${job.place && ` · ${job.place}`}</span><span>${writePeriod(job.start, job.end, 'apostrophe', language)}</span></div>${renderBullets(job.bullets)}</div>`,
        ),
      )}
      ${renderSection(
        words.education,
        person.education.map(
          (study) =>
            html`<div class="row"><span><b>${study.institution}</b> · ${study.degree}${study.area && ` · ${study.area}`}</span><span>${writePeriod(study.start, study.end, 'apostrophe', language)}</span></div>`,
        ),
      )}
      ${renderRest(person, 'apostrophe', (group) => html`<p>${group.name && html`<b>${group.name}</b> `}${group.keywords.join(' • ')}</p>`)}`,
    );
  },
};
