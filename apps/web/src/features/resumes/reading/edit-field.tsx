import type { FieldPath } from '@foothold/core/resume';
import { CircleAlert } from 'lucide-react';
import { cx } from '../../../shared/ui/cx.ts';
import type { FieldKind } from '../model/sections.ts';
import { usePlaces } from '../page/place-context.tsx';
import { getFieldCertainty, getFieldLocation, useEditor } from './editor-context.tsx';
import { FieldCheck } from './field-check.tsx';
import { getFieldElementId } from './field-hash.ts';
import { useDateText } from './use-date-text.ts';
import { dropClass, useDrop } from './use-drop.ts';

interface EditFieldProps {
  path: FieldPath;
  label: string;
  kind?: FieldKind;
  /** The saved value. */
  before: string;
  value: string;
  onText(text: string): void;
  className?: string;
}

const FORMAT_HINTS: Partial<Record<FieldKind, string>> = { date: 'e.g. Jun 2023', end: 'e.g. Present' };

/** The style of an editable text. */
export const inPlaceClass = cx(
  'w-full rounded-control border border-line bg-raised px-2.5 py-1.5 text-small text-ink transition-colors placeholder:text-soft',
  'hover:border-edge focus-visible:border-ink focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:shadow-[inset_3px_0_0_var(--color-danger)]',
);

/**
 * A field read from the file. Its text is editable, its place on the page is highlighted, and it shows how certain the
 * reading is.
 */
export function EditField({ path, label, kind = 'line', before, value, onText, className }: EditFieldProps) {
  const editor = useEditor();
  const id = getFieldElementId(path);
  const date = useDateText(kind, before, value, onText);
  // A date that can't be read is an error only once the field is left.
  const error = date ? (date.problem ?? editor.refusals[path]) : editor.errors[path];
  const certainty = getFieldCertainty(editor, path, before, value);
  const pointing = usePlacePointer(path);
  const drop = useDrop(path, { to: 'field', path, kind });
  const shared = {
    ...pointing.control,
    id,
    value,
    maxLength: editor.limits.value,
    placeholder: FORMAT_HINTS[kind],
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': cx(certainty !== null && `${id}-sure`, error !== undefined && `${id}-error`) || undefined,
    className: inPlaceClass,
  };
  return (
    <div
      {...pointing.around}
      {...drop.attributes}
      className={cx('flex min-w-0 flex-col gap-0.5', drop.isOver && dropClass, className)}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-2">
        <label htmlFor={id} className="text-note text-soft">
          {label}
        </label>
        {certainty !== null && <FieldCheck id={`${id}-sure`} path={path} certainty={certainty} />}
      </div>
      {kind === 'text' && (
        <textarea
          {...shared}
          rows={2}
          onChange={(event) => onText(event.currentTarget.value)}
          className={cx(inPlaceClass, 'field-sizing-content resize-y')}
        />
      )}
      {/* A single-line text that wraps if it is too long. */}
      {kind === 'line' && (
        <textarea
          {...shared}
          rows={1}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={(event) => onText(event.currentTarget.value.replaceAll('\n', ' '))}
          className={cx(inPlaceClass, 'field-sizing-content min-h-9 resize-none')}
        />
      )}
      {date && <input {...shared} {...date.control} type="text" />}
      {/* A date is checked when the field is left, which has to be announced. */}
      <div aria-live={date ? 'polite' : undefined} className="empty:hidden">
        {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex gap-1.5 text-note font-medium text-danger-text">
      <CircleAlert aria-hidden="true" size={15} className="mt-0.5 shrink-0" />
      <span>
        <span className="sr-only">Error: </span>
        {children}
      </span>
    </p>
  );
}

interface PlacePointerProps {
  around: { onPointerEnter?: () => void; onPointerLeave?: () => void };
  control: { onFocus?: () => void };
}

/** Highlights a field's place on hover and scrolls to it on focus. */
export function usePlacePointer(path: FieldPath): PlacePointerProps {
  const editor = useEditor();
  const places = usePlaces();
  const place = getFieldLocation(editor, path);
  if (!places || place.spans.length === 0) return { around: {}, control: {} };
  return {
    around: { onPointerEnter: () => places.hint(place), onPointerLeave: () => places.hint(null) },
    control: { onFocus: () => places.follow(place) },
  };
}
