import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { commandOf, isTypedSign } from './grid-commands.ts'
import type { CellPlace } from './grid-model.ts'
import { clampPlace, movePlace } from './ranges.ts'
import type { GridWork } from './use-grid.ts'

const pageRows = 15

type GoTo = (place: CellPlace) => void

/** Handles the events of all cells at the table, so that a cell has no handler of its own. */
export const gridEvents = (grid: GridWork, goTo: GoTo) => ({
  onKeyDown: (event: KeyboardEvent<HTMLElement>) =>
    grid.typed === null ? pressKey(event, grid, goTo) : pressInField(event, grid, goTo),
  onBlur: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    if (target === fieldIn(currentTarget)) void endTyping(currentTarget, grid, true)
  },
  onPointerDown: (event: PointerEvent<HTMLElement>) => pressCell(event, grid, goTo),
  onPointerOver: ({ target, buttons, pointerType }: PointerEvent<HTMLElement>) => {
    const place = placeOf(target)
    if (place && buttons === 1 && pointerType === 'mouse' && grid.typed === null) grid.select(place, true)
  },
  onDoubleClick: ({ target }: MouseEvent<HTMLElement>) => {
    const place = placeOf(target)
    if (place && grid.typed === null && grid.columns[place.column]?.isEditable)
      grid.setTyped(grid.textAt(place.row, place.column))
  },
  onCopy: (event: ClipboardEvent) => copyCells(event, grid, false),
  onCut: (event: ClipboardEvent) => copyCells(event, grid, true),
  onPaste: (event: ClipboardEvent) => pasteCells(event, grid),
})

const fieldIn = (table: HTMLElement) => table.querySelector<HTMLInputElement>('.sheet-field')

/** The cell in which an event happened. */
function placeOf(target: EventTarget): CellPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const [row, column] = cell?.dataset.cell?.split(':').map(Number) ?? []
  return row === undefined || column === undefined ? undefined : { row, column }
}

/** Closes the field, once; its text goes into the selection or is forgotten. */
async function endTyping(table: HTMLElement, { typed, setTyped, commit }: GridWork, isTaken: boolean): Promise<void> {
  const field = fieldIn(table)
  if (typed === null || !field) return
  setTyped(null)
  if (isTaken) await commit(field.value)
}

function pressCell(event: PointerEvent<HTMLElement>, grid: GridWork, goTo: GoTo): void {
  const place = placeOf(event.target)
  if (!place || event.button !== 0 || event.target === fieldIn(event.currentTarget)) return
  void endTyping(event.currentTarget, grid, true)
  grid.select(place, event.shiftKey)
  goTo(place)
}

const fieldSteps: Readonly<Record<string, [rows: number, columns: number]>> = {
  Enter: [1, 0],
  Tab: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Escape: [0, 0],
}

/** Keys that end typing, and the one that saves; all others are the field's own. */
function pressInField(event: KeyboardEvent<HTMLElement>, grid: GridWork, goTo: GoTo): void {
  const step = Object.hasOwn(fieldSteps, event.key) ? fieldSteps[event.key] : undefined
  if (step) leaveField(event, step, grid, goTo)
  else if (commandOf(event) === 'save') saveTyped(event.currentTarget, grid, goTo)
  else return
  event.preventDefault()
  event.stopPropagation()
}

function leaveField(
  { currentTarget: table, key, shiftKey }: KeyboardEvent<HTMLElement>,
  [rows, columns]: readonly [rows: number, columns: number],
  grid: GridWork,
  goTo: GoTo,
): void {
  const { focus, size, range, select } = grid
  void endTyping(table, grid, key !== 'Escape')
  // a change of a whole selection leaves it selected
  const isRange = range.top !== range.bottom || range.left !== range.right
  const isStaying = key === 'Escape' || isRange
  const way = shiftKey ? -1 : 1
  const next = clampPlace({ row: focus.row + rows * way, column: focus.column + columns * way }, size)
  if (!isStaying) select(next)
  goTo(isStaying ? focus : next)
}

/** The text in work is saved with the others. */
function saveTyped(table: HTMLElement, grid: GridWork, goTo: GoTo): void {
  void endTyping(table, grid, true).then(grid.saveSoon)
  goTo(grid.focus)
}

function pressKey(event: KeyboardEvent, grid: GridWork, goTo: GoTo): void {
  const { focus, size, select, setTyped, textAt, columns } = grid
  const command = commandOf(event)
  const isFar = event.ctrlKey || event.metaKey
  const next = command ? undefined : movePlace(focus, event.key, { size, isFar, page: pageRows })
  if (next) {
    select(next, event.shiftKey)
    goTo(next)
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

function copyCells(event: ClipboardEvent, grid: GridWork, isCut: boolean): void {
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
