import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-[color-mix(in_srgb,var(--color-accent)_88%,black)]',
  secondary: 'border-edge bg-raised text-ink hover:border-ink hover:bg-sunken',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-sunken',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-[color-mix(in_srgb,var(--color-danger)_88%,black)]',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 gap-1.5 px-3 py-1 text-small',
  medium: 'min-h-11 gap-2 px-4 py-2 text-small',
  large: 'min-h-13 gap-2 px-6 py-2.5 text-body',
};

/** Button styles, for links that look like buttons. */
export function getButtonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'medium'): string {
  return cx(
    'inline-flex cursor-pointer items-center justify-center rounded-control border text-center font-strong no-underline transition-colors select-none',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-default',
    VARIANTS[variant],
    SIZES[size],
  );
}

interface ButtonStyleProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonStyleProps {
  /** Whether work is pending: the button then keeps its focus, shows that it is busy, and ignores clicks. */
  busy?: boolean;
  /** The label while busy ("Sending..."). */
  busyLabel?: string;
}

export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(getButtonClass(variant, size), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && <Spinner />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

/** A button-styled link to a page of the app, or with `reloadDocument` to any URL. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & ButtonStyleProps) {
  return <Link {...rest} className={cx(getButtonClass(variant, size), className)} />;
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'>, ButtonStyleProps {
  /** Describes the action for screen readers. */
  label: string;
  icon: ReactNode;
}

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={cx(
        getButtonClass(variant, size),
        size === 'small' ? 'w-9' : size === 'large' ? 'w-13' : 'w-11',
        'px-0!',
        className,
      )}
    >
      {icon}
    </button>
  );
}

/** A spinner for pending work. It has no label, because the text next to it says what is pending. */
export function Spinner() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className="shrink-0 animate-turn">
      <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" strokeWidth="2" opacity="0.3" />
      <path d="M8 2a6 6 0 0 1 6 6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
