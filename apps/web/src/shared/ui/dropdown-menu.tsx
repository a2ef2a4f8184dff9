import { DropdownMenu as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import { floatClass } from './popover.tsx';

export interface DropdownMenuProps {
  trigger: ReactNode;
  align?: 'start' | 'end';
  side?: 'top' | 'bottom';
  /** `MenuItem`, `MenuLink`, `MenuLabel`, and `MenuSeparator`. */
  children: ReactNode;
}

/** A menu of actions on one item, where there is no room for buttons. */
export function DropdownMenu({ trigger, align = 'end', side = 'bottom', children }: DropdownMenuProps) {
  return (
    <Primitive.Root modal={false}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={12}
          className={cx(
            floatClass,
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-52 overflow-y-auto p-1.5',
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const itemClass = cx(
  'flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-control px-3 text-small no-underline outline-none',
  'data-highlighted:bg-sunken focus-visible:outline-none data-disabled:cursor-not-allowed data-disabled:text-soft',
);

export interface MenuItemProps {
  onSelect: () => void;
  disabled?: boolean;
  danger?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, disabled = false, danger = false, children }: MenuItemProps) {
  return (
    <Primitive.Item
      onSelect={onSelect}
      disabled={disabled}
      className={cx(itemClass, danger ? 'text-danger-text' : 'text-ink')}
    >
      {children}
    </Primitive.Item>
  );
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Primitive.Item asChild className={cx(itemClass, 'text-ink')}>
      <Link to={to}>{children}</Link>
    </Primitive.Item>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Primitive.Label className="px-3 pt-2 pb-1.5 text-note text-soft">{children}</Primitive.Label>;
}

export function MenuSeparator() {
  return <Primitive.Separator className="my-1.5 h-px bg-line" />;
}
