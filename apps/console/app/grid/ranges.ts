import type { CellPlace } from './grid-model.ts'

/** A rectangle of cells, both ends included. */
export interface CellRange {
  top: number
  left: number
  bottom: number
  right: number
}

export interface GridSize {
  rows: number
  columns: number
}

/** The rectangle between two cells, in whichever order. */
export const rangeBetween = (one: CellPlace, other: CellPlace): CellRange => ({
  top: Math.min(one.row, other.row),
  left: Math.min(one.column, other.column),
  bottom: Math.max(one.row, other.row),
  right: Math.max(one.column, other.column),
})

export const countCells = ({ top, left, bottom, right }: CellRange): number => (bottom - top + 1) * (right - left + 1)

/** Row by row, from left to right. */
export function* cellsIn({ top, left, bottom, right }: CellRange): Generator<CellPlace> {
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) yield { row, column }
}

/** The cell itself, or the nearest one that the grid has. */
export const clampPlace = ({ row, column }: CellPlace, { rows, columns }: GridSize): CellPlace => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
})

type Step = (from: CellPlace, size: GridSize, page: number) => CellPlace

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  PageUp: ({ row, column }, _, page) => ({ row: row - page, column }),
  PageDown: ({ row, column }, _, page) => ({ row: row + page, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
}

/** With Ctrl or ⌘ a key goes to the edge. */
const farSteps: Readonly<Record<string, Step>> = {
  ArrowUp: ({ column }) => ({ row: 0, column }),
  ArrowDown: ({ column }, { rows }) => ({ row: rows - 1, column }),
  ArrowLeft: ({ row }) => ({ row, column: 0 }),
  ArrowRight: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  Home: () => ({ row: 0, column: 0 }),
  End: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
}

/** Where a key leads; undefined for keys that do not move. */
export function movePlace(
  from: CellPlace,
  key: string,
  { size, isFar, page }: { size: GridSize; isFar: boolean; page: number },
): CellPlace | undefined {
  const all = isFar ? farSteps : steps
  const step = Object.hasOwn(all, key) ? all[key] : undefined
  return step && clampPlace(step(from, size, page), size)
}
