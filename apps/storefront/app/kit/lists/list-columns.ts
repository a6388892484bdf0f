import type { TableColumn } from '@tessera/ui/table'
import { type ListState, listHref } from './list-state.ts'

export interface ListColumn<Row> extends Omit<TableColumn<Row>, 'sortHref' | 'sorted'> {
  /** The API's sort key; undefined if the column cannot be sorted. */
  sort?: string | undefined
}

/** The default sort: newest first, almost everywhere. */
export interface UsualSort {
  by: string
  isAscending: boolean
}

/** Pressing the sorted column reverses the order; numbers and dates start descending, text ascending. */
export function sortableColumns<Row>(
  columns: readonly ListColumn<Row>[],
  path: string,
  state: ListState,
  usual: UsualSort,
): TableColumn<Row>[] {
  const current = state.sort ?? usual
  return columns.map(({ sort, ...column }) => {
    if (!sort) return column
    const isCurrent = current.by === sort
    const isAscending = isCurrent ? !current.isAscending : !column.isNumber
    return {
      ...column,
      sortHref: listHref(path, state, { sort: { by: sort, isAscending } }),
      sorted: isCurrent ? (current.isAscending ? 'ascending' : 'descending') : undefined,
    }
  })
}

/** The sort options for phones, where the table has no headers. */
export function sortChoices<Row>(columns: readonly ListColumn<Row>[]): { value: string; label: string }[] {
  const both = columns.flatMap(({ sort, header }) =>
    sort
      ? [
          { value: sort, label: `${header}: ascending` },
          { value: `-${sort}`, label: `${header}: descending` },
        ]
      : [],
  )
  return [{ value: '', label: 'Default' }, ...both]
}
