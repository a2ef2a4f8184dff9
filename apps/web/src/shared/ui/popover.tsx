import { Popover as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export const floatClass =
  'z-50 animate-rise rounded-panel border border-line bg-raised text-ink shadow-float outline-none focus-visible:outline-none';

export interface PopoverProps {
  trigger: ReactNode;
  /** The panel's accessible name. */
  label: string;
  align?: 'start' | 'center' | 'end';
  /** Set if the panel is also closed from outside. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** A small panel attached to a control, for filters or an explanation with a link. */
export function Popover({ trigger, label, align = 'start', open, onOpenChange, children }: PopoverProps) {
  return (
    <Primitive.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className={cx(floatClass, 'w-[min(22rem,calc(100vw-1.5rem))] p-5')}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
