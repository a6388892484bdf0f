import { classNames } from '@tessera/ui/class-names'
import { Link } from '@tessera/ui/link'
import { type KeyboardEvent, useRef } from 'react'
import { clampPlace, isInRange } from './ranges.ts'
import type { GridWork } from './use-grid.ts'

interface Props {
  grid: GridWork
  row: number
  column: number
  /** Whether Tab enters the grid in this row. */
  isTabStop: boolean
  goTo(row: number): void
}

/** One cell: its text, or the field in which it is typed. */
export function GridCell({ grid, row, column, isTabStop, goTo }: Props) {
  const { columns, focus, range, typed, rowAt, select, setTyped, isEdited, problemAt, textAt } = grid
  const { isNumber = false, isEditable = false } = columns[column] ?? {}
  const place = { row, column }
  const isFocus = focus.row === row && focus.column === column
  const isTyped = isFocus && typed !== null
  const problem = problemAt(row, column)
  const known = rowAt(row)
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles know it
    <td
      role={column === 0 ? 'rowheader' : 'gridcell'}
      data-cell={`${row}:${column}`}
      tabIndex={isTabStop && focus.column === column ? 0 : -1}
      aria-colindex={column + 1}
      aria-selected={isInRange(range, place)}
      aria-readonly={!isEditable || undefined}
      aria-invalid={problem ? true : undefined}
      title={problem}
      className={classNames(
        isNumber && 'tabular text-end',
        isEdited(row, column) && 'is-edited',
        isFocus && 'is-focus',
      )}
      onPointerDown={(event) => {
        if (isTyped || event.button !== 0) return
        select(place, event.shiftKey)
        goTo(row)
      }}
      onPointerEnter={({ buttons, pointerType }) => {
        if (buttons === 1 && pointerType === 'mouse') select(place, true)
      }}
      onDoubleClick={() => isEditable && setTyped(textAt(row, column))}
    >
      {isTyped ? (
        <CellField grid={grid} text={typed} goTo={goTo} />
      ) : known?.href && column === 0 ? (
        <Link href={known.href} tabIndex={-1}>
          {textAt(row, column)}
        </Link>
      ) : known ? (
        textAt(row, column)
      ) : (
        '…'
      )}
    </td>
  )
}

const steps: Readonly<Record<string, [rows: number, columns: number]>> = {
  Enter: [1, 0],
  Tab: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

function CellField({ grid, text, goTo }: { grid: GridWork; text: string; goTo(row: number): void }) {
  const { columns, focus, size, range, select, setTyped, commit } = grid
  const { label = '', options } = columns[focus.column] ?? {}
  const isRange = range.top !== range.bottom || range.left !== range.right
  const isDone = useRef(false)
  const end = (isTaken: boolean) => {
    // leaving the page's focus follows every end, and must not take the text again
    if (isDone.current) return
    isDone.current = true
    setTyped(null)
    if (isTaken) void commit(text)
  }
  const press = (event: KeyboardEvent) => {
    const [rows, across] = steps[event.key] ?? []
    if (event.key !== 'Escape' && rows === undefined) return
    end(event.key !== 'Escape')
    event.preventDefault()
    event.stopPropagation()
    // a change of a whole selection leaves it selected
    const isStaying = event.key === 'Escape' || isRange
    const step = event.shiftKey ? -1 : 1
    const next = clampPlace({ row: focus.row + (rows ?? 0) * step, column: focus.column + (across ?? 0) * step }, size)
    if (!isStaying) select(next)
    goTo(isStaying ? focus.row : next.row)
  }
  return (
    <>
      <input
        className="sheet-field"
        aria-label={label}
        value={text}
        list={options ? 'sheet-options' : undefined}
        // biome-ignore lint/a11y/noAutofocus: typing began in this cell
        autoFocus
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={press}
        onBlur={() => end(true)}
      />
      {options && (
        <datalist id="sheet-options">
          {options.map((option) => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
    </>
  )
}
