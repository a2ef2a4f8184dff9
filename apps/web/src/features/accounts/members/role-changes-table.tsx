import type { RoleChange } from '@foothold/contracts/accounts';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { Table, type TableColumn } from '../../../shared/ui/table.tsx';

function PersonName({ person: { id, name, email } }: { person: RoleChange['actor'] }) {
  return (
    <span className="flex flex-col">
      <span className="break-words">{name ?? 'Deleted account'}</span>
      <span className="break-all text-soft">{email ?? id}</span>
    </span>
  );
}

const COLUMNS: TableColumn<RoleChange>[] = [
  { id: 'at', header: 'Date (UTC)', cell: ({ at }) => <DateTime value={at} time /> },
  { id: 'member', header: 'Account', heading: true, cell: ({ member }) => <PersonName person={member} /> },
  { id: 'change', header: 'Role', cell: ({ before, after }) => `${before} to ${after}` },
  { id: 'actor', header: 'Changed by', cell: ({ actor }) => <PersonName person={actor} /> },
];

export function RoleChangesTable({ changes }: { changes: readonly RoleChange[] }) {
  return (
    <Table
      caption="Role changes, newest first"
      captionHidden
      columns={COLUMNS}
      rows={changes}
      rowKey={({ id }) => String(id)}
      dense
      empty={
        <EmptyState title="No role changes yet" motif="page">
          You’ll see every role an admin assigns or removes here.
        </EmptyState>
      }
    />
  );
}
