import { getDegreeLevel, isOngoing } from '../ats/facts/education.ts';
import { isCurrent } from '../ats/facts/entries.ts';
import type { Facts } from '../ats/facts/index.ts';
import { listAlternatives } from '../ats/facts/requirements.ts';
import { listed } from '../improve/proposals/context.ts';
import { latestTitle } from '../improve/summary.ts';
import { shortTitle } from '../improve/titles.ts';
import type { FieldPath } from '../resume/reading.ts';
import { findSkills } from '../skills/index.ts';
import { collectLetterFacts, type LetterInput, listUsableLines, MIN_RELEVANCE, type UsableLine } from './material.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import { isEmployerName, isPlainName } from './places.ts';
import type { LetterDraft, LetterJob, LetterParagraph, LetterResult, LetterTone } from './types.ts';

interface Wording {
  greeting: string;
  opening: (title: string, company: string) => string;
  ending: string;
  closing: string;
  /** Lines of the person's work. */
  lines: number;
}

const WORDINGS: Readonly<Record<LetterTone, Wording>> = {
  plain: {
    greeting: 'Dear Hiring Manager,',
    opening: (title, company) => `I’m applying for the ${title} position at ${company}.`,
    ending: 'I’d be glad to talk about the position. Thank you for your time.',
    closing: 'Sincerely,',
    lines: 5,
  },
  formal: {
    greeting: 'Dear Hiring Manager:',
    opening: (title, company) => `I am writing to apply for the position of ${title} at ${company}.`,
    ending:
      'I would welcome the opportunity to discuss the position with you. Thank you for your time and consideration.',
    closing: 'Respectfully,',
    lines: 5,
  },
  short: {
    greeting: 'Hello,',
    opening: (title, company) => `I’m applying for the ${title} position at ${company}.`,
    ending: 'I’m happy to answer any questions.',
    closing: 'Best regards,',
    lines: 2,
  },
};

/** With fewer lines, a letter would be padding. */
const MIN_LINES = 2;
const MAX_ROLES = 2;

export interface CoverLetterInput extends LetterInput {
  job: LetterJob;
  tone: LetterTone;
}

/**
 * Drafts a cover letter from the person's own lines, the ones that the job asks for first. It says nothing about requirements that the
 * résumé doesn't show, and nothing about the company. What isn't known is a placeholder.
 *
 * @throws RangeError unless `asOf` is `YYYY-MM`.
 */
export function draftCoverLetter({ job, tone, ...input }: CoverLetterInput): LetterResult {
  const facts = collectLetterFacts(input, job.requirements);
  const wording = WORDINGS[tone];
  const chosen = chooseLines(listUsableLines(facts, input), wording.lines);
  const missing = listMissing(facts, chosen);
  if (missing.length > 0) return { ok: false, missing };
  const credentials = tone === 'short' ? [] : describeCredentials(facts);
  const draft: LetterDraft = {
    greeting: wording.greeting,
    paragraphs: [
      describeOpening(facts, job, wording),
      ...describeRoles(groupByRole(chosen)),
      ...credentials,
      { text: wording.ending, sources: [] },
    ],
    closing: `${wording.closing}\n${facts.resume.contact.name ?? PLACEHOLDERS.name}`,
  };
  return { ok: true, draft };
}

/** The most relevant lines, of at most two roles; others only fill up. */
function chooseLines(lines: readonly UsableLine[], count: number): UsableLine[] {
  const relevant = lines.filter(({ relevance }) => relevance >= MIN_RELEVANCE);
  const candidates = [...relevant, ...lines.filter((line) => !relevant.includes(line))];
  const chosen: UsableLine[] = [];
  const roles = new Set<UsableLine['entry']>();
  for (const line of candidates) {
    if (chosen.length >= (chosen.length >= MIN_LINES && line.relevance === 0 ? MIN_LINES + 1 : count)) break;
    if (!roles.has(line.entry) && roles.size >= MAX_ROLES) continue;
    roles.add(line.entry);
    chosen.push(line);
  }
  return chosen;
}

/** What the person has to add before a letter says anything. */
function listMissing(facts: Facts, chosen: readonly UsableLine[]): string[] {
  if (chosen.length >= MIN_LINES) return [];
  const roles = facts.entries.filter(({ kind }) => kind === 'work');
  if (roles.length === 0)
    return ['Add a job, volunteer role, or project to your résumé, with two lines on what you did.'];
  const bare = roles.filter(({ lines }) => lines.length === 0).slice(0, MAX_ROLES);
  const empty = bare.map(({ label }) => `Say what you did as ${label}: two lines that start with a verb.`);
  return empty.length > 0
    ? empty
    : ['Add two lines on what you did, each starting with a verb: “Trained 4 new cashiers.”'];
}

