import type { Resume } from '@foothold/core/resume';
import {
  certificationBlocks,
  datedBlocks,
  educationBlock,
  entryBlock,
  languageBlocks,
  projectBlock,
  skillBlock,
  texts,
  workBlock,
} from './blocks.ts';
import {
  labeledCertifications,
  labeledDatedItems,
  labeledEducation,
  labeledProjects,
  labeledSkills,
  labeledWork,
} from './labeled-blocks.ts';
import type { LinkedText, Page, PageBlock, PageSection } from './page.ts';
import { scriptsUsed } from './script.ts';
import { linkText } from './web-address.ts';

/**
 * Arranges a printable résumé (see `toPrintable`) for the page. Empty sections are left out.
 * @param labeled parts whose facts have labels; see `ExportStyle`
 */
export function layoutResume(resume: Resume, labeled: ReadonlySet<string> = new Set()): Page {
  const { contact } = resume;
  const scripts = scriptsUsed(resume);
  return {
    title: contact.name === undefined ? 'Résumé' : `${contact.name} – Résumé`,
    scripts: scripts.map(({ lang }) => lang),
    dir: scripts[0]?.dir ?? 'ltr',
    header: {
      ...(contact.name === undefined ? {} : { name: contact.name }),
      ...(contact.headline === undefined ? {} : { headline: contact.headline }),
      lines: labeled.has('contact') ? labeledContactLines(resume) : contactLines(resume),
    },
    sections: listSections(resume, labeled).filter((section) => section.blocks.length > 0),
  };
}

function contactLines({ contact }: Resume): LinkedText[][] {
  const reach: LinkedText[] = [];
  if (contact.email !== undefined) reach.push({ text: contact.email, href: `mailto:${contact.email}` });
  if (contact.phone !== undefined) reach.push({ text: contact.phone });
  if (contact.location !== undefined) reach.push({ text: contact.location });
  return [reach, contact.links.map(linkText)].filter((line) => line.length > 0);
}

function labeledContactLines({ contact }: Resume): LinkedText[][] {
  const { email, phone, location, links } = contact;
  const lines: LinkedText[] = [];
  if (email !== undefined) lines.push({ label: 'Email', text: email, href: `mailto:${email}` });
  if (phone !== undefined) lines.push({ label: 'Phone', text: phone });
  if (location !== undefined) lines.push({ label: 'Location', text: location });
  return [...lines, ...links.map((link) => ({ ...linkText(link), text: link.url }))].map((line) => [line]);
}

function listSections(resume: Resume, labeled: ReadonlySet<string>): PageSection[] {
  const blocks = { ...usualBlocks(resume), ...pick(labeledBlocks(resume), labeled) };
  const experience = { heading: 'Experience', blocks: blocks.work };
  const education = { heading: 'Education', blocks: blocks.education };
  return [
    { heading: 'Summary', blocks: resume.summary === undefined ? [] : [entryBlock([], [resume.summary], [])] },
    ...(resume.work.length === 0 ? [education, experience] : [experience, education]),
    { heading: 'Projects', blocks: blocks.projects },
    { heading: 'Skills', blocks: blocks.skills },
    { heading: 'Certifications', blocks: blocks.certifications },
    { heading: 'Languages', blocks: languageBlocks(resume.languages) },
    { heading: 'Volunteer Experience', blocks: blocks.volunteer },
    { heading: 'Awards', blocks: blocks.awards },
    { heading: 'Publications', blocks: blocks.publications },
    ...resume.other.map(({ heading, lines }) => ({ heading, blocks: [entryBlock([], [], texts(lines))] })),
  ];
}

type SectionBlocks = Record<
  'work' | 'volunteer' | 'education' | 'projects' | 'skills' | 'certifications' | 'awards' | 'publications',
  PageBlock[]
>;

function usualBlocks(resume: Resume): SectionBlocks {
  return {
    work: resume.work.map(workBlock),
    volunteer: resume.volunteer.map(workBlock),
    education: resume.education.map(educationBlock),
    projects: resume.projects.map(projectBlock),
    skills: resume.skills.map(skillBlock),
    certifications: certificationBlocks(resume.certifications),
    awards: datedBlocks(resume.awards),
    publications: datedBlocks(resume.publications),
  };
}

function labeledBlocks(resume: Resume): SectionBlocks {
  return {
    work: labeledWork(resume.work),
    volunteer: labeledWork(resume.volunteer),
    education: labeledEducation(resume.education),
    projects: labeledProjects(resume.projects),
    skills: labeledSkills(resume.skills),
    certifications: labeledCertifications(resume.certifications),
    awards: labeledDatedItems('Award', resume.awards),
    publications: labeledDatedItems('Publication', resume.publications),
  };
}

function pick<T extends object>(record: T, keys: ReadonlySet<string>): Partial<T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => keys.has(key))) as Partial<T>;
}
