import type { Member, Viewer } from '@foothold/contracts/accounts';
import { Link } from 'react-router';
import { DateTime } from '../../../shared/format/use-format.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { SampleBadge } from '../../../shared/ui/sample-badge.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { Table, type TableColumn } from '../../../shared/ui/table.tsx';
import type { RoleProof } from './members.server.ts';
import { RoleForm } from './role-form.tsx';

export interface MembersTableProps {
  viewer: Viewer;
  members: readonly Member[];
  roles: readonly Viewer['role'][];
  /** Null if the viewer can't assign roles. */
  proof: RoleProof | null;
  /** The search words. */
  query: string | undefined;
}

export function MembersTable({ viewer, members, roles, proof, query }: MembersTableProps) {
  const columns: TableColumn<Member>[] = [
    {
      id: 'name',
      header: 'Name',
      heading: true,
      cell: ({ id, name, sample }) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 break-words">
          <span>
            <Link to={`/console/members/${id}`} className="link">
              {name}
            </Link>
            {id === viewer.id && <span className="font-regular text-soft"> (you)</span>}
          </span>
          <SampleBadge of={{ sample }} />
        </span>
      ),
    },
    {
      id: 'email',
      header: 'Email',
      cell: ({ email, emailConfirmed }) => (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 @max-[40rem]:justify-end">
          <span className="min-w-0 break-all">{email}</span>
          {!emailConfirmed && <Badge tone="caution">Not confirmed</Badge>}
        </span>
      ),
    },
    { id: 'since', header: 'Joined', cell: ({ createdAt }) => <DateTime value={createdAt} /> },
    {
      id: 'role',
      header: 'Role',
      cell: (member) =>
        // Admins can't remove their own role, so an installation can't lose its last admin by accident.
        proof !== null && member.id !== viewer.id ? (
          <RoleForm member={member} roles={roles} proof={proof} />
        ) : (
          member.role
        ),
    },
  ];
  return (
    <Table
      caption={query === undefined ? 'All accounts, newest first' : `Accounts with “${query}”, newest first`}
      captionHidden
      columns={columns}
      rows={members}
      rowKey={({ id }) => id}
      dense
      empty={
        <EmptyState title={query === undefined ? 'No accounts here' : `No accounts match “${query}”`} motif="map">
          {query === undefined ? 'This page is empty.' : 'Try fewer letters of the name or email.'}
        </EmptyState>
      }
    />
  );
}
