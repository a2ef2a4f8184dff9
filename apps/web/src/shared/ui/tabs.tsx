import { Tabs as Primitive } from 'radix-ui';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { cx } from './cx.ts';

const listClass = 'flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]';
const tabClass = cx(
  '-mb-px inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 border-b-2 border-transparent px-0.5 text-small font-medium whitespace-nowrap text-soft no-underline transition-colors hover:text-ink',
  'focus-visible:outline-offset-[-2px]',
);

export interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[];
  defaultTab?: string;
}

/** Tabs within a page, for content that doesn't need URLs of its own. */
export function Tabs({ label, tabs, defaultTab }: TabsProps) {
  const first = defaultTab ?? tabs[0]?.id;
  return (
    <Primitive.Root {...(first !== undefined && { defaultValue: first })}>
      <Primitive.List aria-label={label} asChild>
        <WithoutStyle className={listClass}>
          {tabs.map((tab) => (
            <Primitive.Trigger
              key={tab.id}
              value={tab.id}
              className={cx(tabClass, 'data-[state=active]:border-accent data-[state=active]:text-ink')}
            >
              {tab.label}
            </Primitive.Trigger>
          ))}
        </WithoutStyle>
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.id} value={tab.id} asChild>
          <WithoutStyle className="pt-6">{tab.content}</WithoutStyle>
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}

/** Drops Radix's style attribute, which the content security policy doesn't allow in server-rendered HTML. */
function WithoutStyle({ style: _, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} />;
}

export interface LinkTabsProps {
  label: string;
  tabs: readonly { to: string; label: ReactNode; end?: boolean }[];
}

/** On a phone, the last tabs may overflow: they fade out, and the current tab scrolls into view. */
const fadeClass = 'max-sm:pr-10 max-sm:[mask-image:linear-gradient(to_left,transparent,black_2.5rem)]';

/** Tabs as separate pages, each with its own URL. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const { pathname } = useLocation();
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page means a new tab
  useEffect(() => {
    const [box, tab] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current=page]')];
    if (box && tab) box.scrollLeft = tab.offsetLeft - box.offsetLeft - (box.clientWidth - tab.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav ref={list} aria-label={label} className={cx(listClass, fadeClass)}>
      {tabs.map((tab) => (
        <NavLink
          key={tab.to}
          to={tab.to}
          end={tab.end ?? false}
          className={cx(tabClass, 'aria-[current=page]:border-accent aria-[current=page]:text-ink')}
        >
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
