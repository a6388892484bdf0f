import { type Cell, type ColumnKind, isNumber } from './table.ts'
import { plainCell } from './words.ts'

/**
 * A spreadsheet would read such text as a formula (INJ-5). Our own numbers are exempt: of these signs they can begin
 * only with a minus.
 */
export const neutral = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

export const safeCell = (kind: ColumnKind, value: Cell): string =>
  isNumber(kind) ? plainCell(kind, value) : neutral(plainCell(kind, value))
