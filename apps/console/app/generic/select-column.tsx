import type { TableColumn } from '@tessera/ui/table'

interface SelectColumn<Row> {
  keyOf(row: Row): string
  /** Of the boxes in the form. */
  name?: string
  header?: string
  /** The label of a box; `Select` and the key without it. */
  labelOf?(row: Row): string
  isChecked?(row: Row): boolean
}

/** A box before each row of a form; `x` ticks the one of the current row. */
export const selectColumn = <Row,>(column: SelectColumn<Row>): TableColumn<Row> => {
  const { keyOf, name = 'id', header = 'Select', labelOf = (row) => `Select ${keyOf(row)}`, isChecked } = column
  return {
    key: 'select',
    header,
    card: 'select',
    cell: (row) => (
      <input
        type="checkbox"
        name={name}
        value={keyOf(row)}
        aria-label={labelOf(row)}
        defaultChecked={isChecked?.(row)}
        className="size-5 accent-clay"
      />
    ),
  }
}
