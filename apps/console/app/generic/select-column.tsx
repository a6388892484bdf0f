import type { TableColumn } from '@tessera/ui/table'

/** A box before each row of a form; `x` ticks the one of the current row. */
export const selectColumn = <Row,>(keyOf: (row: Row) => string, noun = ''): TableColumn<Row> => ({
  key: 'select',
  header: 'Select',
  card: 'select',
  cell: (row) => (
    <input
      type="checkbox"
      name="id"
      value={keyOf(row)}
      aria-label={['Select', noun, keyOf(row)].filter(Boolean).join(' ')}
      className="size-5 accent-clay"
    />
  ),
})
