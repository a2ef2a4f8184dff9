import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type CalloutTone = 'note' | 'hold' | 'caution' | 'danger';

const TONE_STYLES: Record<CalloutTone, { box: string; icon: string; Icon: typeof Info }> = {
  note: { box: 'border-edge bg-sunken', icon: 'text-soft', Icon: Info },
  hold: { box: 'border-hold bg-hold-wash', icon: 'text-hold-text', Icon: CircleCheck },
  caution: { box: 'border-caution bg-caution-wash', icon: 'text-caution-text', Icon: TriangleAlert },
  danger: { box: 'border-danger bg-danger-wash', icon: 'text-danger-text', Icon: CircleAlert },
};

export interface CalloutProps {
  tone?: CalloutTone;
  title?: string;
  /** Makes screen readers announce it when it appears after an action. */
  live?: boolean;
  children?: ReactNode;
}

/** An important note beside the text. */
export function Callout({ tone = 'note', title, live = false, children }: CalloutProps) {
  const { box, icon, Icon } = TONE_STYLES[tone];
  return (
    <div
      className={cx('flex gap-3 rounded-control border-l-4 px-4 py-3.5', box)}
      {...(live && { role: tone === 'danger' ? 'alert' : 'status' })}
    >
      <Icon aria-hidden="true" size={20} className={cx('mt-0.5 shrink-0', icon)} />
      <div className="min-w-0 text-small wrap-anywhere">
        {title !== undefined && <p className="font-strong">{title}</p>}
        {children}
      </div>
    </div>
  );
}
