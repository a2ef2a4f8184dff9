import { parse } from 'yaml';
import { z } from 'zod';
import { markPlaceholders } from '../../platform/content/names.ts';
import { markProse, stripCode } from './content/prose.ts';

const lineSchema = (max: number) => z.string().trim().min(1).max(max);

const headSchema = z.strictObject({
  title: lineSchema(120),
  description: lineSchema(200),
  kind: z.enum(['checklist', 'guide', 'course']),
  /** Size of its PDF, in units of 1,024 bytes, so that a list of files needn't create them. A test compares it with the PDF. */
  kilobytes: z.number().int().min(1),
});

export interface MaterialSource extends z.infer<typeof headSchema> {
  /** Markdown. */
  body: string;
  /** Titles of its parts, from the second-level headings. */
  parts: string[];
  readMinutes: number;
}

const WORDS_PER_MINUTE = 220;

/**
 * Parses a file in `content/materials`, with marks for names.
 * @throws Error with the reason
 */
export function readMaterial(source: string): MaterialSource {
  const [, head, body] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? [];
  if (head === undefined || body === undefined)
    throw new Error('It does not start with front matter between --- lines.');
  const marked = markProse(body);
  return {
    ...headSchema.parse(parse(markPlaceholders(head))),
    body: marked,
    parts: [...stripCode(marked).matchAll(/^## +(.+)$/gm)].map(([, title = '']) => title.trim()),
    readMinutes: Math.max(1, Math.round(body.split(/\s+/).length / WORDS_PER_MINUTE)),
  };
}
