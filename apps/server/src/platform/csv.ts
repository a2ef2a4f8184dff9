import papaparse from 'papaparse';

/**
 * What a spreadsheet would run as a formula gets an apostrophe in front. Stricter than papaparse's own rule, which lets a text through that
 * has a line break in it, and the full-width signs that some spreadsheets read alike.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Tells spreadsheets that the bytes are UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
export const LINE_END = '\r\n';

/** Rows as lines of a table, without a line end after the last. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  papaparse.unparse(rows as string[][], { escapeFormulae: FORMULA, newline: LINE_END });
