import {
  CircleQuestionMark,
  ClipboardCheck,
  Compass,
  FileText,
  GraduationCap,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Search,
  Settings,
  Signpost,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import type { PacketCounts } from '../../features/recruiting/packets/counts.ts';
import { useAppData, useBrand } from '../../shared/app-data.tsx';
import { useHydrated } from '../../shared/hooks/use-hydrated.ts';
import { IconButton } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { MenuItem, MenuLink } from '../../shared/ui/dropdown-menu.tsx';
import { Kbd } from '../../shared/ui/kbd.tsx';
import { Logo, RouteMark } from '../../shared/ui/pictures/logo.tsx';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import { TooltipProvider } from '../../shared/ui/tooltip.tsx';
import { AccountMenu } from './account-menu.tsx';
import { getKeyName } from './overlays/key-names.ts';
import { useOverlays } from './overlays/overlays.tsx';
import { TrialNote } from './trial-note.tsx';
import { useOfflineData } from './use-offline-data.ts';

interface Section {
  to: string;
  label: string;
  Icon: LucideIcon;
  /** Other paths that belong to this section. */
  also?: readonly string[];
}

/** The mobile bottom bar has room for four sections. The others are in its account menu. */
const SECTIONS: readonly Section[] = [
  { to: '/portal/resumes', label: 'Résumés', Icon: FileText },
  { to: '/portal/matches', label: 'Matches', Icon: Signpost, also: ['/portal/jobs', '/portal/saved-searches'] },
  { to: '/portal/applications', label: 'Applications', Icon: ListChecks },
  {
    to: '/portal/learning',
    label: 'Learning',
    Icon: GraduationCap,
    also: ['/portal/challenges', '/portal/practice'],
  },
];

const COACH: Section = { to: '/portal/coach', label: 'Coach', Icon: Compass };
const RECRUITER: Section = {
  to: '/portal/recruiter/messages',
  label: 'Your recruiter',
  Icon: MessagesSquare,
  also: ['/portal/recruiter'],
};
const APPROVALS: Section = { to: '/portal/approvals', label: 'Approvals', Icon: ClipboardCheck };
const PROFILE: Section = { to: '/portal/profile', label: 'Profile', Icon: UserRound };
const SETTINGS: Section = { to: '/portal/settings', label: 'Settings', Icon: Settings };

export interface PortalShellProps {
  /** How many of the recruiter's tasks wait for the member's approval. */
  tasksWaiting?: number;
  /** How many of the recruiter's messages are unread. */
  messagesUnread?: number;
  /** The applications that a recruiter prepared. Members without any don't see a link to them. */
  packets?: PacketCounts;
  /** How many notifications are unread. */
  unread?: number;
  children: ReactNode;
}

const NO_PACKETS: PacketCounts = { waiting: 0, all: 0 };

/** The member portal's layout: a sidebar if there is room, or a bottom bar on phones. */
export function PortalShell({
  tasksWaiting = 0,
  packets = NO_PACKETS,
  messagesUnread = 0,
  unread = 0,
  children,
}: PortalShellProps) {
  const { viewer } = useAppData();
  const { open, dialogs } = useOverlays();
  useOfflineData(viewer?.id);
  return (
    <TooltipProvider>
      <div className="min-h-dvh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)] print:block">
        <SkipLink />
        <aside className="sticky top-0 hidden h-dvh flex-col border-r border-line bg-sunken lg:flex print:hidden">
          <div className="flex items-center justify-between gap-2 py-3 pr-3 pl-5">
            <HomeLink className="py-2" />
            {viewer && <NotificationBell unread={unread} />}
          </div>
          <div className="px-3 pb-2">
            <SearchButton onClick={() => open('search')} />
          </div>
          <nav aria-label="Portal" className="flex-1 px-3 py-2">
            <ul className="flex flex-col gap-1">
              {[
                ...SECTIONS,
                ...(packets.all > 0 ? [APPROVALS] : []),
                COACH,
                ...(viewer?.role === 'member' ? [RECRUITER] : []),
                PROFILE,
                SETTINGS,
              ].map((section) => (
                <li key={section.to}>
                  <SideLink section={section}>
                    {section === PROFILE && tasksWaiting > 0 && (
                      <WaitingBadge count={tasksWaiting} noun="task for you" />
                    )}
                    {section === APPROVALS && packets.waiting > 0 && (
                      <WaitingBadge count={packets.waiting} noun="application for you" />
                    )}
                    {section === RECRUITER && messagesUnread > 0 && (
                      <WaitingBadge count={messagesUnread} noun="unread message" />
                    )}
                  </SideLink>
                </li>
              ))}
            </ul>
          </nav>
          {viewer && (
            <div className="flex flex-col gap-3 border-t border-line p-3">
              <button
                type="button"
                onClick={() => open('help')}
                className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-small font-medium hover:bg-paper"
              >
                <CircleQuestionMark aria-hidden="true" size={19} strokeWidth={1.6} />
                Help with this page
              </button>
              <TrialNote viewer={viewer} />
              <AccountMenu viewer={viewer} side="top" />
            </div>
          )}
        </aside>
        <header className="sticky top-0 z-30 flex h-14 items-center justify-between border-b border-line bg-paper px-4 lg:hidden print:hidden">
          <HomeLink
            className={cx(
              '-ml-1 p-1',
              packets.waiting > 0
                ? 'max-[26rem]:w-8 max-[26rem]:overflow-hidden'
                : 'max-[22rem]:w-8 max-[22rem]:overflow-hidden',
            )}
          />
          <div className="flex items-center gap-1">
            <WaitingLink packets={packets.waiting} tasks={tasksWaiting} />
            {messagesUnread > 0 && (
              <Link
                to={RECRUITER.to}
                aria-label={`${messagesUnread} unread ${messagesUnread === 1 ? 'message' : 'messages'} from your recruiter`}
                className="inline-flex size-11 items-center justify-center gap-1 text-note font-strong text-accent-text no-underline"
              >
                <MessagesSquare aria-hidden="true" size={18} strokeWidth={1.6} />
                {messagesUnread}
              </Link>
            )}
            <IconButton
              label="Search and actions"
              icon={<Search aria-hidden="true" size={20} strokeWidth={1.6} />}
              onClick={() => open('search')}
            />
            {viewer && <NotificationBell unread={unread} />}
            {viewer && (
              <AccountMenu viewer={viewer} compact>
                {packets.all > 0 && <MenuLink to={APPROVALS.to}>Approvals</MenuLink>}
                <MenuItem onSelect={() => open('help')}>Help with this page</MenuItem>
              </AccountMenu>
            )}
          </div>
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="min-w-0 px-5 pt-6 pb-28 text-small md:px-8 lg:px-10 lg:pt-9 lg:pb-16"
        >
          <div className="mx-auto max-w-page has-[[data-wide]]:max-w-[96rem]">{children}</div>
        </main>
        <nav
          aria-label="Portal"
          className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
        >
          <ul className="mx-auto grid max-w-form grid-cols-4">
            {SECTIONS.map((section) => (
              <li key={section.to}>
                <BarLink section={section} />
              </li>
            ))}
          </ul>
        </nav>
        {dialogs}
      </div>
    </TooltipProvider>
  );
}

/**
 * On a phone: what waits for the member's decision. Both kinds don't fit, so their sum leads to the applications, whose page names the tasks.
 */
function WaitingLink({ packets, tasks }: { packets: number; tasks: number }) {
  if (packets === 0 && tasks === 0) return null;
  const [taskCount, packetCount] = [
    `${tasks} ${tasks === 1 ? 'task' : 'tasks'}`,
    `${packets} ${packets === 1 ? 'application' : 'applications'}`,
  ];
  const className = 'inline-flex min-h-11 items-center text-small font-medium whitespace-nowrap';
  if (packets === 0)
    return (
      <Link to="/portal/profile/tasks" className={className}>
        {taskCount}
      </Link>
    );
  return (
    <Link to={APPROVALS.to} className={className}>
      {packets + tasks} to approve
      <span className="sr-only">
        : {packetCount}
        {tasks > 0 && ` and ${taskCount}`}
      </span>
    </Link>
  );
}

/** Looks like a search field, and opens the dialog with one. */
function SearchButton({ onClick }: { onClick: () => void }) {
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      onClick={onClick}
      aria-keyshortcuts="Control+K Meta+K"
      className="flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-control border border-edge bg-raised px-3 text-small text-soft hover:border-ink"
    >
      <Search aria-hidden="true" size={17} strokeWidth={1.6} />
      <span className="flex-1 text-left">
        Search<span className="sr-only"> and actions</span>
      </span>
      {hydrated && (
        <span aria-hidden="true" className="inline-flex gap-1">
          <Kbd>{getKeyName('Mod')}</Kbd>
          <Kbd>K</Kbd>
        </span>
      )}
    </button>
  );
}

