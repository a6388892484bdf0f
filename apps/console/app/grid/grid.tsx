import { useVirtualizer } from '@tanstack/react-virtual'
import { useHydrated } from '@tessera/ui/use-hydrated'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { GridBar, type RowAction } from './grid-bar.tsx'
import { GridCell } from './grid-cell.tsx'
import { commandOf, isTypedSign } from './grid-commands.ts'
import type { CellPlace } from './grid-model.ts'
import { GridProblems } from './grid-problems.tsx'
import { movePlace } from './ranges.ts'
import { type GridSource, type GridWork, useGrid } from './use-grid.ts'
import { useUnsavedWarning } from './use-unsaved-warning.ts'

/** A row has one height, so that its place is known before it is loaded. */
const rowPixels = 32
const pageRows = 15
/** Rows beyond the visible ones, so that a quick scroll shows text. */
const overscan = 12

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

function GridTable({ label, grid, firstRows }: TableProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)
  const isHydrated = useHydrated()
  const { size, ensureRows, focus } = grid
  const virtual = useVirtualizer({
    count: size.rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPixels,
    overscan,
  })
  const items = isHydrated ? virtual.getVirtualItems() : []
  const [top, bottom] = [items.at(0)?.index ?? 0, items.at(-1)?.index ?? Math.min(firstRows, size.rows) - 1]
  useEffect(() => {
    if (isHydrated && bottom >= top) void ensureRows(top, bottom)
  }, [isHydrated, top, bottom, ensureRows])
  useFocusedCell(scroller, wantsFocus, focus)
  const goTo = (row: number) => {
    wantsFocus.current = true
    if (row < top || row > bottom) virtual.scrollToIndex(row)
  }
  const rows = Array.from({ length: Math.max(0, bottom - top + 1) }, (_, at) => top + at)
  const tabRow = rows.includes(focus.row) ? focus.row : top
  return (
    <div ref={scroller} className="sheet-scroll">
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cells are edited
        role="grid"
        className="sheet"
        aria-label={label}
        aria-rowcount={size.rows + 1}
        aria-colcount={size.columns}
        aria-multiselectable="true"
        onKeyDown={(event) => pressKey(event, grid, goTo)}
        onCopy={(event) => copyCells(event, grid)}
        onCut={(event) => copyCells(event, grid, true)}
        onPaste={(event) => pasteCells(event, grid)}
      >
        <GridHead grid={grid} goTo={goTo} />
        <tbody>
          {top > 0 && <Spacer rows={top} columns={size.columns} />}
          {rows.map((row) => (
            <tr key={row} aria-rowindex={row + 2}>
              {grid.columns.map(({ key }, column) => (
                <GridCell key={key} grid={grid} row={row} column={column} isTabStop={row === tabRow} goTo={goTo} />
              ))}
            </tr>
          ))}
          {isHydrated && bottom < size.rows - 1 && <Spacer rows={size.rows - 1 - bottom} columns={size.columns} />}
        </tbody>
      </table>
    </div>
  )
}

/** Puts the focus on the cell that was gone to; its row may only be there after the scrolling. */
function useFocusedCell(
  scroller: RefObject<HTMLDivElement | null>,
  wantsFocus: RefObject<boolean>,
  { row, column }: CellPlace,
): void {
  useEffect(() => {
    if (!wantsFocus.current) return
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`)
    if (!cell) return
    wantsFocus.current = false
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
}

/** Stands for rows that are not drawn. */
const Spacer = ({ rows, columns }: { rows: number; columns: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
  <tr aria-hidden="true">
    <td colSpan={columns} style={{ height: rows * rowPixels, padding: 0 }} />
  </tr>
)

function GridHead({ grid, goTo }: { grid: GridWork; goTo(row: number): void }) {
  const { columns, size, selectRange } = grid
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map(({ key, label, isNumber }, column) => (
          <th
            key={key}
            scope="col"
            aria-colindex={column + 1}
            className={isNumber ? 'text-end' : undefined}
            onClick={() => {
              selectRange({ row: size.rows - 1, column }, { row: 0, column })
              goTo(0)
            }}
          >
            {label}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function pressKey(event: KeyboardEvent, grid: GridWork, goTo: (row: number) => void): void {
  if (grid.typed !== null) return
  const { focus, size, select, setTyped, textAt, columns } = grid
  const command = commandOf(event)
  const isFar = event.ctrlKey || event.metaKey
  const next = command ? undefined : movePlace(focus, event.key, { size, isFar, page: pageRows })
  if (next) {
    select(next, event.shiftKey)
    goTo(next.row)
  } else if (command === 'edit') {
    if (columns[focus.column]?.isEditable) setTyped(textAt(focus.row, focus.column))
  } else if (command) runCommand(command, grid)
  else if (isTypedSign(event) && event.key !== ' ' && columns[focus.column]?.isEditable) setTyped(event.key)
  else return
  event.preventDefault()
}

function runCommand(command: Exclude<ReturnType<typeof commandOf>, 'edit' | undefined>, grid: GridWork): void {
  const { size, focus, columns, selectRange } = grid
  const open = columns.findIndex(({ isEditable }) => isEditable)
  const firstOpen = Math.max(0, open)
  const commands = {
    clear: grid.clear,
    fillDown: grid.fillDown,
    fillRight: grid.fillRight,
    undo: grid.undo,
    redo: grid.redo,
    save: grid.saveAll,
    // from the first cell that can be typed into, so that the next key changes all of them
    selectAll: () => selectRange({ row: size.rows - 1, column: size.columns - 1 }, { row: 0, column: firstOpen }),
    selectColumn: () => selectRange({ row: size.rows - 1, column: focus.column }, { row: 0, column: focus.column }),
  }
  void commands[command]()
}

function copyCells(event: ClipboardEvent, grid: GridWork, isCut = false): void {
  if (grid.typed !== null) return
  event.preventDefault()
  event.clipboardData.setData('text/plain', grid.copy())
  if (isCut) void grid.clear()
}

function pasteCells(event: ClipboardEvent, grid: GridWork): void {
  if (grid.typed !== null) return
  event.preventDefault()
  void grid.paste(event.clipboardData.getData('text/plain'))
}
