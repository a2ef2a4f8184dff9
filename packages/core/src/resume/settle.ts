import { countWords } from '../text/count-words.ts';
import { isContactData, isProse, isWordList, listsMany, namesLanguages } from './fields/content.ts';
import { splitLanguageTable } from './fields/language-table.ts';
import { describedSkills } from './fields/skills.ts';
import { cutLine, datesOf, type Line } from './layout/index.ts';
import { degreeLength, institutionScore } from './lexicon/degrees.ts';
import { titleScore } from './lexicon/titles.ts';
import { headingMeaning, listedKinds, type Section, type SectionKind } from './sections/index.ts';

/** Headings of content that fits no other section. */
const ADDITIONAL_PATTERN = /^(?:additional|other|further|misc|sonstige|weitere|divers|otros|altr|overige|inne)/iu;

const SEPARATE_SECTIONS: readonly SectionKind[] = ['skills', 'languages', 'certifications', 'awards'];

const SECTIONS_INSIDE_SKILLS: readonly SectionKind[] = ['languages', 'certifications', 'awards', 'education', 'other'];

/** Maximum length of a label before a colon, in characters. */
const MAX_LABEL = 42;

/**
 * "Additional: Technical Skills: SQL, PHP / Languages: Welsh", "Skills & Interests": labels that are also headings start their
 * own sections, if the heading above allows it.
 */
function unpack(section: Section): Section[] {
  const kinds = listPackedKinds(section);
  if (kinds.length === 0) return [section];
  const sections: Section[] = [{ ...section, lines: [] }];
  section.lines.forEach((line, i) => {
    const whole = isBoldLabel(line, section.lines[i + 1]) ? headingMeaning(line.text) : undefined;
    if (
      whole?.match === 'exact' &&
      whole.kind !== section.kind &&
      whole.kind !== 'languages' &&
      kinds.includes(whole.kind)
    ) {
      sections.push({ kind: whole.kind, heading: line, lines: [] });
      return;
    }
    const colon = line.text.indexOf(':', line.marker);
    const labeled = colon > 0 && colon - line.marker <= MAX_LABEL;
    const meaning = labeled ? headingMeaning(line.text.slice(line.marker, colon).trim()) : undefined;
    const named =
      meaning?.kind !== 'languages' || section.kind !== 'skills' || namesLanguages([cutLine(line, colon + 1)]);
    // "Other: REST APIs" ends a list of skills.
    const isMore = section.kind === 'skills' && ADDITIONAL_PATTERN.test(line.text.slice(line.marker));
    if (meaning && meaning.kind !== section.kind && kinds.includes(meaning.kind) && named && !isMore) {
      sections.push({
        kind: meaning.kind,
        heading: cutLine(line, line.marker, colon),
        lines: [cutLine(line, colon + 1)],
      });
    } else if (labeled && sections.length > 1) sections.push({ ...section, lines: [line] });
    else sections[sections.length - 1]?.lines.push(line);
  });
  return sections.filter((each) => each.lines.length > 0);
}

/** "State University – B.S. Computer Science" below the name of a person whose résumé has no section of schools. */
function splitSchools(all: readonly Section[]): (section: Section) => Section[] {
  const hasSchools = all.some(({ kind }) => kind === 'education');
  return (section) => {
    if (hasSchools || section.kind !== 'contact') return [section];
    const schools = section.lines.filter(
      ({ text }) =>
        institutionScore(text) > 0 && text.split(/\s[–—|-]\s|,\s/u).some((piece) => degreeLength(piece) > 0),
    );
    if (schools.length === 0) return [section];
    return [
      { ...section, lines: section.lines.filter((line) => !schools.includes(line)) },
      { kind: 'education', lines: schools },
    ];
  };
}

/** "Certifications" in bold inside a section of skills. */
function isBoldLabel(line: Line, next: Line | undefined): boolean {
  return next !== undefined && line.bold && !next.bold && line.marker === 0 && line.cells.length === 1;
}

/** The other kinds of content that a section can have, by its heading. */
function listPackedKinds({ kind, heading }: Section): readonly SectionKind[] {
  if (!heading) return [];
  if (kind === 'other' && ADDITIONAL_PATTERN.test(heading.text)) return SEPARATE_SECTIONS;
  // "Interests: hiking, chess" below skills, whatever the heading of the skills says.
  if (kind === 'skills') return SECTIONS_INSIDE_SKILLS;
  return kind === 'languages' || kind === 'certifications' ? listedKinds(heading.text) : [];
}

/** "About" above an address, a phone number and an email is contact data. */
export function withContactData(section: Section): Section {
  return section.kind === 'summary' && isContactData(section.lines) ? { ...section, kind: 'contact' } : section;
}

/** The sections that fields are read from: split where they have several kinds of content, with the kinds that their content shows. */
export function settleSections(sections: readonly Section[]): Section[] {
  return settleKinds(sections.flatMap(splitLanguageTable).flatMap(unpack).flatMap(splitSchools(sections)));
}