/** Whether the current page belongs to a section. */
function useIsCurrentSection({ to, also = [] }: Section): boolean {
  const { pathname } = useLocation();
  return [to, ...also].some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** The number of items waiting in a section, shown next to its name. */
function WaitingBadge({ count, noun }: { count: number; noun: string }) {
  return (
    <span className="ml-auto rounded-full bg-accent px-2 text-note font-strong text-on-accent figures">
      {count}
      <span className="sr-only"> {count === 1 ? noun : noun.replace(/^(unread )?(\w+)/, '$1$2s')}</span>
    </span>
  );
}

function SideLink({ section, children }: { section: Section; children: ReactNode }) {
  const { to, label, Icon } = section;
  const isCurrent = useIsCurrentSection(section);
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(
        'relative flex min-h-10 items-center gap-3 rounded-control px-3 text-small font-medium text-ink no-underline hover:bg-paper',
        isCurrent &&
          'bg-paper before:absolute before:inset-y-2 before:left-0 before:w-[3px] before:rounded-full before:bg-accent',
      )}
    >
      <Icon aria-hidden="true" size={19} strokeWidth={1.6} />
      {label}
      {children}
    </Link>
  );
}

function BarLink({ section }: { section: Section }) {
  const { to, label, Icon } = section;
  const isCurrent = useIsCurrentSection(section);
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(
        'relative flex min-h-14 flex-col items-center justify-center gap-0.5 text-note font-medium no-underline focus-visible:outline-offset-[-3px]',
        isCurrent
          ? 'text-ink before:absolute before:inset-x-5 before:top-[-1px] before:h-[3px] before:bg-accent'
          : 'text-soft',
      )}
    >
      <Icon aria-hidden="true" size={21} strokeWidth={1.6} />
      {label}
    </Link>
  );
}

function HomeLink({ className }: { className: string }) {
  const brand = useBrand();
  return (
    <Link
      to="/portal"
      aria-label={`${brand.name} portal home`}
      className={cx('flex rounded-control text-ink no-underline', className)}
    >
      {brand.logo.kind === 'route' ? (
        <span className="inline-flex items-center gap-2">
          <RouteMark className="size-7" />
          <span className="font-display text-[1.375rem] leading-none font-medium tracking-heading">{brand.name}</span>
        </span>
      ) : (
        <Logo />
      )}
    </Link>
  );
}
