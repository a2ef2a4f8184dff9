import { Plus } from 'lucide-react';
import { ADD_PATH, STAGES_PATH } from '../../../features/applications/paths.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PageHeader } from '../../../shared/ui/page-header.tsx';

/** The header of each view of the applications. */
export function ApplicationsHeader() {
  return (
    <PageHeader
      title="Applications"
      actions={
        <>
          <ButtonLink to={STAGES_PATH} variant="secondary" className="max-sm:hidden">
            Edit stages
          </ButtonLink>
          <ButtonLink to={ADD_PATH} variant="primary">
            <Plus aria-hidden="true" size={18} />
            Add application
          </ButtonLink>
        </>
      }
    />
  );
}
