import papaparse from 'papaparse';

/**
 * Text that a spreadsheet would run as a formula gets an apostrophe in front. Stricter than papaparse's own rule, which lets a text through
 * that contains a line break, and the full-width signs that some spreadsheets treat the same.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Tells spreadsheets that the bytes are UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
export const LINE_END = '\r\n';

/** Rows as lines of a table, without a line end after the last. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  papaparse.unparse(rows as string[][], { escapeFormulae: FORMULA, newline: LINE_END });
