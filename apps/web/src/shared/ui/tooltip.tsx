import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

/** Waits 700 ms before the first tooltip; the next within 300 ms appears immediately. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  );
}

/** A few words about a control, on hover and focus. Never the only place for information: touch has no hover. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-w-72 animate-fade rounded-control bg-ink px-2.5 py-1.5 text-note text-paper"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
