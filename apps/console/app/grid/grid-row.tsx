import { classNames } from '@tessera/ui/class-names'
import { Link } from '@tessera/ui/link'
import { memo } from 'react'
import { CellField } from './cell-field.tsx'
import type { GridColumn, GridRow } from './grid-model.ts'
import { rowRole } from './grid-roles.ts'
import { indexesOf, rowPixels } from './grid-window.ts'
import type { RowMarks } from './row-marks.ts'

interface Props {
  index: number
  /** Undefined until it is loaded. */
  row: GridRow | undefined
  columns: readonly GridColumn[]
  /** The columns that are drawn, both ends included. */
  left: number
  right: number
  /** Whether rows are placed by script; without it they follow each other. */
  isPlaced: boolean
  marks: RowMarks | undefined
  /** The selected columns, both ends included; the first is after the last if none is. */
  selectedFrom: number
  selectedTo: number
  /** The column with the focus, and the one in which Tab enters the grid; -1 in other rows. */
  focusColumn: number
  tabColumn: number
  /** The text with which typing began in the cell with the focus. */
  typed: string | null
}

/**
 * A row is drawn again only if one of these values changes: a scroll by ten rows draws ten, into the elements of those
 * that left. Its cells are plain elements, and the table hears their events.
 */
export const SheetRow = memo(function SheetRow(props: Props) {
  const { index, left, right, isPlaced, focusColumn } = props
  const shown = indexesOf(left, right, isPlaced ? focusColumn : -1)
  return (
    <tr {...rowRole} aria-rowindex={index + 2} style={isPlaced ? { top: (index + 1) * rowPixels } : undefined}>
      {shown.map((column, at) => drawCell(props, column, isPlaced && column !== (shown[at - 1] ?? -1) + 1))}
    </tr>
  )
})

/** A function and no component: 80 cells change with every step of a scroll. */
function drawCell(props: Props, at: number, isAfterGap: boolean) {
  const { index, columns, row, marks, focusColumn, selectedFrom, selectedTo, typed } = props
  const column = columns[at]
  if (!column) return null
  const { key, isNumber, isEditable } = column
  const { text = row?.cells[at] ?? '', problem } = marks?.get(key) ?? {}
  const isFocus = at === focusColumn
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles know it
    <td
      key={key}
      role={at === 0 ? 'rowheader' : 'gridcell'}
      data-cell={`${index}:${at}`}
      tabIndex={at === props.tabColumn ? 0 : -1}
      aria-colindex={at + 1}
      aria-selected={at >= selectedFrom && at <= selectedTo}
      aria-readonly={!isEditable || undefined}
      aria-invalid={problem ? true : undefined}
      title={problem}
      className={classNames(
        isNumber && 'tabular text-end',
        marks?.get(key)?.text !== undefined && 'is-edited',
        isFocus && 'is-focus',
      )}
      style={isAfterGap ? { gridColumnStart: at + 1 } : undefined}
    >
      {isFocus && typed !== null ? (
        <CellField text={typed} column={column} />
      ) : row?.href && at === 0 ? (
        <Link href={row.href} tabIndex={-1}>
          {text}
        </Link>
      ) : row ? (
        text
      ) : (
        '…'
      )}
    </td>
  )
}
