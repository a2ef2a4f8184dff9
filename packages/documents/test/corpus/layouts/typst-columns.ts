import type { TypstLayout } from '../layout.ts';
import type { DateStyle } from '../words.ts';
import { formatPerson } from './typst.ts';

function createColumns(id: string, dates: DateStyle, source: string): TypstLayout {
  return {
    id,
    maker: 'typst',
    dates,
    data: (person) => formatPerson(person, dates),
    source: `#let p = json(bytes(sys.inputs.data))\n#set par(justify: false, leading: 0.6em)\n#let deg(e) = [#e.degree#if e.area != "" [ in #e.area]]\n${source}`,
  };
}

/** Headings in a left margin, with a rule above each section. */
export const rail = createColumns(
  'rail',
  'short',
  `
#set page(paper: "us-letter", margin: 0.8in)
#set text(font: "Liberation Sans", size: 9.5pt)
#let part(t, body) = { line(length: 100%, stroke: 0.5pt); grid(columns: (105pt, 1fr), gutter: 14pt, text(weight: "bold", fill: rgb("#555555"))[#upper(t)], body); v(4pt) }
#text(size: 24pt)[#p.name] \\ #p.location | #p.phone | #p.email
#v(4pt)
#if p.summary != "" { part(p.words.summary, [#p.summary]) }
#part(p.words.work, for j in p.work [*#j.employer*#if j.place != "" [, #j.place] \\ #emph[#j.title], #j.period #list(..j.bullets.map(b => [#b]))])
#part(p.words.education, for e in p.education [*#e.institution* \\ #deg(e), #e.period #parbreak()])
#part(p.words.skills, for s in p.skills [#if "name" in s [#s.name: ]#s.keywords.join(", ") #parbreak()])`,
);

/** Dates in a narrow column on the left, wrapped if they don't fit. */
export const hangingDates = createColumns(
  'hanging-dates',
  'long',
  `
#set page(paper: "a4", margin: 2cm)
#set text(font: "Libertinus Serif", size: 11pt)
#let row(l, body) = { grid(columns: (82pt, 1fr), gutter: 12pt, text(size: 9.5pt)[#l], body); v(3pt) }
#let head(t) = { v(6pt); text(size: 14pt, style: "italic")[#t]; v(-4pt) }
#align(center)[#text(size: 22pt)[#smallcaps(p.name)] \\ #p.location \\ #p.phone \\ #p.email]
#head(p.words.work)
#for j in p.work { row(j.period, [*#j.employer*#if j.place != "" [, #j.place] \\ #emph[#j.title] #list(..j.bullets.map(b => [#b]))]) }
#head(p.words.education)
#for e in p.education { row(e.period, [#deg(e), #emph[#e.institution]]) }
#head(p.words.skills)
#for s in p.skills { row(s.at("name", default: ""), [#s.keywords.join(", ")]) }`,
);

/** A LinkedIn export: a narrow column with contact data and top skills, employers above the titles, a footer on each page. */
export const profileNew = createColumns(
  'profile-new',
  'long',
  `
#set page(paper: "us-letter", margin: (left: 20pt, right: 40pt, top: 30pt, bottom: 50pt), footer: context [#align(center)[#text(size: 9pt)[Page #counter(page).display() of #counter(page).final().first()]]])
#set text(font: "Liberation Sans", size: 10.5pt)
#let side(t) = { v(10pt); text(size: 13pt)[#t]; parbreak() }
#let head(t) = { v(12pt); text(size: 15.75pt)[#t]; parbreak() }
#grid(columns: (170pt, 1fr), gutter: 26pt,
 [#side(p.words.contact) #p.phone \\ #p.email #for l in p.links [\\ #l]
  #side("Top Skills") #for s in p.skills { for k in s.keywords [#k \\ ] }
  #if p.languages.len() > 0 [#side(p.words.languages) #for l in p.languages [#l.name (#l.fluency) \\ ]]
  #if p.certifications.len() > 0 [#side(p.words.certifications) #for c in p.certifications [#c.name \\ ]]],
 [#text(size: 26pt)[#p.name] \\ #p.headline \\ #p.location
  #if p.summary != "" [#head(p.words.summary) #p.summary]
  #head(p.words.work)
  #for (i, j) in p.work.enumerate() [
    #if i == 0 or p.work.at(i - 1).employer != j.employer [#text(size: 12pt)[#j.employer] #if i + 1 < p.work.len() and p.work.at(i + 1).employer == j.employer [\\ 5 years 1 month] \\ ]#text(size: 11.5pt)[#j.title] \\ #j.period (2 years 4 months)#if j.place != "" [\\ #j.place] #parbreak() #j.bullets.join(" ") #parbreak()]
  #head(p.words.education)
  #for e in p.education [#text(size: 12pt)[#e.institution] \\ #e.degree#if e.area != "" [, #e.area] · (#e.period) #parbreak()]])`,
);

