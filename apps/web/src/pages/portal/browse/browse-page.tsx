import { ArrowLeft, EyeOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FetcherWithComponents, Link, Outlet, useLocation, useNavigate, useNavigation } from 'react-router';
import type { SavingOutcome } from '../../../features/applications/saving-outcome.ts';
import { CompareBar } from '../../../features/listings/compare-controls.tsx';
import { FROM_LIST } from '../../../features/listings/job-row.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { PageHeader } from '../../../shared/ui/page-header.tsx';
import { LinkTabs } from '../../../shared/ui/tabs.tsx';
import { PanePlaceholder } from './pane-placeholder.tsx';
import { JOB_TABS } from './tabs.ts';
import { useHiding } from './use-hiding.ts';
import { useJobKeys } from './use-job-keys.ts';

/** What the pane gets from the page around it. */
export interface BrowseContext {
  /** Hides a listing. It belongs to the page, because the pane then shows another listing. */
  hiding: FetcherWithComponents<SavingOutcome>;
  listHref: string;
}

export interface BrowsePageProps {
  title: string;
  /** The page's purpose. */
  children: ReactNode;
  path: '/portal/matches' | '/portal/jobs';
  filters: ReactNode;
  /** The IDs of the listed jobs, in order. */
  ids: readonly string[];
  /** The rows, or why there are none. `getRow` says how to link to a job. */
  list: (getRow: (id: string) => { href: string; open: boolean }) => ReactNode;
  /** Whether there is anything to show beside a pane. */
  hasList: boolean;
  /** The résumé chosen in the URL. */
  resume?: string | undefined;
}

/**
 * A list of jobs with a pane for one of them, which has its own URL. On a phone, an open job takes the place of the list,
 * which stays in the document so that going back finds it where it was.
 */
export function BrowsePage({ title, children, path, filters, ids, list, hasList, resume }: BrowsePageProps) {
  const { pathname, search, state } = useLocation();
  const openId = readId(pathname, path);
  const listHref = `${path}${search}`;
  const buildJobHref = (id: string) => `${path}/${id}${search}`;
  const navigate = useNavigate();
  const open = (id: string) =>
    // One step back leads to the list, however many jobs were opened in turn.
    navigate(buildJobHref(id), {
      replace: openId !== undefined,
      preventScrollReset: true,
      state: openId === undefined ? FROM_LIST : state,
    });
  const hiding = useHiding({ ids, openId, open, close: () => navigate(listHref, { replace: true }) });
  const shownId = useShownId(path) ?? openId;
  // A key goes on from a job that is still loading.
  useJobKeys({ ids, openId: shownId, open });
  const isOpen = openId !== undefined;
  const rows = useOpenRowInView(shownId);
  return (
    <div data-wide className={cx('flex flex-col', isOpen && 'max-lg:gap-4')}>
      <div className={cx(isOpen && 'max-lg:sr-only')}>
        <PageHeader
          title={title}
          actions={
            // The header of an open job is for screen readers only on a phone, where nobody would see the focus in it.
            <ButtonLink
              to="/portal/matches/hidden"
              variant="quiet"
              size="small"
              className={cx(isOpen && 'max-lg:hidden')}
            >
              <EyeOff aria-hidden="true" size={16} />
              Hidden
            </ButtonLink>
          }
        >
          {children}
        </PageHeader>
      </div>
      <div className={cx('flex flex-col gap-5 pb-5', isOpen && 'max-lg:hidden')}>
        <LinkTabs label="Jobs" tabs={JOB_TABS} />
        {filters}
      </div>
      {isOpen && <BackLink href={listHref}>Back to {title.toLowerCase()}</BackLink>}
      <div className={cx(hasList && 'gap-x-8 lg:grid lg:grid-cols-[minmax(19rem,25rem)_minmax(0,1fr)]')}>
        <div ref={rows} className={cx('flex min-w-0 flex-col gap-3', isOpen && 'max-lg:hidden')}>
          <CompareBar resume={resume} />
          {list((id) => ({ href: buildJobHref(id), open: id === shownId }))}
        </div>
        {(hasList || isOpen) && (
          <div className={cx('min-w-0 lg:border-l lg:border-line lg:pl-8', !isOpen && 'max-lg:hidden')}>
            <div
              key={openId}
              className={cx(
                'transition-opacity lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:pr-2',
                shownId !== openId && 'opacity-60',
              )}
            >
              {isOpen ? <Outlet context={{ hiding, listHref } satisfies BrowseContext} /> : <PanePlaceholder />}
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** The job in a URL; undefined if it shows only the list. */
function readId(pathname: string, path: string): string | undefined {
  return pathname.startsWith(`${path}/`) ? decodeURIComponent(pathname.slice(path.length + 1)) : undefined;
}

/** Scrolls the list to the row of a job that was opened with a key. A row that was clicked is in view already. */
function useOpenRowInView(openId: string | undefined) {
  const rows = useRef<HTMLDivElement>(null);
  const shown = useRef(openId);
  useEffect(() => {
    if (openId === shown.current) return;
    shown.current = openId;
    rows.current
      ?.querySelector('article [aria-current=true]')
      ?.closest('article')
      ?.scrollIntoView({ block: 'nearest' });
  }, [openId]);
  return rows;
}

/** The job that is being opened. */
function useShownId(path: string): string | undefined {
  const { location } = useNavigation();
  return location && readId(location.pathname, path);
}

/** Goes back to where the list was left, or to its start if the job wasn't opened from it. Only on phones. */
function BackLink({ href, children }: { href: string; children: ReactNode }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <Link
      to={href}
      onClick={(event) => {
        if (state?.fromList !== true || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
      className="-ml-2 inline-flex min-h-11 items-center gap-2 self-start rounded-control px-2 text-ink no-underline hover:bg-sunken lg:hidden"
    >
      <ArrowLeft aria-hidden="true" size={18} />
      {children}
    </Link>
  );
}
