import { type Cell, type ColumnKind, isNumber } from './table.ts'
import { plainCell } from './words.ts'

/**
 * A spreadsheet would take such text for a formula (INJ-5). Numbers of ours are exempt: a minus is the only thing they
 * can begin with.
 */
export const neutral = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

export const safeCell = (kind: ColumnKind, value: Cell): string =>
  isNumber(kind) ? plainCell(kind, value) : neutral(plainCell(kind, value))
