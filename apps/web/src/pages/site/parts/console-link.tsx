import type { Viewer } from '@foothold/contracts/accounts';
import { useAppData } from '../../../shared/app-data.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';

/** For signed-in staff: a button to the console page that shows real data, where the public page shows samples. Nothing for everyone else. */
export function ConsoleLink({ to }: { to: Partial<Record<Viewer['role'], string>> }) {
  const { viewer } = useAppData();
  const path = viewer && to[viewer.role];
  if (!path) return null;
  return (
    <ButtonLink to={path} reloadDocument size="large">
      Open in your console
    </ButtonLink>
  );
}
