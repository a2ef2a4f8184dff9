/** Whether a file was chosen: browsers send an empty file without a name where none was. */
export const holdsFile = (value: FormDataEntryValue | null): value is File =>
  value instanceof File && (value.name !== '' || value.size > 0);
