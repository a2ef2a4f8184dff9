import { formatDate, parseTypedDate, TYPED_DATE_MESSAGES } from '@foothold/core/resume';
import { type ChangeEvent, useState } from 'react';
import type { FieldKind } from '../model/sections.ts';

/**
 * The text of a date field: as typed while it is edited, and written out ("Jun 2023") afterward. Null for other kinds of fields.
 * @param before the saved date, which may be unreadable if the file has it like that
 * @param onText called with the date in the stored format, or with the text if it can't be read
 */
export function useDateText(kind: FieldKind, before: string, value: string, onText: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  if (kind !== 'date' && kind !== 'end') return null;
  // What was typed is over once the date changes in another way, such as by undo.
  const shown = typed !== null && (parseTypedDate(typed, kind) ?? typed) === value ? typed : null;
  const isUnreadable = value.trim() !== '' && value !== before && parseTypedDate(value, kind) === undefined;
  return {
    control: {
      value: shown ?? formatDate(value),
      onChange({ currentTarget: { value: text } }: ChangeEvent<HTMLInputElement>) {
        setTyped(text);
        onText(parseTypedDate(text, kind) ?? text);
      },
      onBlur: () => setTyped(null),
    },
    /** Why it can't be saved, once the field is left. */
    problem: shown === null && isUnreadable ? TYPED_DATE_MESSAGES[kind] : undefined,
  };
}
