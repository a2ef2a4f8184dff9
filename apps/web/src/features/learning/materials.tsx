import type { LearningFiles } from '@foothold/contracts/learning';
import { materialPage } from '@foothold/contracts/learning-files';
import { Link } from 'react-router';
import { DownloadLink } from './download-link.tsx';
import { downloadable } from './file-list.tsx';

/** Guides and materials, each to read here and to take along. */
export function Materials({ files }: { files: LearningFiles }) {
  return (
    <ul className="border-b border-line">
      {files.materials.map(({ slug, title, description, readMinutes }) => {
        const file = downloadable(files, { material: slug });
        return (
          <li
            key={slug}
            className="grid gap-x-8 gap-y-3 border-t border-line py-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-start"
          >
            <div className="flex flex-col gap-1">
              <Link to={`/portal${materialPage(slug)}`} className="link self-start font-medium">
                {title}
              </Link>
              <p className="max-w-prose text-soft">
                {description} {readMinutes} minutes to read.
              </p>
            </div>
            {file && <DownloadLink file={file} />}
          </li>
        );
      })}
    </ul>
  );
}
