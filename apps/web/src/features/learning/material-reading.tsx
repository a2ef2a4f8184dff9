import type { LearningFiles, ReadableMaterial } from '@foothold/contracts/learning';
import { Prose } from '../../shared/reading/prose.tsx';
import { TableOfContents } from '../../shared/reading/table-of-contents.tsx';
import { DownloadLink } from './download-link.tsx';
import { findDownload } from './file-list.tsx';

export interface MaterialReadingProps {
  material: ReadableMaterial;
  files: LearningFiles;
}

/** A checklist, guide, or course to read on screen, with its download. */
export function MaterialReading({ material, files }: MaterialReadingProps) {
  const slug = files.materials.find((one) => one.slug === material.slug)?.slug;
  const file = slug && findDownload(files, { material: slug });
  return (
    <div className="grid gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,42rem)_14rem] xl:justify-between">
      <article className="flex min-w-0 max-w-prose flex-col gap-8 text-body">
        <header className="flex flex-col items-start gap-4">
          <h1 className="text-heading">{material.title}</h1>
          <p className="text-lead text-soft">{material.description}</p>
          <p className="text-small text-soft">{material.readMinutes} min read</p>
          {file && <DownloadLink file={file} />}
        </header>
        <TableOfContents headings={material.headings} folded />
        <Prose html={material.html} />
      </article>
      <div className="hidden xl:block">
        <TableOfContents headings={material.headings} />
      </div>
    </div>
  );
}
