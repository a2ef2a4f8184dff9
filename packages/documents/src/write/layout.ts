import type { Resume } from '@foothold/core/resume';
import {
  createCertificationBlocks,
  createDatedBlocks,
  createEducationBlock,
  createEntryBlock,
  createLanguageBlocks,
  createProjectBlock,
  createSkillBlock,
  createWorkBlock,
  listTexts,
} from './blocks.ts';
import {
  createLabeledCertifications,
  createLabeledDatedItems,
  createLabeledEducation,
  createLabeledProjects,
  createLabeledSkills,
  createLabeledWork,
} from './labeled-blocks.ts';
import type { LinkedText, Page, PageBlock, PageSection } from './page.ts';
import { listScriptsUsed } from './script.ts';
import { linkText } from './web-address.ts';

/**
 * Arranges a printable résumé (see `toPrintable`) for the page. Empty sections are left out.
 * @param labeled parts whose facts have labels; see `ExportStyle`
 */
export function layOutResume(resume: Resume, labeled: ReadonlySet<string> = new Set()): Page {
  const { contact } = resume;
  const scripts = listScriptsUsed(resume);
  return {
    title: contact.name === undefined ? 'Résumé' : `${contact.name} – Résumé`,
    scripts: scripts.map(({ lang }) => lang),
    dir: scripts[0]?.dir ?? 'ltr',
    header: {
      ...(contact.name === undefined ? {} : { name: contact.name }),
      ...(contact.headline === undefined ? {} : { headline: contact.headline }),
      lines: labeled.has('contact') ? listLabeledContactLines(resume) : listContactLines(resume),
    },
    sections: listSections(resume, labeled).filter((section) => section.blocks.length > 0),
  };
}

function listContactLines({ contact }: Resume): LinkedText[][] {
  const reach: LinkedText[] = [];
  if (contact.email !== undefined) reach.push({ text: contact.email, href: `mailto:${contact.email}` });
  if (contact.phone !== undefined) reach.push({ text: contact.phone });
  if (contact.location !== undefined) reach.push({ text: contact.location });
  return [reach, contact.links.map(linkText)].filter((line) => line.length > 0);
}

function listLabeledContactLines({ contact }: Resume): LinkedText[][] {
  const { email, phone, location, links } = contact;
  const lines: LinkedText[] = [];
  if (email !== undefined) lines.push({ label: 'Email', text: email, href: `mailto:${email}` });
  if (phone !== undefined) lines.push({ label: 'Phone', text: phone });
  if (location !== undefined) lines.push({ label: 'Location', text: location });
  return [...lines, ...links.map((link) => ({ ...linkText(link), text: link.url }))].map((line) => [line]);
}

function listSections(resume: Resume, labeled: ReadonlySet<string>): PageSection[] {
  const blocks = { ...createUsualBlocks(resume), ...pick(createLabeledBlocks(resume), labeled) };
  const experience = { heading: 'Experience', blocks: blocks.work };
  const education = { heading: 'Education', blocks: blocks.education };
  return [
    { heading: 'Summary', blocks: resume.summary === undefined ? [] : [createEntryBlock([], [resume.summary], [])] },
    ...(resume.work.length === 0 ? [education, experience] : [experience, education]),
    { heading: 'Projects', blocks: blocks.projects },
    { heading: 'Skills', blocks: blocks.skills },
    { heading: 'Certifications', blocks: blocks.certifications },
    { heading: 'Languages', blocks: createLanguageBlocks(resume.languages) },
    { heading: 'Volunteer Experience', blocks: blocks.volunteer },
    { heading: 'Awards', blocks: blocks.awards },
    { heading: 'Publications', blocks: blocks.publications },
    ...resume.other.map(({ heading, lines }) => ({ heading, blocks: [createEntryBlock([], [], listTexts(lines))] })),
  ];
}

type SectionBlocks = Record<
  'work' | 'volunteer' | 'education' | 'projects' | 'skills' | 'certifications' | 'awards' | 'publications',
  PageBlock[]
>;

function createUsualBlocks(resume: Resume): SectionBlocks {
  return {
    work: resume.work.map(createWorkBlock),
    volunteer: resume.volunteer.map(createWorkBlock),
    education: resume.education.map(createEducationBlock),
    projects: resume.projects.map(createProjectBlock),
    skills: resume.skills.map(createSkillBlock),
    certifications: createCertificationBlocks(resume.certifications),
    awards: createDatedBlocks(resume.awards),
    publications: createDatedBlocks(resume.publications),
  };
}

function createLabeledBlocks(resume: Resume): SectionBlocks {
  return {
    work: createLabeledWork(resume.work),
    volunteer: createLabeledWork(resume.volunteer),
    education: createLabeledEducation(resume.education),
    projects: createLabeledProjects(resume.projects),
    skills: createLabeledSkills(resume.skills),
    certifications: createLabeledCertifications(resume.certifications),
    awards: createLabeledDatedItems('Award', resume.awards),
    publications: createLabeledDatedItems('Publication', resume.publications),
  };
}

function pick<T extends object>(record: T, keys: ReadonlySet<string>): Partial<T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => keys.has(key))) as Partial<T>;
}
