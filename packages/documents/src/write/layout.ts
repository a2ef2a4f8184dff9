import {
  type Bullet,
  type OtherSection,
  type PageSectionId,
  type Resume,
  SECTION_HEADINGS,
} from '@foothold/core/resume';
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
import { countDescribingSections, listDescribedSkills } from './skill-list.ts';
import type { PlainForms, ResolvedStyle } from './style.ts';
import type { EntryArrangement } from './templates.ts';
import { linkText } from './web-address.ts';

/** Arranges a printable résumé (see `toPrintable`) for the page. Empty sections are left out. */
export function layOutResume(resume: Resume, { template, order, forms }: ResolvedStyle): Page {
  const { contact } = resume;
  const scripts = listScriptsUsed(resume);
  const dir = scripts[0]?.dir ?? 'ltr';
  // In a text from right to left, dates in front would be at the right edge, where the other templates have them.
  const entry = dir === 'rtl' && template.entry === 'dates-left' ? 'two-line' : template.entry;
  return {
    title: contact.name === undefined ? 'Résumé' : `${contact.name} – Résumé`,
    scripts: scripts.map(({ lang }) => lang),
    dir,
    asides: entry === 'dates-left' ? 'left' : 'right',
    header: {
      ...(contact.name === undefined ? {} : { name: contact.name }),
      ...(contact.headline === undefined ? {} : { headline: contact.headline }),
      lines:
        forms.contact === 'labeled'
          ? listLabeledContactLines(resume)
          : listContactLines(resume, template.header.isOneLine),
    },
    sections: listSections(resume, orderSections(resume, order), entry, forms),
  };
}

/** Education comes first for somebody without work experience. */
function orderSections(resume: Resume, order: readonly PageSectionId[]): readonly PageSectionId[] {
  const [work, education] = [order.indexOf('work'), order.indexOf('education')];
  if (resume.work.length > 0 || education < work) return order;
  return order.with(work, 'education').with(education, 'work');
}

export function listContactLines({ contact }: Pick<Resume, 'contact'>, isOneLine: boolean): LinkedText[][] {
  const reach: LinkedText[] = [];
  if (contact.email !== undefined) reach.push({ text: contact.email, href: `mailto:${contact.email}` });
  if (contact.phone !== undefined) reach.push({ text: contact.phone });
  if (contact.location !== undefined) reach.push({ text: contact.location });
  const links = contact.links.map(linkText);
  return (isOneLine ? [[...reach, ...links]] : [reach, links]).filter((line) => line.length > 0);
}

function listLabeledContactLines({ contact }: Resume): LinkedText[][] {
  const { email, phone, location, links } = contact;
  const lines: LinkedText[] = [];
  if (email !== undefined) lines.push({ label: 'Email', text: email, href: `mailto:${email}` });
  if (phone !== undefined) lines.push({ label: 'Phone', text: phone });
  if (location !== undefined) lines.push({ label: 'Location', text: location });
  return [...lines, ...links.map((link) => ({ ...linkText(link), text: link.url }))].map((line) => [line]);
}

function listSections(
  resume: Resume,
  order: readonly PageSectionId[],
  entry: EntryArrangement,
  forms: PlainForms,
): PageSection[] {
  const described = listDescribedSkills(resume);
  const listed = { ...resume, skills: resume.skills.filter((group) => !described.has(group)) };
  const names = new Map([...described].map(([{ keywords }, section]) => [section, new Set(keywords)]));
  const splitAt = countDescribingSections(resume.other, described);
  const createOther = (others: readonly OtherSection[]): PageSection[] =>
    others.map((section) => ({
      heading: section.heading,
      blocks: createOtherBlocks(section.lines, forms.other, names.get(section) ?? NO_NAMES),
    }));
  const sections = order.flatMap((id): PageSection[] => {
    if (id === 'other') return createOther(resume.other.slice(splitAt));
    const section = { heading: SECTION_HEADINGS[id], blocks: createBlocks(listed, id, entry, forms) };
    return id === 'skills' ? [...createOther(resume.other.slice(0, splitAt)), section] : [section];
  });
  return sections.filter(({ blocks }) => blocks.length > 0);
}

const NO_NAMES: ReadonlySet<string> = new Set();

/** A single line needs no bullet, and the name of a skill is a head above its description. */
function createOtherBlocks(lines: Bullet[], form: PlainForms['other'], names: ReadonlySet<string>): PageBlock[] {
  const texts = listTexts(lines);
  if (texts.some((text) => names.has(text))) return createDescribedBlocks(texts, names);
  return [texts.length === 1 && form === undefined ? createEntryBlock([], texts, []) : createEntryBlock([], [], texts)];
}

function createDescribedBlocks(texts: readonly string[], names: ReadonlySet<string>): PageBlock[] {
  const blocks: { head: string[]; descriptions: string[] }[] = [];
  for (const text of texts) {
    const last = blocks.at(-1);
    if (names.has(text) || !last) blocks.push({ head: [text], descriptions: [] });
    else last.descriptions.push(text);
  }
  return blocks.map(({ head, descriptions }) =>
    createEntryBlock(
      head.map((text) => ({ parts: [{ text, tone: 'strong' }] })),
      descriptions,
      [],
    ),
  );
}

function createBlocks(
  resume: Resume,
  id: Exclude<PageSectionId, 'other'>,
  entry: EntryArrangement,
  forms: PlainForms,
): PageBlock[] {
  if (id === 'summary') return resume.summary === undefined ? [] : [createEntryBlock([], [resume.summary], [])];
  if (id === 'languages') return createLanguageBlocks(resume.languages);
  if (id === 'skills')
    return forms.skills === 'labeled' ? createLabeledSkills(resume.skills) : resume.skills.map(createSkillBlock);
  const form = forms[id] ?? entry;
  if (id === 'certifications') {
    const { certifications } = resume;
    return forms[id] === 'labeled'
      ? createLabeledCertifications(certifications)
      : createCertificationBlocks(certifications);
  }
  if (id === 'awards' || id === 'publications') {
    const kind = id === 'awards' ? 'Award' : 'Publication';
    if (forms[id] === 'labeled') return createLabeledDatedItems(kind, resume[id]);
    return createDatedBlocks(resume[id], form === 'labeled' ? 'two-line' : form);
  }
  if (id === 'projects')
    return form === 'labeled'
      ? createLabeledProjects(resume.projects)
      : resume.projects.map((project) => createProjectBlock(project, form));
  if (id === 'education')
    return form === 'labeled'
      ? createLabeledEducation(resume.education)
      : resume.education.map((study) => createEducationBlock(study, form));
  return form === 'labeled' ? createLabeledWork(resume[id]) : resume[id].map((role) => createWorkBlock(role, form));
}
