import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { buildEndpointUrl, endpoint } from '../../shared/api/endpoint.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { ADD_PATH, IMPORT_PATH, SETTINGS_PATH, STAGES_PATH } from './paths.ts';

const linkClass =
  'inline-flex min-h-11 items-center text-note font-medium text-soft no-underline hover:text-ink sm:text-small aria-[current=page]:text-ink';

/** The header of each view of the applications. */
export function ApplicationsHeader() {
  return (
    <PageHeader
      title="Applications"
      actions={
        <>
          <nav aria-label="Manage applications" className="flex flex-wrap gap-x-4 max-sm:order-last sm:gap-x-5 sm:pr-3">
            <NavLink to={IMPORT_PATH} className={linkClass}>
              Import
            </NavLink>
            <a href={buildEndpointUrl(endpoint('GET /api/applications/export.csv'))} download className={linkClass}>
              Export as CSV
            </a>
            <NavLink to={STAGES_PATH} className={linkClass}>
              Edit stages
            </NavLink>
            <NavLink to={SETTINGS_PATH} className={linkClass}>
              Settings
            </NavLink>
          </nav>
          <ButtonLink to={ADD_PATH} variant="primary">
            <Plus aria-hidden="true" size={18} />
            Add application
          </ButtonLink>
        </>
      }
    />
  );
}

export interface ViewHeadingProps {
  /** For a page that is none of the tabs. */
  title?: string;
  /** What the view is for, in one or two sentences. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Says below the tabs what a view is for. */
export function ViewHeading({ title, children, actions }: ViewHeadingProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 pb-6">
      <div className="flex max-w-prose min-w-0 flex-col gap-1">
        {title !== undefined && <h2 className="text-title">{title}</h2>}
        {children !== undefined && <p className="text-soft">{children}</p>}
      </div>
      {actions}
    </div>
  );
}
