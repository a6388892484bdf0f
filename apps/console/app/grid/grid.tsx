import { classNames } from '@tessera/ui/class-names'
import { useHydrated } from '@tessera/ui/use-hydrated'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { GridBar, type RowAction } from './grid-bar.tsx'
import { gridEvents } from './grid-events.ts'
import type { CellPlace } from './grid-model.ts'
import { GridProblems } from './grid-problems.tsx'
import { groupRole, headerRole, rowRole } from './grid-roles.ts'
import { SheetRow } from './grid-row.tsx'
import { type GridWindow, indexesOf, rowPixels } from './grid-window.ts'
import { UnreadCells } from './unread-cells.tsx'
import { useColumnWidths } from './use-column-widths.ts'
import { type GridSource, type GridWork, useGrid } from './use-grid.ts'
import { useGridWindow } from './use-grid-window.ts'
import { useRowSlots } from './use-row-slots.ts'
import { useUnsavedWarning } from './use-unsaved-warning.ts'

interface Props extends GridSource {
  label: string
  /** A button for the row with the focus. */
  rowAction?: RowAction
}

/** Any table as a spreadsheet. Without script it is the plain table of its first rows. */
export function Grid({ label, rowAction, ...source }: Props) {
  const grid = useGrid(source)
  useUnsavedWarning(grid.edits.size > 0)
  return (
    <div className="grid gap-3">
      <GridBar grid={grid} rowAction={rowAction} />
      <GridTable label={label} grid={grid} firstRows={source.first.rows.length} />
      <GridProblems grid={grid} />
    </div>
  )
}

interface TableProps {
  label: string
  grid: GridWork
  firstRows: number
}

const noWidths: readonly number[] = []

function GridTable({ label, grid, firstRows }: TableProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { size, ensureRows, columns, longest, focus } = grid
  const widths = useColumnWidths(columns, longest, useHydrated())
  const windowed = useGridWindow(scroller, size.rows, widths ?? noWidths)
  const whole = { top: 0, bottom: Math.min(firstRows, size.rows) - 1, left: 0, right: size.columns - 1 }
  const drawn = widths ? windowed.drawn : whole
  const isReady = widths !== null
  useEffect(() => {
    if (isReady && drawn.bottom >= drawn.top) void ensureRows(drawn.top, drawn.bottom)
  }, [isReady, drawn.top, drawn.bottom, ensureRows])
  const goTo = useFocusedCell(scroller, focus, windowed.show)
  return (
    <>
      <UnreadCells grid={grid} goTo={goTo} />
      <div ref={scroller} className="sheet-scroll" onScroll={windowed.follow}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells are edited
          role="grid"
          className={classNames('sheet', isReady && 'is-placed')}
          style={widths ? placesOf(widths, size.rows, windowed.isWide) : undefined}
          aria-label={label}
          aria-rowcount={size.rows + 1}
          aria-colcount={size.columns}
          aria-multiselectable="true"
          {...gridEvents(grid, goTo)}
        >
          <GridHead grid={grid} goTo={goTo} />
          <GridBody grid={grid} drawn={drawn} isPlaced={isReady} />
        </table>
      </div>
    </>
  )
}

/** Columns of fixed widths: no row has to be laid out to know those of another. Few columns share the whole width. */
const placesOf = (widths: readonly number[], rows: number, isWide: boolean) => ({
  height: (rows + 1) * rowPixels,
  width: isWide ? widths.reduce((sum, width) => sum + width, 0) : undefined,
  gridTemplateColumns: widths.map((width) => (isWide ? `${width}px` : `minmax(${width}px, ${width}fr)`)).join(' '),
})

/**
 * Puts the focus on the cell that was gone to. Its row is always drawn. An effect after the paint came too early: that of
 * rows which had just arrived ran between the key and its own drawing, and focused the old cell.
 */
function useFocusedCell(
  scroller: RefObject<HTMLDivElement | null>,
  { row, column }: CellPlace,
  show: (place: CellPlace) => void,
): (place: CellPlace) => void {
  const wantsFocus = useRef(false)
  useLayoutEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    scroller.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)?.focus({ preventScroll: true })
  })
  return (place) => {
    wantsFocus.current = true
    show(place)
  }
}

function GridBody({ grid, drawn, isPlaced }: { grid: GridWork; drawn: GridWindow; isPlaced: boolean }) {
  const { columns, focus, range, marks, rowAt, typed } = grid
  const { top, bottom, left, right } = drawn
  const isKept = isPlaced && focus.row < grid.size.rows
  const tabRow = isKept || (focus.row >= top && focus.row <= bottom) ? focus.row : top
  const slots = useRowSlots(indexesOf(top, bottom, isKept ? focus.row : -1))
  return (
    <tbody {...groupRole}>
      {slots.map(({ id, index }) => {
        const row = rowAt(index)
        const isSelected = index >= range.top && index <= range.bottom
        return (
          <SheetRow
            key={id}
            index={index}
            row={row}
            columns={columns}
            left={left}
            right={right}
            isPlaced={isPlaced}
            marks={row && marks.get(row.key)}
            selectedFrom={isSelected ? range.left : 0}
            selectedTo={isSelected ? range.right : -1}
            focusColumn={index === focus.row ? focus.column : -1}
            tabColumn={index === tabRow ? focus.column : -1}
            typed={index === focus.row ? typed : null}
          />
        )
      })}
    </tbody>
  )
}

function GridHead({ grid, goTo }: { grid: GridWork; goTo(place: CellPlace): void }) {
  const { columns, size, selectRange } = grid
  return (
    <thead {...groupRole}>
      <tr {...rowRole} aria-rowindex={1}>
        {columns.map(({ key, label, isNumber }, column) => (
          <th
            key={key}
            scope="col"
            {...headerRole}
            aria-colindex={column + 1}
            className={isNumber ? 'text-end' : undefined}
            onClick={() => {
              selectRange({ row: size.rows - 1, column }, { row: 0, column })
              goTo({ row: 0, column })
            }}
          >
            {label}
          </th>
        ))}
      </tr>
    </thead>
  )
}
