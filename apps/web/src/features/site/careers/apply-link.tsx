import type { ReactNode } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { AlertDialog } from '../../../shared/ui/dialog.tsx';

export interface ApplyLinkProps {
  /** Slug of the position; omitted for a general application. */
  position?: string;
  title: string;
  variant?: 'primary' | 'secondary';
  /** A screen reader label, because several links have the same text. */
  label?: string;
  children: ReactNode;
}

/** Links to the consultation form for this position. */
const applyHref = (position?: string): string =>
  `/signup?${new URLSearchParams({ type: 'recruiting', ...(position !== undefined && { position }) })}`;

/** Explains the next step before following the link. Without JavaScript, it is a plain link. */
export function ApplyLink({ position, title, variant = 'secondary', label, children }: ApplyLinkProps) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const href = applyHref(position);
  return (
    <>
      <ButtonLink
        to={href}
        variant={variant}
        aria-label={label}
        onClick={(event) => {
          // The user asked for a new tab or window, so there is no dialog.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </ButtonLink>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={title}
        description={
          position === undefined
            ? 'Next, fill out our consultation form and tell us what you’d like to do here. A person will read it and reply within 24 hours.'
            : 'Next, fill out our consultation form. We’ve added this position for you. A person will read it and reply within 24 hours.'
        }
        confirmLabel="OK"
        onConfirm={() => void navigate(href)}
      />
    </>
  );
}
