import type { TypstLayout } from '../layout.ts';
import type { DateStyle } from '../words.ts';
import { formatPerson } from './typst.ts';

function createModern(id: string, dates: DateStyle, source: string): TypstLayout {
  return {
    id,
    maker: 'typst',
    dates,
    data: (person) => formatPerson(person, dates),
    source: `#let p = json(bytes(sys.inputs.data))\n#set par(justify: false, leading: 0.6em)\n#let deg(e) = [#e.degree#if e.area != "" [, #e.area]]\n${source}`,
  };
}

/** Cards next to each other below a dark header: skills and languages in a narrow column on the right, roles as blocks on the left. */
export const cards = createModern(
  'cards',
  'short',
  `
#set page(paper: "us-letter", margin: 0pt)
#set text(font: "Liberation Sans", size: 9pt)
#let head(t) = { v(6pt); text(size: 12pt, weight: "bold", fill: rgb("#00695c"))[#t]; v(-2pt) }
#block(fill: rgb("#263238"), width: 100%, inset: 24pt)[#text(fill: white, size: 26pt)[#p.name] \\ #text(fill: white)[#p.headline] \\ #text(fill: white, size: 8pt)[#p.email #h(14pt) #p.phone #h(14pt) #p.location]]
#pad(x: 24pt, grid(columns: (1fr, 150pt), gutter: 20pt,
 [#head(p.words.work) #for j in p.work [#text(size: 10pt, weight: "bold")[#j.title] \\ #text(fill: rgb("#00695c"))[#j.employer] #h(1fr) #j.place \\ #text(size: 8pt, style: "italic")[#j.period] #list(..j.bullets.map(b => [#b]))]
  #head(p.words.education) #for e in p.education [*#e.institution* \\ #deg(e) \\ #text(size: 8pt, style: "italic")[#e.period] #parbreak()]],
 [#head(p.words.skills) #for s in p.skills { for k in s.keywords [#box(fill: rgb("#e0f2f1"), inset: 3pt, radius: 2pt)[#k] ] }
  #if p.languages.len() > 0 [#head(p.words.languages) #for l in p.languages [#l.name #h(1fr) #l.fluency \\ ]]]))`,
);

/** Employer in large type with the total period, then each title with its own period, as a tree. */
export const ladder = createModern(
  'ladder',
  'long',
  `
#set page(paper: "a4", margin: 1.7cm)
#set text(font: "DejaVu Serif", size: 9pt)
#let head(t) = { v(6pt); text(size: 11pt, tracking: 2pt)[#upper(t)]; v(-4pt); line(length: 40pt, stroke: 2pt) }
#text(size: 22pt)[#p.name] \\ #p.headline \\ #p.phone \\ #p.email \\ #p.location
#head(p.words.work)
#for (i, j) in p.work.enumerate() [#if i == 0 or p.work.at(i - 1).employer != j.employer [#text(size: 11pt, weight: "bold")[#j.employer]#if j.place != "" [, #j.place] \\ ]#emph[#j.title] #h(1fr) #j.period #list(..j.bullets.map(b => [#b]))]
#head(p.words.education)
#for e in p.education [#text(size: 11pt, weight: "bold")[#e.institution] \\ #emph[#deg(e)] #h(1fr) #e.period #parbreak()]
#head(p.words.skills)
#for s in p.skills [#if "name" in s [#emph[#s.name] #h(6pt) ]#s.keywords.join(" · ") #parbreak()]`,
);

/** Title and employer separated by a bar with the period on the right; skills as rows with dots for the level. */
export const meters = createModern(
  'meters',
  'apostrophe',
  `
#set page(paper: "a4", margin: 1.5cm)
#set text(font: "Liberation Sans", size: 10pt)
#let head(t) = { v(6pt); align(center)[#text(size: 12pt, weight: "bold")[— #t —]]; v(2pt) }
#align(right)[#text(size: 24pt, weight: "bold")[#p.name] \\ #p.location \\ #p.phone \\ #p.email]
#head(p.words.work)
#for j in p.work [*#j.title | #j.employer* #h(1fr) #j.period \\ #if j.place != "" [#text(size: 8.5pt)[#j.place] \\ ]#j.bullets.join(" ") #parbreak()]
#head(p.words.education)
#for e in p.education [*#deg(e) | #e.institution* #h(1fr) #e.period #parbreak()]
#head(p.words.skills)
#grid(columns: (1fr, 60pt, 1fr, 60pt), row-gutter: 6pt, ..p.skills.map(s => s.keywords).flatten().map(k => ([#k], [●●●●○])).flatten())`,
);

/** The period on its own line first, then the employer in capitals, then the title; headings at the right edge of the page. */
export const periodFirst = createModern(
  'period-first',
  'iso',
  `
#set page(paper: "us-letter", margin: 1in)
#set text(font: "Libertinus Serif", size: 11pt)
#let head(t) = { v(6pt); align(right)[#text(size: 13pt, style: "italic")[#t]]; v(-6pt); line(length: 100%) }
#text(size: 20pt)[#p.name] #h(1fr) #p.email \\ #p.location #h(1fr) #p.phone
#head(p.words.education)
#for e in p.education [#e.period \\ #upper(e.institution) \\ #deg(e) #parbreak()]
#head(p.words.work)
#for j in p.work [#j.period \\ #upper(j.employer)#if j.place != "" [, #j.place] \\ #emph[#j.title] \\ #for b in j.bullets [– #b \\ ] #parbreak()]
#head(p.words.skills)
#for s in p.skills [#if "name" in s [#s.name: ]#s.keywords.join("; ").  #parbreak()]`,
);
