import type { ReactNode } from 'react'
import { classNames } from './class-names.tsx'
import { ChevronDownIcon } from './icons.tsx'
import { Link } from './link.tsx'

export interface TableColumn<Row> {
  key: string
  header: string
  cell(row: Row): ReactNode
  /** Right-aligned. */
  isNumber?: boolean | undefined
  /** The cell that names its row, such as the order number. */
  isRowHeader?: boolean | undefined
  /** Link of the header; the sort order is part of the URL. */
  sortHref?: string | undefined
  sorted?: 'ascending' | 'descending' | undefined
  /** Its place in a two-line card on phones. Without places a card has a line per column. */
  card?: CardPlace | undefined
}

/** The link of the title makes the whole card tappable, except for `select` and `menu`. */
export type CardPlace = 'select' | 'title' | 'end' | 'note' | 'note-end' | 'menu' | 'hidden'

export interface TableProps<Row> {
  caption: string
  isCaptionShown?: boolean | undefined
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  keyOf(row: Row): string
}

const tableClass = 'data-table w-full border-collapse text-start'

/**
 * Rows become cards below 768 px, in the same reading order. Some browsers drop the table semantics when the layout
 * changes, so every part has an explicit role.
 */
export function Table<Row>({ caption, isCaptionShown = false, columns, rows, keyOf }: TableProps<Row>) {
  const hasCards = columns.some(({ card }) => card)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <table role="table" className={classNames(tableClass, hasCards && 'cards')}>
      <caption className={isCaptionShown ? 'pb-3 text-start font-display text-xl' : 'sr-only'}>{caption}</caption>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tr role="row">
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tbody role="rowgroup">
        {rows.map((row) => (
          // biome-ignore lint/a11y/noRedundantRoles: see above
          <tr role="row" key={keyOf(row)}>
            {columns.map((column) => (
              <BodyCell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function HeaderCell<Row>({ column: { header, isNumber, sortHref, sorted } }: { column: TableColumn<Row> }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <th role="columnheader" scope="col" aria-sort={sorted} className={classNames(isNumber && 'text-end')}>
      {sortHref ? (
        <Link href={sortHref} className="inline-flex min-h-6 items-center gap-1 no-underline hover:underline">
          {header}
          {sorted && <ChevronDownIcon className={classNames('size-3.5', sorted === 'ascending' && 'rotate-180')} />}
        </Link>
      ) : (
        header
      )}
    </th>
  )
}

function BodyCell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const common = {
    'data-label': column.header,
    'data-card': column.card,
    className: classNames(column.isNumber && 'tabular desktop-end'),
  }
  if (column.isRowHeader)
    return (
      // biome-ignore lint/a11y/noRedundantRoles: see above
      <th role="rowheader" scope="row" {...common}>
        {column.cell(row)}
      </th>
    )
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <td role="cell" {...common}>
      {column.cell(row)}
    </td>
  )
}
