import papaparse from 'papaparse';

/**
 * Prefixes an apostrophe to text that a spreadsheet would run as a formula. Stricter than papaparse, which misses text with line breaks and
 * full-width signs.
 */
const FORMULA_PATTERN = /^[=+\-@\t\r\n＝＋－＠]/;

/** The byte order mark tells spreadsheets that the file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
export const LINE_ENDING = '\r\n';

/** Formats rows as CSV, without a trailing newline. */
export const formatCsvLines = (rows: readonly (readonly string[])[]): string =>
  papaparse.unparse(rows as string[][], { escapeFormulae: FORMULA_PATTERN, newline: LINE_ENDING });
