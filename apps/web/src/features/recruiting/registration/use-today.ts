import { type RefObject, useEffect } from 'react';

/** The user's local date as `YYYY-MM-DD`. */
function localDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Sets the signature date to today. The server's date is used until the user's own is known. */
export function useToday(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const field = form.current?.elements.namedItem('signatureDate');
    if (field instanceof HTMLInputElement && field.value === field.defaultValue) field.value = localDay(new Date());
  }, [form]);
}
