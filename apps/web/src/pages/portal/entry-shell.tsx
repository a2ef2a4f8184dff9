import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { useBrand } from '../../shared/app-data.tsx';
import { forgetOfflinePages } from '../../shared/offline/offline-data.ts';
import { ThemeSwitch } from '../../shared/theme/theme-switch.tsx';
import { ContourField } from '../../shared/ui/pictures/contour-field.tsx';
import { Logo } from '../../shared/ui/pictures/logo.tsx';
import { RouteLine } from '../../shared/ui/pictures/route-line.tsx';
import { SkipLink } from '../../shared/ui/skip-link.tsx';

const ROUTE_STEPS = [
  { id: 'read', label: 'Upload your résumé', note: 'See what hiring software reads, field by field' },
  {
    id: 'score',
    label: 'See what drives your score',
    note: 'Every point explained, with a fix for each one you lost',
  },
  { id: 'improve', label: 'Get past 80, honestly', note: 'Edits in your own words. You approve each one.' },
  { id: 'match', label: 'Find jobs that fit', note: 'With the reasons for and against each one' },
];

/**
 * The layout of the sign-in and sign-up pages: the form, with an illustration of the route beside it if there is room.
 */
export function EntryShell({ children }: { children: ReactNode }) {
  const brand = useBrand();
  // The person who opens these pages may not be the one whose session ended here.
  useEffect(() => void forgetOfflinePages(), []);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <SkipLink />
      <div className="flex min-h-dvh flex-col">
        <header className="flex h-16 items-center justify-between px-5 md:px-8">
          <Link
            to="/"
            aria-label={`${brand.name} home`}
            className="-ml-1 flex rounded-control p-1 text-ink no-underline"
          >
            <Logo />
          </Link>
          <ThemeSwitch />
        </header>
        <main id="content" tabIndex={-1} className="flex flex-1 flex-col px-5 py-8 md:px-8 lg:justify-center lg:pb-24">
          <div className="mx-auto w-full max-w-form">{children}</div>
        </main>
      </div>
      <aside
        aria-label="How it works"
        className="relative hidden overflow-hidden border-l border-line bg-sunken lg:flex lg:items-center"
      >
        <ContourField seed={11} summit={{ x: 78, y: 16 }} className="absolute inset-0 size-full" />
        <div className="relative mx-auto flex max-w-form flex-col gap-8 px-10 py-16">
          <p className="font-display text-heading">Find your next foothold.</p>
          <RouteLine
            label="How it works"
            upright
            steps={ROUTE_STEPS.map((step, index) => ({ ...step, state: index === 0 ? 'current' : 'ahead' }))}
          />
        </div>
      </aside>
    </div>
  );
}
