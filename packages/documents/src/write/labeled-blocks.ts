import {
  type CertificationEntry,
  type DatedItem,
  type EducationEntry,
  formatDate,
  type ProjectEntry,
  type SkillGroup,
  type WorkEntry,
} from '@foothold/core/resume';
import { createEntryBlock, listTexts } from './blocks.ts';
import { formatPeriod } from './dates.ts';
import type { EntryBlock, EntryLine } from './page.ts';
import { toWebAddress } from './web-address.ts';

/** A fact and its label; the fact may be missing. */
type Fact = [label: string, text: string | undefined];

interface LabeledEntry {
  facts: Fact[];
  bullets: string[];
}

export function createLabeledWork(roles: WorkEntry[]): EntryBlock[] {
  return createBlocks(
    roles.map(({ title, employer, location, start, end, summary, bullets }) => ({
      facts: [
        ['Title', title],
        ['Employer', employer],
        ['Location', location],
        ...createPeriodFacts(start, end),
        ['Summary', summary],
      ],
      bullets: listTexts(bullets),
    })),
  );
}

export function createLabeledEducation(studies: EducationEntry[]): EntryBlock[] {
  return createBlocks(
    studies.map(({ degree, area, institution, location, start, end, grade, bullets }) => ({
      facts: [
        ['School', institution],
        ['Degree', degree],
        ['Field of study', area],
        ['Location', location],
        ...createPeriodFacts(start, end),
        ['Grade', grade],
      ],
      bullets: listTexts(bullets),
    })),
  );
}

export function createLabeledProjects(projects: ProjectEntry[]): EntryBlock[] {
  return createBlocks(
    projects.map(({ name, role, url, start, end, summary, bullets }) => ({
      facts: [['Project', name], ['Role', role], ...createPeriodFacts(start, end), ['Link', url], ['Summary', summary]],
      bullets: listTexts(bullets),
    })),
  );
}

export function createLabeledCertifications(certifications: CertificationEntry[]): EntryBlock[] {
  return createBlocks(
    certifications.map(({ name, issuer, date, expires }) => ({
      facts: [
        ['Certification', name],
        ['Issuer', issuer],
        ['Date', date && formatDate(date)],
        ['Expires', expires && formatDate(expires)],
      ],
      bullets: [],
    })),
  );
}

export function createLabeledDatedItems(kind: 'Award' | 'Publication', items: DatedItem[]): EntryBlock[] {
  return createBlocks(
    items.map(({ name, by, date, summary }) => ({
      facts: [
        [kind, name],
        [kind === 'Award' ? 'Awarded by' : 'Publisher', by],
        ['Date', date && formatDate(date)],
        ['Summary', summary],
      ],
      bullets: [],
    })),
  );
}

export function createLabeledSkills(groups: SkillGroup[]): EntryBlock[] {
  return createBlocks(
    groups.map(({ name, level, keywords }) => ({
      facts: [
        ['Group', name],
        ['Level', level],
        ['Skills', keywords.join(', ')],
      ],
      bullets: [],
    })),
  );
}

/** Both dates on one line; a single one is labeled. */
function createPeriodFacts(start: string | undefined, end: string | undefined): Fact[] {
  if (start !== undefined && end !== undefined) return [['Dates', formatPeriod(start, end)]];
  return [
    ['Start', start && formatDate(start)],
    ['End', end && formatPeriod(undefined, end)?.replace(/^Until /, '')],
  ];
}

/**
 * The plainest way to write entries: every fact on its own line after its label ("Employer: Hale – West"). For texts that a reader couldn't
 * otherwise distinguish, such as a title with a dash above an unknown employer. A fact that every entry has comes first, so that its label
 * marks each entry's start.
 */
function createBlocks(entries: LabeledEntry[]): EntryBlock[] {
  const present = entries.map(({ facts }) => facts.filter(([, text]) => text !== undefined && text !== ''));
  const shared = present[0]?.find(([label]) => present.every((facts) => facts.some(([other]) => other === label)))?.[0];
  return present.map((facts, index) => {
    const first = facts.filter(([label]) => label === shared);
    const ordered = [...first, ...facts.filter((fact) => !first.includes(fact))];
    return createEntryBlock(ordered.map(createLine), [], entries[index]?.bullets ?? []);
  });
}

function createLine([label, text = '']: Fact, row: number): EntryLine {
  const href = label === 'Link' ? toWebAddress(text) : undefined;
  return { parts: [{ label, text, href, tone: row === 0 ? 'strong' : 'plain' }] };
}
