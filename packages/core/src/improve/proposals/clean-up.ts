import { quoted } from '../../ats/rubric/rule.ts';
import { isPrivateLine } from '../private-lines.ts';
import { duplicatesIn, emptiesIn, type Removable } from '../redundant.ts';
import type { Edit, ListValue } from '../types.ts';
import type { Draft, ProposalContext } from './context.ts';

function removal({ list, index, id, value }: Removable): Edit {
  return { kind: 'remove', list, index, id, value };
}

/** Bullets, keywords and entries that stand twice. */
export function proposeDeduplication({ resume }: ProposalContext): Draft[] {
  return duplicatesIn(resume).map((duplicate) => ({
    kind: 'duplicate',
    title: `Remove a repeat of ${quoted(nameOf(duplicate.value), 50)}`,
    reason: 'It stands on the résumé already. Once is enough.',
    source: { kind: 'own-words', fields: [`${duplicate.list}/${duplicate.id}`], quote: nameOf(duplicate.value) },
    edits: [removal(duplicate)],
  }));
}

/** Bullets, groups and sections without content. */
export function proposeEmptying({ resume }: ProposalContext): Draft[] {
  return emptiesIn(resume).map((empty) => ({
    kind: 'empty',
    title: 'Remove an empty entry',
    reason: 'It holds nothing, and an empty heading looks like something went missing.',
    source: { kind: 'own-words', fields: [`${empty.list}/${empty.id}`], quote: '' },
    edits: [removal(empty)],
  }));
}

/** Lines that give away what an employer must not ask for. Removing them protects the person; it never changes the score. */
export function proposePrivacy({ resume }: ProposalContext): Draft[] {
  return resume.other.flatMap(({ id, lines }) =>
    lines.flatMap((line, index) => {
      if (!isPrivateLine(line.text)) return [];
      const list = `other/${id}/lines`;
      return [
        {
          kind: 'private' as const,
          title: `Leave out ${quoted(line.text, 50)}`,
          reason:
            'Employers in the US may not decide by this, and many would rather not see it. Leaving it out protects you; it does not change the score.',
          source: { kind: 'own-words' as const, fields: [`${list}/${line.id}`], quote: line.text },
          edits: [removal({ list, index, id: line.id, value: line })],
        },
      ];
    }),
  );
}

function nameOf(value: ListValue): string {
  if (typeof value === 'string') return value;
  if ('text' in value) return value.text;
  if ('title' in value && value.title) return value.title;
  if ('institution' in value && value.institution) return value.institution;
  return 'name' in value && value.name ? value.name : 'an entry';
}
