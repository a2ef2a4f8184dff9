import { Tabs as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { NavLink } from 'react-router';
import { cx } from './cx.ts';

const listClass = 'flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]';
const tabClass = cx(
  '-mb-px inline-flex min-h-11 shrink-0 cursor-pointer items-center gap-2 border-b-2 border-transparent px-0.5 text-small font-medium whitespace-nowrap text-soft no-underline transition-colors hover:text-ink',
  'focus-visible:outline-offset-[-2px]',
);

export interface TabsProps {
  /** Names the set of tabs. */
  label: string;
  tabs: readonly { id: string; label: ReactNode; content: ReactNode }[];
  defaultTab?: string;
}

/** Views of one thing side by side, where none needs an address. */
export function Tabs({ label, tabs, defaultTab }: TabsProps) {
  const first = defaultTab ?? tabs[0]?.id;
  return (
    <Primitive.Root {...(first !== undefined && { defaultValue: first })}>
      <Primitive.List aria-label={label} asChild>
        <Unstyled className={listClass}>
          {tabs.map((tab) => (
            <Primitive.Trigger
              key={tab.id}
              value={tab.id}
              className={cx(tabClass, 'data-[state=active]:border-accent data-[state=active]:text-ink')}
            >
              {tab.label}
            </Primitive.Trigger>
          ))}
        </Unstyled>
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.id} value={tab.id} asChild>
          <Unstyled className="pt-6">{tab.content}</Unstyled>
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}

/** Leaves out the style attribute that Radix adds: the content security policy admits none in what the server sends. */
function Unstyled({ style: _, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} />;
}

export interface LinkTabsProps {
  label: string;
  tabs: readonly { to: string; label: ReactNode; end?: boolean }[];
}

/** Tabs that are pages of their own: each can be linked to and opened in a window of its own. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={listClass}>
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
