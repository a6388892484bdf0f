import { Button } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { useHydrated } from '@tessera/ui/use-hydrated'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import { type FormEvent, useState } from 'react'
import { readNumberChange } from './arithmetic.ts'
import type { GridRow } from './grid-model.ts'
import { countCells } from './ranges.ts'
import type { GridWork } from './use-grid.ts'

export interface RowAction {
  label: string
  run(row: GridRow): void
}

/** The buttons for the selection, and the one that saves. */
export function GridBar({ grid, rowAction }: { grid: GridWork; rowAction: RowAction | undefined }) {
  const isHydrated = useHydrated()
  const { edits, unread, range, note, isSaving, canUndo, canRedo, undo, redo, saveAll, columns } = grid
  const count = edits.size - unread.size
  const focusRow = grid.rowAt(grid.focus.row)
  if (!isHydrated) return <p className="text-stone">Cells can be edited once the page has loaded its scripts.</p>
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <Button kind="primary" onClick={saveAll} disabled={count === 0} isBusy={isSaving}>
          {count === 0 ? 'Save' : `Save ${count.toLocaleString('en-US')} ${count === 1 ? 'change' : 'changes'}`}
        </Button>
        <Button onClick={undo} disabled={!canUndo}>
          Undo
        </Button>
        <Button onClick={redo} disabled={!canRedo}>
          Redo
        </Button>
        {rowAction && focusRow && <Button onClick={() => rowAction.run(focusRow)}>{rowAction.label}</Button>}
        {columns.some(({ isNumber, isEditable }) => isNumber && isEditable) && <ChangeBy grid={grid} />}
      </div>
      <p className="text-sm text-stone">
        <span aria-live="polite">{note || `${countCells(range).toLocaleString('en-US')} selected.`}</span>{' '}
        <VisuallyHidden>
          Arrow keys move, Shift and arrow keys select, Enter edits, Control C and V copy and paste, Control D fills
          down, Control Z undoes, Control S saves.
        </VisuallyHidden>
      </p>
    </div>
  )
}

function ChangeBy({ grid: { changeBy } }: { grid: GridWork }) {
  const [problem, setProblem] = useState<string | undefined>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = String(new FormData(event.currentTarget).get('change') ?? '')
    const change = readNumberChange(text)
    setProblem(change ? undefined : 'Enter a change such as +3% or -0.50.')
    if (change) void changeBy(change)
  }
  return (
    <form onSubmit={submit} className="flex items-end gap-2">
      <TextField
        label="Change selected by"
        name="change"
        placeholder="+3%"
        error={problem}
        autoComplete="off"
        size={8}
      />
      <Button type="submit">Change</Button>
    </form>
  )
}
