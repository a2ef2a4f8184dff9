import type {
  CertificationEntry,
  DatedItem,
  EducationEntry,
  ProjectEntry,
  SkillGroup,
  WorkEntry,
} from '@foothold/core/resume';
import { entryBlock, texts } from './blocks.ts';
import { formatDate, formatPeriod } from './dates.ts';
import type { EntryBlock, EntryLine } from './page.ts';
import { webAddress } from './web-address.ts';

/** A fact and its label; the fact may be missing. */
type Fact = [label: string, text: string | undefined];

interface LabeledEntry {
  facts: Fact[];
  bullets: string[];
}

export function labeledWork(roles: WorkEntry[]): EntryBlock[] {
  return blocks(
    roles.map(({ title, employer, location, start, end, summary, bullets }) => ({
      facts: [
        ['Title', title],
        ['Employer', employer],
        ['Location', location],
        ...period(start, end),
        ['Summary', summary],
      ],
      bullets: texts(bullets),
    })),
  );
}

export function labeledEducation(studies: EducationEntry[]): EntryBlock[] {
  return blocks(
    studies.map(({ degree, area, institution, location, start, end, grade, bullets }) => ({
      facts: [
        ['School', institution],
        ['Degree', degree],
        ['Field of study', area],
        ['Location', location],
        ...period(start, end),
        ['Grade', grade],
      ],
      bullets: texts(bullets),
    })),
  );
}

export function labeledProjects(projects: ProjectEntry[]): EntryBlock[] {
  return blocks(
    projects.map(({ name, role, url, start, end, summary, bullets }) => ({
      facts: [['Project', name], ['Role', role], ...period(start, end), ['Link', url], ['Summary', summary]],
      bullets: texts(bullets),
    })),
  );
}

export function labeledCertifications(certifications: CertificationEntry[]): EntryBlock[] {
  return blocks(
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

export function labeledDatedItems(kind: 'Award' | 'Publication', items: DatedItem[]): EntryBlock[] {
  return blocks(
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

export function labeledSkills(groups: SkillGroup[]): EntryBlock[] {
  return blocks(
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
function period(start: string | undefined, end: string | undefined): Fact[] {
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
function blocks(entries: LabeledEntry[]): EntryBlock[] {
  const present = entries.map(({ facts }) => facts.filter(([, text]) => text !== undefined && text !== ''));
  const shared = present[0]?.find(([label]) => present.every((facts) => facts.some(([other]) => other === label)))?.[0];
  return present.map((facts, index) => {
    const first = facts.filter(([label]) => label === shared);
    const ordered = [...first, ...facts.filter((fact) => !first.includes(fact))];
    return entryBlock(ordered.map(createLine), [], entries[index]?.bullets ?? []);
  });
}

function createLine([label, text = '']: Fact, row: number): EntryLine {
  const href = label === 'Link' ? webAddress(text) : undefined;
  return { label, text, href, tone: row === 0 ? 'strong' : 'plain' };
}
