/** Whether a file was selected. If none was, browsers submit an empty file without a name. */
export const hasFile = (value: FormDataEntryValue | null): value is File =>
  value instanceof File && (value.name !== '' || value.size > 0);
