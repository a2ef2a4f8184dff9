import type { LearningFiles } from '@foothold/contracts/learning';
import { getMaterialPath } from '@foothold/contracts/learning/files';
import { Link } from 'react-router';
import { DownloadLink } from '../../../features/learning/download-link.tsx';
import { findDownload } from '../../../features/learning/file-list.tsx';
import { Section } from '../parts/section.tsx';

const KINDS = { checklist: 'Checklist', guide: 'Guide', course: 'Course' } as const;

/** All downloads with their contents. */
export function Library({ files }: { files: LearningFiles }) {
  return (
    <Section
      id="materials"
      ground="sunken"
      title="Materials library"
      lead="Made for print and screen readers. Free to share, and no sign-up to download."
    >
      <div className="grid gap-x-14 gap-y-14 lg:grid-cols-2">
        <div>
          <h3 className="pb-4 text-title">To read and fill out</h3>
          <ul className="border-b border-line">
            {files.materials.map(({ slug, title, description, kind, parts }) => (
              <Item
                key={slug}
                files={files}
                file={{ material: slug }}
                title={title}
                about={`${KINDS[kind]}, ${parts.length} parts`}
                description={description}
                contents={parts}
              />
            ))}
          </ul>
        </div>
        <div id="code" className="scroll-mt-24">
          <h3 className="pb-4 text-title">Code examples</h3>
          <ul className="border-b border-line">
            {files.code.map(({ slug, title, description, files: inside }) => (
              <Item
                key={slug}
                files={files}
                file={{ code: slug }}
                title={title}
                about={`${inside.length} files, tests included`}
                description={description}
                contents={inside}
                mono
              />
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

interface ItemProps {
  files: LearningFiles;
  file: Parameters<typeof findDownload>[1];
  title: string;
  about: string;
  description: string;
  contents: readonly string[];
  mono?: boolean;
}

function Item({ files, file, title, about, description, contents, mono = false }: ItemProps) {
  const download = findDownload(files, file);
  return (
    <li className="flex flex-col items-start gap-3 border-t border-line py-6">
      <div>
        <h4 className="font-strong">{title}</h4>
        <p className="text-small text-soft">{about}</p>
      </div>
      <p className="max-w-prose text-small">{description}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {download && <DownloadLink file={download} />}
        {'material' in file && (
          <Link to={getMaterialPath(file.material)} className="link text-small">
            Read online<span className="sr-only"> {title}</span>
          </Link>
        )}
      </div>
      <details className="text-small">
        <summary className="cursor-pointer text-soft hover:text-ink">What’s inside</summary>
        <ul className={mono ? 'pt-2 font-mono text-note break-all text-soft' : 'list-disc pt-2 pl-5 text-soft'}>
          {contents.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}
