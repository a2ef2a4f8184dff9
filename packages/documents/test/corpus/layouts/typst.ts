import type { TypstLayout } from '../layout.ts';
import type { Person } from '../person.ts';
import { type DateStyle, WORDS, writeDate, writePeriod } from '../words.ts';

/** The person with every date already formatted, since Typst only typesets it. */
export function formatPerson(person: Person, dates: DateStyle) {
  const { language } = person;
  return {
    ...person,
    words: WORDS[language],
    links: person.links ?? [],
    work: person.work.map((job) => ({
      ...job,
      place: job.place ?? '',
      period: writePeriod(job.start, job.end, dates, language),
    })),
    education: person.education.map((study) => ({
      ...study,
      place: study.place ?? '',
      area: study.area ?? '',
      period: writePeriod(study.start, study.end, dates, language),
    })),
    certifications: (person.certifications ?? []).map((each) => ({
      ...each,
      when: writeDate(each.date, dates, language),
    })),
    languages: person.languages ?? [],
    headline: person.headline ?? '',
    summary: person.summary ?? '',
  };
}

/** Styled like a LaTeX résumé: small capitals for headings, title and employer on one line, dates on the right. */
export const academic: TypstLayout = {
  id: 'academic',
  maker: 'typst',
  dates: 'short',
  data: (person) => formatPerson(person, 'short'),
  source: `
#let p = json(bytes(sys.inputs.data))
#set page(paper: "us-letter", margin: 0.7in, numbering: "1 / 1")
#set text(font: "Libertinus Serif", size: 10.5pt)
#set par(justify: true)
#let head(t) = { v(6pt); text(size: 13pt)[#smallcaps(t)]; v(-8pt); line(length: 100%, stroke: 0.5pt) }
#align(center)[#text(size: 22pt)[#p.name] \\ #((p.email, p.phone, p.location) + p.links).join("  |  ")]
#if p.summary != "" [#head(p.words.summary) #p.summary]
#head(p.words.education)
#for e in p.education [*#e.institution*#if e.place != "" [, #e.place] #h(1fr) #e.period \\ #e.degree#if e.area != "" [ in #e.area]#if "grade" in e [ (GPA: #e.grade)] #parbreak()]
#head(p.words.work)
#for j in p.work [*#j.title*, #j.employer#if j.place != "" [ -- #j.place] #h(1fr) #j.period #list(..j.bullets.map(b => [#b]))]
#head(p.words.skills)
#for s in p.skills [#if "name" in s [*#s.name:* ]#s.keywords.join(", ") #parbreak()]
#if p.certifications.len() > 0 [#head(p.words.certifications) #list(..p.certifications.map(c => [#c.name, #c.issuer, #c.when]))]
#if p.languages.len() > 0 [#head(p.words.languages) #p.languages.map(l => l.name + " (" + l.fluency + ")").join(", ")]
`,
};

/** A narrow tinted column on the left, numeric dates under the title. */
export const tintedPage: TypstLayout = {
  id: 'tinted',
  maker: 'typst',
  dates: 'numeric',
  data: (person) => formatPerson(person, 'numeric'),
  source: `
#let p = json(bytes(sys.inputs.data))
#set page(paper: "a4", margin: 0pt)
#set text(font: "Lato", size: 9.5pt)
#let head(t) = { v(8pt); text(weight: "bold", size: 11pt, fill: rgb("#8e2a2a"))[#upper(t)]; v(2pt) }
#grid(columns: (170pt, 1fr),
  block(fill: rgb("#f3e9e4"), height: 100%, width: 100%, inset: 16pt)[
    #text(size: 20pt, weight: "bold")[#p.name] #parbreak() #p.headline
    #head(p.words.contact) #for c in (p.email, p.phone, p.location) + p.links [#c #parbreak()]
    #head(p.words.skills) #for s in p.skills [#if "name" in s [*#s.name* #parbreak()] #list(..s.keywords.map(k => [#k]))]
    #if p.languages.len() > 0 [#head(p.words.languages) #for l in p.languages [#l.name: #l.fluency #parbreak()]]
  ],
  block(inset: 16pt)[
    #if p.summary != "" [#head(p.words.summary) #p.summary]
    #head(p.words.work)
    #for j in p.work [*#j.title* \\ #text(style: "italic")[#j.employer] \\ #text(fill: gray)[#j.period#if j.place != "" [ | #j.place]] #list(..j.bullets.map(b => [#b]))]
    #head(p.words.education)
    #for e in p.education [*#e.degree#if e.area != "" [ in #e.area]* \\ #text(style: "italic")[#e.institution] \\ #text(fill: gray)[#e.period] #parbreak()]
    #if p.certifications.len() > 0 [#head(p.words.certifications) #for c in p.certifications [#c.name \\ #text(style: "italic")[#c.issuer] #h(1fr) #c.when #parbreak()]]
  ])
`,
};
