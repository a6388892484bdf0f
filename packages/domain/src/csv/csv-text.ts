/** UTF-8 with a byte order mark, so that spreadsheets detect the encoding. */
export const csvText = (records: readonly (readonly string[])[]): string =>
  `\uFEFF${records.map((cells) => cells.map(escapeCell).join(',')).join('\r\n')}\r\n`

/**
 * A leading quote keeps spreadsheets from running the cell as a formula. Text that looks escaped already gets another
 * one, so that each text comes back as it was.
 */
const escapeCell = (text: string): string => `"${text.replace(/^'*[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`

/** The text of a cell that was written by `csvText`. */
export const readCsvCell = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell)
