import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@foothold/contracts/brand';
import {
  CODE_EXAMPLES,
  type CodeSlug,
  type LearningFiles,
  MATERIALS,
  type MaterialSlug,
} from '@foothold/contracts/learning';
import { writeArticle, zipFolder } from '@foothold/documents/article';
import { AppError } from '../../platform/errors.ts';
import { namesOf, withNamesOf } from '../site/index.ts';
import { readMaterial } from './material-source.ts';

export interface LearningFilesDeps {
  /** Holds `materials/<slug>.md` and `code/<slug>/`. */
  folder: string;
  brand: Brand;
  publicUrl: string;
  portalUrl: string;
}

/** A file as it is sent, and the mark by which a browser knows it again. */
export interface Download {
  file: File;
  etag: string;
}

const LABELS = { checklist: 'Checklist', guide: 'Guide', course: 'Course' } as const;

export type LearningDownloads = ReturnType<typeof createLearningFiles>;

/** Every file to download. Each is made when somebody first asks for it, and kept: their sources change only with a new start. */
export function createLearningFiles({ folder, brand, publicUrl, portalUrl }: LearningFilesDeps) {
  const names = namesOf(brand, portalUrl);

  const materials = keeping(MATERIALS, async (slug) => {
    const source = readFileSync(join(folder, 'materials', `${slug}.md`), 'utf8');
    const { kind, parts, readMinutes, ...text } = readMaterial(source, (prose) => withNamesOf(prose, names));
    const imprint = { name: brand.name, line: 'Yours to keep, to print and to share.', url: publicUrl };
    const bytes = await writeArticle({ ...text, label: LABELS[kind], imprint });
    return { ...download(bytes, `${slug}.pdf`, 'application/pdf'), kind, parts, readMinutes, ...text };
  });

  const code = keeping(CODE_EXAMPLES, async (slug) => {
    const directory = join(folder, 'code', slug);
    const { bytes, files } = zipFolder(directory, slug);
    const { title, description } = readmeOf(readFileSync(join(directory, 'README.md'), 'utf8'));
    return { ...download(bytes, `${slug}.zip`, 'application/zip'), title, description, files };
  });

  async function list(): Promise<LearningFiles> {
    return {
      materials: await Promise.all(
        MATERIALS.map(async (slug) => {
          const { file, title, description, kind, parts, readMinutes } = await materials(slug);
          const shown = { slug, title, description, kind, parts, readMinutes };
          return { ...shown, type: 'PDF' as const, fileName: file.name, size: file.size };
        }),
      ),
      code: await Promise.all(
        CODE_EXAMPLES.map(async (slug) => {
          const { title, description, files, file } = await code(slug);
          return { slug, title, description, files, type: 'ZIP' as const, fileName: file.name, size: file.size };
        }),
      ),
    };
  }

  return {
    list,
    /** @throws AppError `resource.not-found` */
    material: async (slug: string): Promise<Download> => materials(slug as MaterialSlug),
    /** @throws AppError `resource.not-found` */
    code: async (slug: string): Promise<Download> => code(slug as CodeSlug),
  };
}

/** Makes each of the known things once; what failed is tried again by whoever asks next. */
function keeping<Slug extends string, T>(known: readonly Slug[], make: (slug: Slug) => Promise<T>) {
  const made = new Map<Slug, Promise<T>>();
  return async (slug: Slug): Promise<T> => {
    if (!known.includes(slug)) throw new AppError('resource.not-found');
    const existing = made.get(slug);
    if (existing) return existing;
    const making = make(slug);
    made.set(slug, making);
    making.catch(() => made.delete(slug));
    return making;
  };
}

function download(bytes: Uint8Array, name: string, type: string): Download {
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { file: new File([new Uint8Array(bytes)], name, { type }), etag: `"${digest}"` };
}

/** The heading of a README and the sentence under it. */
function readmeOf(markdown: string): { title: string; description: string } {
  const [, title, description] = /^# (.+)\n\n(.+)\n/.exec(markdown) ?? [];
  if (!title || !description) throw new Error('A README begins with a heading and a sentence.');
  return { title, description };
}