/**
 * Corrects sections with a misleading heading: "Languages" above programming languages, "Research" above a list of methods,
 * skill groups with their own headings, prose under "Strengths", a list under "Qualifications".
 */
function settleKinds(sections: readonly Section[]): Section[] {
  const hasNoSchools = sections.every(({ kind }) => kind !== 'education');
  const settled = sections.flatMap(splitCertifications).map((section) => {
    if (section.kind === 'languages' && section.lines.length > 0 && !namesLanguages(section.lines))
      return toGroup(section);
    if (section.kind === 'certifications' && hasNoSchools && section.lines.some(isDegreeAtSchool))
      return { ...section, kind: 'education' as const };
    if (section.kind === 'work' && !namesJobs(section) && sections.some((each) => each !== section && namesJobs(each)))
      return { ...section, kind: 'other' as const };
    if (section.kind === 'summary' && section.heading && isQualificationList(section))
      return { ...section, kind: 'skills' as const };
    return section.kind === 'skills' && isProse(section.lines) && describedSkills(section).length === 0
      ? { ...section, kind: 'other' as const }
      : section;
  });
  if (settled.some(isGeneralSkillsHeading)) return settled;
  const lists = settled.filter(isUnnamedList);
  // A single list may well be another topic, unless other sections list skills too or it has many items.
  const grouped = lists.length > 1 || settled.some((section) => section.kind === 'skills');
  const sure = grouped ? lists : lists.filter((section) => listsMany(section.lines) || hasTwin(section, settled));
  return settled.map((section) => (sure.includes(section) ? toGroup(section) : section));
}

/** "Certifications & Skills" above a list: what no word or date makes a certificate is a skill. */
function splitCertifications(section: Section): Section[] {
  const { kind, heading, lines } = section;
  if (kind !== 'certifications' || !heading || !listedKinds(heading.text).includes('skills')) return [section];
  if (COURSES_PATTERN.test(heading.text)) return [section];
  const isCertificate = (line: Line) => datesOf(line).length > 0 || CERTIFICATE_PATTERN.test(line.text);
  const skills = lines.filter((line) => !isCertificate(line));
  if (skills.length === 0 || !isWordList(skills)) return [section];
  const rest = lines.filter(isCertificate);
  return [...(rest.length > 0 ? [{ ...section, lines: rest }] : []), { kind: 'skills', heading, lines: skills }];
}

const COURSES_PATTERN = /courses|training|development/iu;

const CERTIFICATE_PATTERN = /certifi|licen[cs]|credential|\bcpr\b|first aid|\bcards?\b|permit|accredit/iu;

/** "Research" above a list of papers, next to a section with periods and titles, is no section of jobs. */
function namesJobs({ kind, lines }: Section): boolean {
  const isRange = (line: Line) => datesOf(line).some((date) => date.kind === 'range');
  const isTitled = ({ text, marker }: Line) => marker === 0 && text.length <= MAX_NAME_LENGTH && titleScore(text) >= 2;
  return kind === 'work' && lines.some((line) => isRange(line) || isTitled(line));
}

/** Maximum length of a line that names a job, in characters. */
const MAX_NAME_LENGTH = 80;

/** "Training" above "Certificate in Horseshoeing, Mesa Technical College". */
function isDegreeAtSchool({ text, marker }: Line): boolean {
  return degreeLength(text.slice(marker)) > 0 && institutionScore(text) > 0;
}

/** "Core Qualifications" or "Highlights" above a list of words. */
function isQualificationList({ heading, lines }: Section): boolean {
  const isList = listsMany(lines) || (lines.length >= MIN_WORD_LINES && lines.every(isShortItem));
  return /qualifications|highlights|strengths/i.test(heading?.text ?? '') && isWordList(lines) && isList;
}

const MIN_WORD_LINES = 4;

const isShortItem = ({ text, marker }: Line): boolean => countWords(text.slice(marker)) <= 4;

/** Another section has the same kind, such as the actual jobs. */
function hasTwin(section: Section, sections: readonly Section[]): boolean {
  return section.kind !== 'other' && sections.some((each) => each !== section && each.kind === section.kind);
}

function toGroup(section: Section): Section {
  return { ...section, kind: 'skills', group: true };
}

/** A list of words under a heading that is unknown, or that usually means something else. */
function isUnnamedList({ kind, heading, lines }: Section): boolean {
  if (!heading || !isWordList(lines)) return false;
  const meaning = headingMeaning(heading.text);
  if (!meaning) return kind === 'other';
  return meaning.match === 'qualified' && (kind === 'work' || kind === 'publications');
}

/** "Skills" or a longer name for it. "Software" or "Tools" may be one group among others. */
function isGeneralSkillsHeading({ kind, group, heading }: Section): boolean {
  return kind === 'skills' && !group && (!heading || headingMeaning(heading.text)?.match !== 'qualified');
}