/** The Europass format: labels right-aligned in a column on the left, each fact next to its label. */
export const europeanForm = createColumns(
  'european-form',
  'long',
  `
#set page(paper: "a4", margin: 1.6cm)
#set text(font: "Liberation Sans", size: 10pt)
#let row(l, body) = { grid(columns: (135pt, 1fr), gutter: 16pt, align(right)[#l], body); v(1pt) }
#let head(t) = { v(6pt); row([*#t*], []) }
#row([#text(size: 14pt)[*Curriculum vitae*]], [])
#head("Personal information")
#row("First name(s) / Surname(s)", [*#p.name*]) #row("Address", p.location) #row("Telephone", p.phone) #row("E-mail", p.email)
#head("Work experience")
#for j in p.work { row("Dates", j.period); row("Occupation or position held", j.title); row("Main activities and responsibilities", j.bullets.join(" ")); row("Name and address of employer", j.employer) }
#head("Education and training")
#for e in p.education { row("Dates", e.period); row("Title of qualification awarded", [#e.degree#if e.area != "" [, #e.area]]); row("Name of organisation providing education", e.institution) }
#head("Personal skills and competences")
#for s in p.skills { row(s.at("name", default: "Technical skills"), s.keywords.join(", ")) }`,
);

/** The newer Europass format: headings in capitals above a rule, periods in parentheses above the title, employer after a dash. */
export const europeanPage = createColumns(
  'european-page',
  'numeric',
  `
#set page(paper: "a4", margin: 1.8cm, footer: context [#align(right)[#counter(page).display("1 / 1", both: true)]])
#set text(font: "DejaVu Sans", size: 9pt)
#let head(t) = { v(8pt); text(size: 10pt, weight: "bold", fill: rgb("#404040"))[#upper(t)]; v(-6pt); line(length: 100%, stroke: 0.5pt) }
#text(size: 18pt, weight: "bold")[#p.name] \\ *Email address:* #p.email \\ *Phone number:* #p.phone \\ *Address:* #p.location
#head("Work experience")
#for j in p.work [#text(size: 8pt)[\\[ #j.period \\]] \\ *#j.title* \\ *#j.employer* \\ #if j.place != "" [City: #j.place \\ ] #list(..j.bullets.map(b => [#b]))]
#head("Education and training")
#for e in p.education [#text(size: 8pt)[\\[ #e.period \\]] \\ *#deg(e)* \\ *#e.institution* #parbreak()]
#head("Digital skills")
#for s in p.skills [#if "name" in s [*#s.name* \\ ]#s.keywords.join(" | ") #parbreak()]`,
);

/** A timeline: a line of circles between the dates on the left and the descriptions on the right. */
export const timeline = createColumns(
  'timeline',
  'year',
  `
#set page(paper: "a4", margin: 1.5cm)
#set text(font: "Liberation Sans", size: 9.5pt)
#let head(t) = { v(8pt); box(fill: rgb("#1d7874"), inset: (x: 8pt, y: 4pt), radius: 3pt)[#text(fill: white, weight: "bold")[#upper(t)]]; parbreak() }
#let stop(when, body) = { grid(columns: (70pt, 16pt, 1fr), gutter: 6pt, align(right)[#text(weight: "bold", fill: rgb("#1d7874"))[#when]], circle(radius: 4pt, fill: rgb("#1d7874")), body); v(4pt) }
#grid(columns: (1fr, auto), [#text(size: 24pt, weight: "bold")[#upper(p.name)] \\ #p.headline], align(right)[#p.phone \\ #p.email \\ #p.location])
#head(p.words.work)
#for j in p.work { stop(j.period, [*#j.title* \\ #text(fill: gray)[#j.employer#if j.place != "" [ | #j.place]] \\ #j.bullets.join(" ")]) }
#head(p.words.education)
#for e in p.education { stop(e.period, [*#deg(e)* \\ #text(fill: gray)[#e.institution]]) }
#head(p.words.skills)
#grid(columns: (1fr, 1fr), row-gutter: 6pt, ..p.skills.map(s => s.keywords).flatten().map(k => [#k]))`,
);

