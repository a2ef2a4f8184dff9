import { type RefObject, useEffect } from 'react';

/** The user's local date as `YYYY-MM-DD`. */
function formatLocalDay(now: Date): string {
  const padTwo = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${padTwo(now.getMonth() + 1)}-${padTwo(now.getDate())}`;
}

/** Sets the signature date to today. The server's date is used until the user's own is known. */
export function useSignatureDate(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const field = form.current?.elements.namedItem('signatureDate');
    if (field instanceof HTMLInputElement && field.value === field.defaultValue)
      field.value = formatLocalDay(new Date());
  }, [form]);
}
