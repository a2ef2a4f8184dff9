import type { LearningFiles } from '@foothold/contracts/learning';
import { INTERVIEW_GUIDES } from '@foothold/contracts/learning/catalog';
import { getMaterialPath } from '@foothold/contracts/learning/files';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DownloadLink } from './download-link.tsx';
import { findDownload } from './file-list.tsx';

/** Guides, materials, and code, each to read here or download. */
export function Materials({ files }: { files: LearningFiles }) {
  return (
    <ul className="border-b border-line">
      {INTERVIEW_GUIDES.map(({ id, title, type, topics, files: [{ material }] }) => (
        <Row key={id} title={<ReadLink to={`/portal${getMaterialPath(material)}`}>{title}</ReadLink>}>
          {type} interviews: {topics.join(', ')}.
        </Row>
      ))}
      {files.materials.map(({ slug, title, description, readMinutes }) => (
        <Row
          key={slug}
          title={<ReadLink to={`/portal${getMaterialPath(slug)}`}>{title}</ReadLink>}
          file={findDownload(files, { material: slug })}
        >
          {description} {readMinutes} min read.
        </Row>
      ))}
      {files.code.map(({ slug, title, description }) => (
        <Row key={slug} title={<span className="font-medium">{title}</span>} file={findDownload(files, { code: slug })}>
          {description}
        </Row>
      ))}
    </ul>
  );
}

const ReadLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="link self-start font-medium">
    {children}
  </Link>
);

interface RowProps {
  title: ReactNode;
  file?: ReturnType<typeof findDownload>;
  children: ReactNode;
}

const Row = ({ title, file, children }: RowProps) => (
  <li className="grid gap-x-8 gap-y-3 border-t border-line py-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
    <div className="flex flex-col gap-1">
      {title}
      <p className="max-w-prose text-soft">{children}</p>
    </div>
    {file && <DownloadLink file={file} />}
  </li>
);