function describeOpening(facts: Facts, job: LetterJob, wording: Wording): LetterParagraph {
  const opening = wording.opening(job.requirements.title ?? PLACEHOLDERS.title, job.company ?? PLACEHOLDERS.company);
  const latest = latestTitle(facts);
  const title = latest && shortTitle(latest.title);
  const role = latest && facts.entries.find(({ titlePath }) => titlePath === latest.path);
  if (!title || !role) return { text: opening, sources: [] };
  const where = role.employer && isEmployerName(role.employer) ? ` at ${role.employer}` : '';
  const position = isCurrent(role) ? 'My current position is' : 'My most recent position was';
  return {
    text: `${opening} ${position} ${title}${where}.`,
    sources: [latest.path, ...(where ? [`${role.path}/employer`] : [])],
  };
}

function groupByRole(lines: readonly UsableLine[]): UsableLine[][] {
  const groups = new Map<UsableLine['entry'], UsableLine[]>();
  for (const line of lines) groups.set(line.entry, [...(groups.get(line.entry) ?? []), line]);
  return [...groups.values()];
}

function describeRoles(roles: readonly UsableLine[][]): LetterParagraph[] {
  const places: string[] = [];
  return roles.map((lines) => {
    const place = lines.find((line) => line.place)?.place;
    const isRepeated = place !== undefined && places.includes(place);
    if (place) places.push(place);
    return describeRole(lines, isRepeated ? `Also ${place.charAt(0).toLowerCase()}${place.slice(1)}` : place);
  });
}

/** "At Lakeview Hospital, I cared for 6 patients a shift. I also trained 3 new nurses." */
function describeRole(lines: readonly UsableLine[], place: string | undefined): LetterParagraph {
  const placed = lines.toSorted((a, b) => Number(b.place !== undefined) - Number(a.place !== undefined));
  const sentences = placed.map(({ text }, at) =>
    at === 0 && place ? `${place}, I ${text}.` : at === 1 ? `I ${withAlso(text)}.` : `I ${text}.`,
  );
  const [first] = placed;
  const employer =
    first && place ? [first.entry.kind === 'project' ? first.entry.titlePath : `${first.entry.path}/employer`] : [];
  return { text: sentences.join(' '), sources: [...employer, ...placed.flatMap(({ sources }) => sources)] };
}

const withAlso = (text: string): string => (/^(?:am|was) /.test(text) ? text.replace(' ', ' also ') : `also ${text}`);

/** Licenses, languages, and the degree that the job asks for and the résumé lists, as written there. */
function describeCredentials(facts: Facts): LetterParagraph[] {
  const { resume, job } = facts;
  const asked = new Set([
    ...[...(job?.mustHave ?? []), ...(job?.niceToHave ?? [])].flatMap(listAlternatives),
    ...(job?.knockouts ?? []).flatMap(({ skill, anyOf = [] }) => [...(skill ? [skill] : []), ...anyOf]),
  ]);
  const isAsked = (name: string) => findSkills(name, { context: 'list' }).some(({ skill }) => asked.has(skill));
  const licenses = resume.certifications.filter(
    ({ name, expires }) => isAsked(name) && isPlainName(name) && (expires === undefined || expires >= facts.asOf),
  );
  const languages = resume.languages.filter(({ name }) => isAsked(name) && isPlainName(name));
  const parts: LetterParagraph[] = [];
  if (licenses.length > 0)
    parts.push({
      text: `My licenses and certifications include ${listed(licenses.map(({ name }) => name))}.`,
      sources: licenses.map(({ id }) => `certifications/${id}/name`),
    });
  if (languages.length > 0)
    parts.push({
      text: `My languages include ${listed(languages.map(({ name, fluency }) => (fluency ? `${name} (${fluency})` : name)))}.`,
      sources: languages.map(({ id }) => `languages/${id}/name`),
    });
  parts.push(...describeDegree(facts));
  if (parts.length === 0) return [];
  return [{ text: parts.map(({ text }) => text).join(' '), sources: parts.flatMap(({ sources }) => sources) }];
}

/** Only a finished degree: its end is given and has passed. */
function describeDegree(facts: Facts): LetterParagraph[] {
  if (!facts.job?.degree) return [];
  const entry = facts.resume.education.find(
    (one) => getDegreeLevel(one) !== undefined && one.end !== undefined && !isOngoing(facts, one),
  );
  const { id = '', degree = '', area, institution } = entry ?? {};
  if (!entry || !isPlainName(degree) || (area !== undefined && !isPlainName(area))) return [];
  const field = area && !degree.toLowerCase().includes(area.toLowerCase()) ? ` in ${area}` : '';
  const school = institution && isPlainName(institution) ? ` at ${institution}` : '';
  const sources: FieldPath[] = [
    `education/${id}/degree`,
    ...(field ? [`education/${id}/area`] : []),
    ...(school ? [`education/${id}/institution`] : []),
  ];
  return [{ text: `I earned my ${degree}${field}${school}.`, sources }];
}
