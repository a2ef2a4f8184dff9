import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Tone = 'neutral' | 'accent' | 'hold' | 'caution' | 'danger';

const TONE_CLASSES: Record<Tone, string> = {
  neutral: 'border-line bg-sunken text-ink',
  accent: 'border-transparent bg-accent-wash text-accent-text',
  hold: 'border-transparent bg-hold-wash text-hold-text',
  caution: 'border-transparent bg-caution-wash text-caution-text',
  danger: 'border-transparent bg-danger-wash text-danger-text',
};

/** A state in a word or two. The color only repeats what the word says. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 items-center rounded-control border px-2 text-note font-medium whitespace-nowrap',
        TONE_CLASSES[tone],
      )}
    >
      {children}
    </span>
  );
}