/** Dates to the left of a paragraph that names the role and then describes it. */
export const hangingText = createColumns(
  'hanging-text',
  'year',
  `
#set page(paper: "a4", margin: 2.4cm)
#set text(font: "New Computer Modern", size: 11pt)
#let row(l, body) = { grid(columns: (70pt, 1fr), gutter: 10pt, [#l], body); v(2pt) }
#let head(t) = { v(8pt); text(size: 12pt, weight: "bold")[#t]; v(2pt) }
#align(center)[#text(size: 17pt, weight: "bold")[#p.name]]
#row("", [#p.location \\ #p.phone \\ #p.email])
#head(p.words.work)
#for j in p.work { row(j.period, [#j.title, #emph[#j.employer]#if j.place != "" [, #j.place]. #j.bullets.join(" ")]) }
#head(p.words.education)
#for e in p.education { row(e.period, [#deg(e), #emph[#e.institution].]) }
#head(p.words.skills)
#for s in p.skills { row("", [#s.keywords.join(", ")]) }`,
);

/** Period, employer and place in a column on the left, with the title and description next to it. */
export const factsLeft = createColumns(
  'facts-left',
  'short',
  `
#set page(paper: "us-letter", margin: 0.7in)
#set text(font: "Liberation Sans", size: 9.5pt)
#let row(l, body) = { grid(columns: (130pt, 1fr), gutter: 18pt, l, body); v(6pt) }
#let head(t) = { v(6pt); text(size: 13pt, weight: "bold", fill: rgb("#b71c1c"))[#t]; v(2pt) }
#text(size: 24pt, weight: "bold")[#p.name] \\ #p.email | #p.phone | #p.location
#head(p.words.work)
#for j in p.work { row([#text(fill: gray)[#j.period] \\ *#j.employer*#if j.place != "" [ \\ #j.place]], [*#j.title* #list(..j.bullets.map(b => [#b]))]) }
#head(p.words.education)
#for e in p.education { row([#text(fill: gray)[#e.period]], [*#deg(e)* \\ #e.institution]) }
#head(p.words.skills)
#p.skills.map(s => s.keywords).flatten().join(" | ")`,
);

/**
 * A dark sidebar with contact data on the left; on the right, periods in small type above each title, with the employer after a
 * bar.
 */
export const railDark = createColumns(
  'rail-dark',
  'numeric',
  `
#set page(paper: "a4", margin: 0pt)
#set text(font: "DejaVu Sans", size: 8.5pt)
#let head(t) = { v(8pt); text(size: 12pt, weight: "bold")[#upper(t)]; v(-4pt); line(length: 100%, stroke: 1pt); v(0pt) }
#grid(columns: (180pt, 1fr),
  block(fill: rgb("#1a237e"), width: 100%, height: 100%, inset: 18pt)[#set text(fill: white)
    #text(size: 18pt)[#p.name] \\ #p.headline #head(p.words.contact) #p.phone \\ #p.email \\ #p.location
    #head(p.words.skills) #for s in p.skills { for k in s.keywords [#k #h(1fr) #box(width: 40pt, height: 4pt, fill: white) \\ ] }
    #head(p.words.education) #for e in p.education [#e.period \\ *#e.institution* \\ #deg(e) #parbreak()]],
  block(inset: 18pt)[#if p.summary != "" [#head(p.words.summary) #p.summary]
    #head(p.words.work)
    #for j in p.work [#text(size: 7.5pt, fill: gray)[#j.period] \\ #text(size: 10pt, weight: "bold")[#j.title] #text(size: 10pt)[| #j.employer] \\ #if j.place != "" [#text(size: 7.5pt)[#j.place] \\ ] #list(..j.bullets.map(b => [#b]))]])`,
);
