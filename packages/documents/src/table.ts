/** Money is whole cents, a date is `2026-03-14`, an area has four decimals. */
export type ColumnKind = 'text' | 'date' | 'money' | 'count' | 'area'
export type Cell = string | number | null

export interface Heading {
  key: string
  label: string
  kind: ColumnKind
}

export interface Column<Row> extends Heading {
  value(row: Row): Cell
}

/** A list as plain cells, the input of every format. */
export interface Table {
  /** One word, used as file and worksheet name. */
  name: string
  title: string
  columns: readonly Heading[]
  /** Each has one cell per column. */
  rows: readonly (readonly Cell[])[]
}

export const tableOf = <Row>(
  name: string,
  title: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Table => ({ name, title, columns, rows: rows.map((row) => columns.map(({ value }) => value(row))) })

/** Maps each cell of a row together with its heading. */
export const eachCell = <Made>(
  columns: readonly Heading[],
  row: readonly Cell[],
  make: (heading: Heading, cell: Cell) => Made,
): Made[] => columns.map((heading, at) => make(heading, row[at] ?? null))

export const column = <Row>(key: string, label: string, kind: ColumnKind, value: (row: Row) => Cell): Column<Row> => ({
  key,
  label,
  kind,
  value,
})

/** Numbers are right-aligned. */
export const isNumber = (kind: ColumnKind): boolean => kind === 'money' || kind === 'count' || kind === 'area'
