import { useId } from 'react';

export interface ProgressProps {
  /** What is pending: "Reading your file". */
  label: string;
  /** 0 to `max`; omit it if the progress is unknown. */
  value?: number;
  max?: number;
  /** Shown next to the bar: "3 of 12". */
  note?: string;
}

/** A progress bar. Widths are SVG attributes, because the content security policy doesn't allow inline styles. */
export function Progress({ label, value, max = 100, note }: ProgressProps) {
  const id = useId();
  const isKnown = value !== undefined;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex justify-between gap-4 text-small">
        <span id={id} className="font-medium">
          {label}
        </span>
        {note !== undefined && <span className="text-soft figures">{note}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        {...(isKnown && { 'aria-valuenow': Math.min(max, Math.max(0, value)) })}
        {...(note !== undefined && { 'aria-valuetext': note })}
      >
        <svg width="100%" height="6" aria-hidden="true" className="block overflow-hidden rounded-full">
          <rect width="100%" height="6" className="fill-line" />
          {isKnown ? (
            <rect
              width={`${(100 * Math.min(max, Math.max(0, value))) / max}%`}
              height="6"
              rx="3"
              className="fill-accent"
            />
          ) : (
            <rect width="100%" height="6" className="animate-breathe fill-accent" />
          )}
        </svg>
      </div>
    </div>
  );
}
