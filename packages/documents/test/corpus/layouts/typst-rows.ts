import type { TypstLayout } from '../layout.ts';
import type { DateStyle } from '../words.ts';
import { formatPerson } from './typst.ts';

/** Sections below work and education, as in most of these layouts. */
const REST = `
#let rest(head) = {
  head(p.words.skills)
  for s in p.skills [#if "name" in s [*#s.name*: ]#s.keywords.join(", ") #parbreak()]
  if p.certifications.len() > 0 { head(p.words.certifications); for c in p.certifications [#c.name, #c.issuer, #c.when #parbreak()] }
  if p.languages.len() > 0 { head(p.words.languages); p.languages.map(l => l.name + " (" + l.fluency + ")").join(", ") }
}`;

function createRows(id: string, dates: DateStyle, source: string): TypstLayout {
  return {
    id,
    maker: 'typst',
    dates,
    data: (person) => formatPerson(person, dates),
    source: `#let p = json(bytes(sys.inputs.data))\n#set par(justify: false, leading: 0.6em)\n#let deg(e) = [#e.degree#if e.area != "" [ in #e.area]]${REST}\n${source}`,
  };
}

/** Each employer after a bullet, with its place on the right; the title below it, the description after smaller bullets. */
export const bulletRows = createRows(
  'bullet-rows',
  'short',
  `
#set page(paper: "us-letter", margin: 0.6in)
#set text(font: "New Computer Modern", size: 10.5pt)
#let head(t) = { v(5pt); text(size: 13pt)[#smallcaps(t)]; v(-9pt); line(length: 100%, stroke: 0.4pt); v(-3pt) }
#let sub(b) = pad(left: 14pt, list(marker: [◦], spacing: 5pt, ..b.map(x => [#x])))
#grid(columns: (1fr, auto), [#text(size: 17pt, weight: "bold")[#p.name] \\ #p.links.join("  ")], align(right)[Email: #p.email \\ Mobile: #p.phone])
#head(p.words.education)
#list(marker: [•], ..p.education.map(e => [*#e.institution* #h(1fr) #e.place \\ #emph[#text(size: 9.5pt)[#deg(e)]] #h(1fr) #emph[#text(size: 9.5pt)[#e.period]]]))
#head(p.words.work)
#for j in p.work { list(marker: [•], [*#j.employer* #h(1fr) #j.place \\ #emph[#text(size: 9.5pt)[#j.title]] #h(1fr) #emph[#text(size: 9.5pt)[#j.period]]]); sub(j.bullets) }
#rest(head)`,
);

/** A period as a heading above the roles of that time, each of which is a bullet. */
export const dateHeadings = createRows(
  'date-headings',
  'year',
  `
#set page(paper: "a4", margin: 2cm)
#set text(font: "Liberation Serif", size: 11pt)
#let head(t) = { v(8pt); text(size: 14pt, weight: "bold")[#t]; parbreak() }
#align(center)[#text(size: 20pt)[#p.name] \\ #p.location · #p.phone · #p.email]
#head(p.words.work)
#for j in p.work { [*#j.period*]; list([#j.title, #emph[#j.employer]#if j.place != "" [, #j.place]]); pad(left: 20pt, list(marker: [–], ..j.bullets.map(b => [#b]))) }
#head(p.words.education)
#for e in p.education { [*#e.period*]; list([#deg(e), #e.institution]) }
#rest(head)`,
);

/** All facts of a role on one line, with the period in parentheses at the end. */
export const oneLine = createRows(
  'one-line',
  'long',
  `
#set page(paper: "us-letter", margin: 0.9in)
#set text(font: "Liberation Sans", size: 10pt)
#let head(t) = { v(8pt); text(weight: "bold")[#upper(t)]; parbreak() }
#text(size: 18pt, weight: "bold")[#p.name] \\ #p.email | #p.phone | #p.location
#if p.summary != "" [#head(p.words.summary) #p.summary]
#head(p.words.work)
#for j in p.work [#j.title, #j.employer#if j.place != "" [, #j.place] (#j.period) #list(..j.bullets.map(b => [#b])) #parbreak()]
#head(p.words.education)
#for e in p.education [#deg(e), #e.institution#if e.place != "" [, #e.place] (#e.period) #parbreak()]
#rest(head)`,
);

/** Title and period in the first row, employer and place in the second, in two styles. */
export const twoRows = createRows(
  'two-rows',
  'apostrophe',
  `
#set page(paper: "us-letter", margin: 0.5in)
#set text(font: "New Computer Modern", size: 10pt)
#let head(t) = { v(4pt); text(size: 12pt, weight: "bold")[#t]; v(-10pt); line(length: 100%, stroke: 0.6pt) }
#text(size: 22pt, weight: "bold")[#p.name] \\ #p.location | #p.phone | #p.email
#head(p.words.education)
#for e in p.education [*#e.institution* #h(1fr) #e.place \\ #emph[#deg(e)] #h(1fr) #emph[#e.period] #parbreak()]
#head(p.words.work)
#for j in p.work [*#j.title* #h(1fr) #j.period \\ #j.employer #h(1fr) #emph[#j.place] #list(..j.bullets.map(b => [#b]))]
#rest(head)`,
);

/** Lowercase headings between rules; employer, a place in parentheses and the title on one line. */
export const smallLetters = createRows(
  'small-letters',
  'short',
  `
#set page(paper: "a4", margin: 1.8cm)
#set text(font: "DejaVu Sans", size: 9pt)
#let head(t) = { v(6pt); line(length: 100%, stroke: 0.3pt); v(-6pt); text(size: 11pt, fill: rgb("#0a6ebd"))[#lower(t)]; v(-6pt); line(length: 100%, stroke: 0.3pt) }
#text(size: 20pt)[#p.name] \\ #p.headline \\ #p.email — #p.phone
#head(p.words.work)
#for j in p.work [*#j.employer*#if j.place != "" [ (#j.place)], #j.title #h(1fr) #j.period #list(..j.bullets.map(b => [#b]))]
#head(p.words.education)
#for e in p.education [*#e.institution*, #deg(e) #h(1fr) #e.period #parbreak()]
#rest(head)`,
);

/** An older LinkedIn export: one column, "Title at Employer", durations in parentheses, one skill per line, numbered footers. */
export const profileOld = createRows(
  'profile-old',
  'long',
  `
#set page(paper: "us-letter", margin: 0.9in, footer: context [#align(right)[#text(size: 8pt)[Page#counter(page).display()]]])
#set text(font: "Liberation Sans", size: 10pt)
#let head(t) = { v(8pt); text(size: 15pt, fill: rgb("#444444"))[#t]; parbreak() }
#text(size: 20pt, weight: "bold")[#p.name] \\ #p.headline \\ #p.email \\ #p.phone
#if p.summary != "" [#head(p.words.summary) #p.summary]
#head(p.words.work)
#for j in p.work [*#j.title #p.words.at #j.employer* \\ #text(size: 9pt, fill: gray)[#j.period (2 years 4 months)] #parbreak() #j.bullets.join(" ") #parbreak()]
#head(p.words.education)
#for e in p.education [*#e.institution* \\ #e.degree#if e.area != "" [, #e.area], #e.period #parbreak()]
#head(p.words.skills)
#for s in p.skills { for k in s.keywords [#k \\ ] }`,
);
