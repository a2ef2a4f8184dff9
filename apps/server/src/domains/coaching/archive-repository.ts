import { savedAnswerDetailSchema, TOOLS } from '@foothold/contracts/coaching';
import { z } from 'zod';
import { column, json, ownId, text, time } from '../../platform/archive/fields.ts';
import type { ArchivePart } from '../../platform/archive/part.ts';
import { archiveTable } from '../../platform/archive/table.ts';

const answers = archiveTable({
  name: 'answers',
  about: 'Answers of the AI tools with what you asked. Their form is that of the API’s saved answers.',
  table: 'tool_answers',
  key: ['id'],
  most: 5000,
  batch: 50,
  fields: {
    id: ownId(),
    tool: column('tool', z.enum(TOOLS)),
    title: column('title', text(1000)),
    input: column('input', json),
    answer: column('answer', json),
    createdAt: time('created_at'),
  },
  check: (record) =>
    savedAnswerDetailSchema.safeParse(record).success ? null : 'The tool has no such question or answer.',
});

export const createCoachingArchive = (): ArchivePart => ({ name: 'coaching', collections: [answers] });
