import type { ReactNode } from 'react';
import type { ChangeOutcome } from '../api/change-outcome.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Callout } from './callout.tsx';
import { cx } from './cx.ts';
import { PageHeader } from './page-header.tsx';
import { Part } from './part.tsx';

/** The console list that a detail page belongs to. */
export interface DetailList {
  label: string;
  to: string;
}

export interface DetailPart {
  id: string;
  /** If omitted, the part has no heading: the facts right below the title. */
  title?: string;
  content: ReactNode;
}

export interface DetailPageProps {
  list: DetailList;
  title: string;
  /** The name in the breadcrumbs; the title by default. */
  reference?: string;
  /** Shown below the title: what the item is, and its status. */
  status?: ReactNode;
  actions?: ReactNode;
  /** Result of the page's forms, shown when JavaScript is unavailable. */
  actionData?: ChangeOutcome | undefined;
  /** Shown above everything else: what has changed in the meantime. */
  notice?: ReactNode;
  parts: readonly DetailPart[];
  /** The side column. */
  side?: DetailSide;
  /** Shown below the parts, and on narrow screens also below the side column. */
  below?: readonly DetailPart[];
}

export interface DetailSide {
  label: string;
  parts: readonly DetailPart[];
  isWide?: boolean;
  /** Comes first on narrow screens. */
  isFirst?: boolean;
}

/** The console's page for one item: what it is and its history on the left, actions on the right. */
export function DetailPage({
  list,
  title,
  reference = title,
  status,
  actions,
  actionData,
  notice,
  parts,
  side,
  below = [],
}: DetailPageProps) {
  return (
    <>
      <PageHeader
        title={title}
        above={<Breadcrumbs steps={[list, { label: reference }]} />}
        {...(actions && { actions })}
      >
        {status && <div className="flex flex-wrap items-center gap-x-4 gap-y-1">{status}</div>}
      </PageHeader>
      <div className="flex flex-col gap-6">
        {notice}
        {actionData?.done && <Callout tone="hold" title={actionData.done.title} live />}
        <div
          className={cx(
            'grid gap-x-12 gap-y-8',
            side && (side.isWide ? 'lg:grid-cols-[minmax(0,1fr)_24rem]' : 'lg:grid-cols-[minmax(0,1fr)_20rem]'),
            below.length > 0 && 'lg:grid-rows-[auto_1fr]',
          )}
        >
          <div className="flex min-w-0 flex-col gap-8">
            <Parts of={parts} />
          </div>
          {side && (
            <aside
              aria-label={side.label}
              className={cx(
                'flex min-w-0 flex-col gap-6',
                side.isFirst && 'max-lg:order-first',
                below.length > 0 && 'lg:row-span-2',
              )}
            >
              <Parts of={side.parts} aside />
            </aside>
          )}
          {below.length > 0 && (
            <div className="flex min-w-0 flex-col gap-8">
              <Parts of={below} />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

const Parts = ({ of, aside = false }: { of: readonly DetailPart[]; aside?: boolean }) =>
  of.map(({ id, title, content }) =>
    title === undefined ? (
      <div key={id}>{content}</div>
    ) : (
      <Part key={id} anchor={id} title={title} aside={aside}>
        {content}
      </Part>
    ),
  );
