import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

/** Waits 700 ms before the first tooltip. Another one within 300 ms appears immediately. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  );
}

/** A short explanation of a control, on hover and focus. Touch has no hover, so never put information only here. */
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
