/** Money is whole cents, a date is `2026-03-14`, an area has four decimals. */
export type ColumnKind = 'text' | 'date' | 'money' | 'count' | 'area'
export type Cell = string | number | null

export interface Column<Row> {
  key: string
  label: string
  kind: ColumnKind
  value(row: Row): Cell
}

/** A list as every format reads it. */
export interface Table<Row> {
  /** In one word, for the name of the file and of the sheet. */
  name: string
  title: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}

export const column = <Row>(key: string, label: string, kind: ColumnKind, value: (row: Row) => Cell): Column<Row> => ({
  key,
  label,
  kind,
  value,
})

/** Numbers stand to the right. */
export const isNumber = (kind: ColumnKind): boolean => kind === 'money' || kind === 'count' || kind === 'area'
