import { Popover as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export const floatClass =
  'z-50 animate-rise rounded-panel border border-line bg-raised text-ink shadow-float outline-none focus-visible:outline-none';

export interface PopoverProps {
  trigger: ReactNode;
  /** Names the panel for screen readers. */
  label: string;
  align?: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** A small panel attached to a control: filters, an explanation with a link in it. */
export function Popover({ trigger, label, align = 'start', children }: PopoverProps) {
  return (
    <Primitive.Root>
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
