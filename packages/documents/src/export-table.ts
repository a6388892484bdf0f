/** Money is whole cents, a date is `2026-03-14`, an area has four decimals. */
export type ColumnKind = 'text' | 'date' | 'money' | 'count' | 'area'
export type TableCell = string | number | null

/** When an export was made, and whose calendar it shows. */
export interface MadeAt {
  at: Date
  timeZone: string
}

export interface ColumnHeading {
  key: string
  label: string
  kind: ColumnKind
}

export interface TableColumn<Row> extends ColumnHeading {
  value(row: Row): TableCell
}

/** A list as plain cells, the input of every format. */
export interface ExportTable {
  /** One word, used as file and worksheet name. */
  name: string
  title: string
  columns: readonly ColumnHeading[]
  /** Each has one cell per column. */
  rows: readonly (readonly TableCell[])[]
}

export const tableOf = <Row>(
  name: string,
  title: string,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): ExportTable => ({ name, title, columns, rows: rows.map((row) => columns.map(({ value }) => value(row))) })

/** Maps each cell of a row together with its heading. */
export const mapCells = <Made>(
  columns: readonly ColumnHeading[],
  row: readonly TableCell[],
  make: (heading: ColumnHeading, cell: TableCell) => Made,
): Made[] => columns.map((heading, at) => make(heading, row[at] ?? null))

export const defineColumn = <Row>(
  key: string,
  label: string,
  kind: ColumnKind,
  value: (row: Row) => TableCell,
): TableColumn<Row> => ({
  key,
  label,
  kind,
  value,
})

/** Numbers are right-aligned. */
export const isNumericKind = (kind: ColumnKind): boolean => kind === 'money' || kind === 'count' || kind === 'area'
