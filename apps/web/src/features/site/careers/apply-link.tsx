import type { ReactNode } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { AlertDialog } from '../../../shared/ui/dialog.tsx';

export interface ApplyLinkProps {
  /** Slug of the position; left out where somebody writes without one in mind. */
  position?: string;
  title: string;
  variant?: 'primary' | 'secondary';
  /** For whom several of them look alike. */
  label?: string;
  children: ReactNode;
}

/** The consultation form, with the position carried along. */
const applyHref = (position?: string): string =>
  `/signup?${new URLSearchParams({ type: 'recruiting', ...(position !== undefined && { position }) })}`;

/** Says what comes next before it goes there; without a script it just goes there. */
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
          // A new tab or window was asked for: that is an answer already.
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
