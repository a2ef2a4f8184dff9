import type { ResourceLink as Resource } from '@foothold/contracts/learning';
import type { ResourceKind } from '@foothold/contracts/learning/choices';
import { toPortalPath } from '@foothold/contracts/learning/files';
import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { isApiUrl } from '../../shared/api/endpoint.ts';

/** Singular labels of the resource kinds. */
export const KIND_LABELS: Record<ResourceKind, string> = {
  path: 'Path',
  module: 'Module',
  challenge: 'Challenge',
  questions: 'Interview questions',
  guide: 'Guide',
  material: 'Material',
  code: 'Code',
  reading: 'Work by others',
};

export interface ResourceLinkProps {
  resource: Pick<Resource, 'title' | 'href' | 'by'>;
  /** Whether to link to the public version of our own pages. */
  onSite?: boolean;
}

/** A link to a resource: one of our own pages, a file, or an external work. */
export function ResourceLink({ resource: { title, href, by }, onSite = false }: ResourceLinkProps) {
  if (by !== null)
    return (
      <>
        <a href={href} rel="noopener" className="link">
          {title}
          <ArrowUpRight aria-hidden="true" size={14} className="ml-0.5 inline align-baseline" />
        </a>
        <span className="text-soft">, {by}</span>
      </>
    );
  if (isApiUrl(href))
    return (
      <a href={href} download className="link">
        {title}
      </a>
    );
  return (
    <Link to={onSite ? href : toPortalPath(href)} className="link">
      {title}
    </Link>
  );
}
