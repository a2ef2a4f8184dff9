import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Brand } from '@foothold/brand';
import {
  CODE_EXAMPLES,
  type CodeSlug,
  type LearningFiles,
  MATERIALS,
  type MaterialSlug,
} from '@foothold/contracts/learning';
import { createFolderZip, writeArticle } from '@foothold/documents/article';
import { AppError, requireFound } from '../../platform/errors.ts';
import type { LearningContent } from './content/load.ts';

export interface LearningFilesDeps {
  content: Pick<LearningContent, 'materials' | 'examples'>;
  /** The folder that contains `code/<slug>/`. */
  folder: string;
  brand: Brand;
  publicUrl: string;
}

/** A file and its ETag. */
export interface Download {
  file: File;
  etag: string;
}

const fileNameOf = (slug: MaterialSlug): string => `${slug}.pdf`;

const LABELS = { checklist: 'Checklist', guide: 'Guide', course: 'Course' } as const;

/**
 * All downloads. Each is created on first request and then cached, because sources change only with a restart. Creating all PDFs takes
 * seconds and 200 MB of memory, so a list of them creates none.
 */
export function createLearningFiles({ content, folder, brand, publicUrl }: LearningFilesDeps) {
  const imprint = { name: brand.name, line: 'Yours to keep, to print and to share.', url: publicUrl };

  const materials = saveState(MATERIALS, async (slug) => {
    const { kind, title, description, body } = requireFound(content.materials.find((one) => one.slug === slug));
    const bytes = await writeArticle({ title, description, body, label: LABELS[kind], imprint });
    return download(bytes, fileNameOf(slug), 'application/pdf');
  });

  const code = saveState(CODE_EXAMPLES, async (slug) => {
    const { title, description } = requireFound(content.examples.find((one) => one.slug === slug));
    const { bytes, files } = createFolderZip(join(folder, 'code', slug), slug);
    return { ...download(bytes, `${slug}.zip`, 'application/zip'), title, description, files };
  });

  async function list(): Promise<LearningFiles> {
    return {
      materials: content.materials.map(({ slug, title, description, kind, parts, readMinutes, kilobytes }) => {
        const shown = { slug, title, description, kind, parts, readMinutes };
        return { ...shown, type: 'PDF' as const, fileName: fileNameOf(slug), size: kilobytes * 1024 };
      }),
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

/** Creates each known file once. The next caller retries after a failure. */
function saveState<Slug extends string, T>(known: readonly Slug[], make: (slug: Slug) => Promise<T>) {
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
