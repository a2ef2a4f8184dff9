import type { LearningFiles } from '@foothold/contracts/learning';
import type { LearningFile } from '@foothold/contracts/learning/catalog';
import { getCodeDownloadPath, getMaterialDownloadPath } from '@foothold/contracts/learning/files';
import { type DownloadFile, DownloadLink } from './download-link.tsx';

/** Finds a link's file, with its name, size, and URL. */
export function findDownload({ materials, code }: LearningFiles, file: LearningFile): DownloadFile | undefined {
  if ('material' in file) {
    const material = materials.find(({ slug }) => slug === file.material);
    return material && { ...material, href: getMaterialDownloadPath(material.slug) };
  }
  const example = code.find(({ slug }) => slug === file.code);
  return example && { ...example, href: getCodeDownloadPath(example.slug) };
}

/** Files with download buttons. */
export function FileList({ files, shownFiles }: { files: LearningFiles; shownFiles: readonly LearningFile[] }) {
  const downloads = shownFiles.flatMap((file) => findDownload(files, file) ?? []);
  return (
    <ul className="flex flex-col gap-3">
      {downloads.map((file) => (
        <li key={file.href} className="flex flex-col items-start gap-1.5">
          <span className="text-small font-medium">{file.title}</span>
          <DownloadLink file={file} />
        </li>
      ))}
    </ul>
  );
}
