import type { ResumeSummary } from '@foothold/contracts/resumes';
import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router';
import { IconButton } from '../../../shared/ui/button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '../../../shared/ui/dropdown-menu.tsx';
import type { ResumeActions } from './use-resume-actions.ts';

interface ResumeMenuProps {
  resume: Pick<ResumeSummary, 'id' | 'title' | 'archivedAt'>;
  actions: ResumeActions;
  onRename(): void;
  onDelete(): void;
}

/** The actions on one résumé in the list. */
export function ResumeMenu({ resume: { id, title, archivedAt }, actions, onRename, onDelete }: ResumeMenuProps) {
  const navigate = useNavigate();
  return (
    <DropdownMenu
      trigger={<IconButton label={`Actions for ${title}`} icon={<Ellipsis aria-hidden="true" size={20} />} />}
    >
      {archivedAt === null ? (
        <>
          <MenuItem onSelect={() => void navigate(`/portal/resumes/${id}/job?copy=1`)}>Tailor for another job</MenuItem>
          <MenuItem onSelect={() => actions.duplicate(id)}>Duplicate</MenuItem>
          <MenuItem onSelect={onRename}>Rename…</MenuItem>
          <MenuItem onSelect={() => actions.archive(id)}>Archive</MenuItem>
        </>
      ) : (
        <>
          <MenuItem onSelect={() => actions.restore(id)}>Restore</MenuItem>
          <MenuItem onSelect={onRename}>Rename…</MenuItem>
        </>
      )}
      <MenuSeparator />
      <MenuItem danger onSelect={onDelete}>
        Delete…
      </MenuItem>
    </DropdownMenu>
  );
}
