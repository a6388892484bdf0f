import { type ColumnKind, isNumericKind, type TableCell } from './export-table.ts'
import { plainCell } from './format-values.ts'

/**
 * A spreadsheet would read such text as a formula (INJ-5). Our own numbers are exempt: of these signs they can begin
 * only with a minus.
 */
export const escapeFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

export const safeCell = (kind: ColumnKind, value: TableCell): string =>
  isNumericKind(kind) ? plainCell(kind, value) : escapeFormula(plainCell(kind, value))
