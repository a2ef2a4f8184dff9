import type { Viewer } from '@foothold/contracts/accounts';
import { ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSubmit } from 'react-router';
import { ThemeSwitch } from '../../shared/theme/theme-switch.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { DropdownMenu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from '../../shared/ui/dropdown-menu.tsx';

/** The initials of the first and last word, for the avatar. */
export function getInitials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return initials.join('').toLocaleUpperCase();
}

const isStaff = (viewer: Viewer) => viewer.role !== 'member';

export interface AccountMenuProps {
  viewer: Viewer;
  side?: 'top' | 'bottom';
  /** Shows only the avatar, where space is limited. */
  compact?: boolean;
  /** The other layout to link to. */
  shell?: 'portal' | 'console';
  /** More items, where the layout has no room for them. */
  children?: ReactNode;
}

export function AccountMenu({
  viewer,
  side = 'bottom',
  compact = false,
  shell = 'portal',
  children,
}: AccountMenuProps) {
  const submit = useSubmit();
  const trigger = (
    <button
      type="button"
      {...(compact && { 'aria-label': `${getInitials(viewer.name)}, account menu for ${viewer.name}` })}
      className={cx(
        'flex cursor-pointer items-center gap-3 rounded-control text-left hover:bg-paper',
        compact ? 'size-11 justify-center' : 'w-full p-2',
      )}
    >
      <span
        aria-hidden="true"
        className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-ink text-note font-strong text-paper"
      >
        {getInitials(viewer.name)}
      </span>
      {!compact && (
        <>
          <span className="min-w-0 flex-1">
            <span className="block truncate text-small leading-5 font-medium">{viewer.name}</span>
            <span className="block truncate text-note text-soft">{viewer.email}</span>
          </span>
          <ChevronsUpDown aria-hidden="true" size={16} className="shrink-0 text-soft" />
        </>
      )}
    </button>
  );
  return (
    <DropdownMenu trigger={trigger} side={side} align={compact ? 'end' : 'start'}>
      <MenuLabel>{compact ? viewer.email : 'Account'}</MenuLabel>
      {shell === 'portal' ? (
        <>
          {/* The mobile bottom bar has no room for this link. */}
          {compact && <MenuLink to="/portal/coach">Coach</MenuLink>}
          {compact && viewer.role === 'member' && <MenuLink to="/portal/recruiter/messages">Your recruiter</MenuLink>}
          <MenuLink to="/portal/profile">Profile</MenuLink>
          <MenuLink to="/portal/billing">Billing</MenuLink>
          <MenuLink to="/portal/settings">Settings</MenuLink>
        </>
      ) : (
        <MenuLink to="/portal">Portal</MenuLink>
      )}
      {shell === 'portal' && isStaff(viewer) && <MenuLink to="/console">Staff console</MenuLink>}
      {children}
      <div className="flex items-center justify-between gap-4 px-3 py-2 text-small">
        Theme
        <ThemeSwitch />
      </div>
      <MenuSeparator />
      <MenuItem onSelect={() => void submit(null, { method: 'post', action: '/portal/logout' })}>Sign out</MenuItem>
    </DropdownMenu>
  );
}
