import { listAllTexts } from '../../ats/facts/texts.ts';
import { quoteText } from '../../ats/rubric/rule.ts';
import { isPrivateLine } from '../private-lines.ts';
import { duplicatesIn, emptiesIn, type Removable } from '../redundant.ts';
import type { Edit, ListValue } from '../types.ts';
import type { Draft, ProposalContext } from './context.ts';

function createRemoval({ list, index, id, value }: Removable): Edit {
  return { kind: 'remove', list, index, id, value };
}

/** Duplicate bullets, keywords, and entries. */
export function proposeDeduplication({ resume }: ProposalContext): Draft[] {
  return duplicatesIn(resume).map((duplicate) => ({
    kind: 'duplicate',
    title: `Remove duplicate: ${quoteText(getName(duplicate.value), 50)}`,
    reason: 'It’s already on your résumé.',
    source: { kind: 'own-words', fields: [`${duplicate.list}/${duplicate.id}`], quote: getName(duplicate.value) },
    edits: [createRemoval(duplicate)],
  }));
}

/**
 * Bullets, groups and sections without content. An entry or section that is empty after reading a page is our reading, not something the person wrote, and a résumé that
 * is empty as a whole isn't tidied.
 */
export function proposeEmptying({ resume, facts }: ProposalContext): Draft[] {
  if (listAllTexts(resume).length === 0) return [];
  const isFromPage = facts.views.length > 1;
  const empties = emptiesIn(resume).filter(({ list }) => !isFromPage || list.includes('/'));
  return empties.map((empty) => ({
    kind: 'empty',
    title: 'Remove an empty entry',
    reason: 'Empty entries look like something is missing.',
    source: { kind: 'own-words', fields: [`${empty.list}/${empty.id}`], quote: '' },
    edits: [createRemoval(empty)],
  }));
}

/** Lines that reveal information an employer must not ask for. Removing them protects the person and never changes the score. */
export function proposePrivacy({ resume }: ProposalContext): Draft[] {
  return resume.other.flatMap(({ id, lines }) =>
    lines.flatMap((line, index) => {
      if (!isPrivateLine(line.text)) return [];
      const list = `other/${id}/lines`;
      return [
        {
          kind: 'private' as const,
          title: `Remove ${quoteText(line.text, 50)}`,
          reason:
            'US employers can’t base decisions on this, and many prefer not to see it. Removing it protects you and doesn’t change your score.',
          source: { kind: 'own-words' as const, fields: [`${list}/${line.id}`], quote: line.text },
          edits: [createRemoval({ list, index, id: line.id, value: line })],
        },
      ];
    }),
  );
}

function getName(value: ListValue): string {
  if (typeof value === 'string') return value;
  if ('text' in value) return value.text;
  if ('title' in value && value.title) return value.title;
  if ('institution' in value && value.institution) return value.institution;
  return 'name' in value && value.name ? value.name : 'an entry';
}
