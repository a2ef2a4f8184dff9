/** Whether a file was selected: browsers send an empty file without a name if none was. */
export const holdsFile = (value: FormDataEntryValue | null): value is File =>
  value instanceof File && (value.name !== '' || value.size > 0);
