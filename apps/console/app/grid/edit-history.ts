/** One changed cell: its row and column by key, what it said before and says now. */
export interface CellEdit {
  row: string
  column: string
  was: string
  text: string
}

/** Unsaved edits by cell, and the steps that led to them. */
export interface EditHistory {
  edits: ReadonlyMap<string, CellEdit>
  past: readonly ReadonlyMap<string, CellEdit>[]
  future: readonly ReadonlyMap<string, CellEdit>[]
}

export const noEdits: EditHistory = { edits: new Map(), past: [], future: [] }

export const cellKey = (row: string, column: string): string => JSON.stringify([row, column])

const maxSteps = 100

/** Makes edits as one step. A cell that says again what it said at first is no longer edited. */
export function makeEdits({ edits, past, future }: EditHistory, made: readonly CellEdit[]): EditHistory {
  const next = new Map(edits)
  for (const edit of made) {
    const key = cellKey(edit.row, edit.column)
    const was = next.get(key)?.was ?? edit.was
    if (edit.text === was) next.delete(key)
    else next.set(key, { ...edit, was })
  }
  if (isSame(next, edits)) return { edits, past, future }
  return { edits: next, past: [...past, edits].slice(-maxSteps), future: [] }
}

const isSame = (one: ReadonlyMap<string, CellEdit>, other: ReadonlyMap<string, CellEdit>): boolean =>
  one.size === other.size && [...one].every(([key, { text }]) => other.get(key)?.text === text)

export function undoEdits({ edits, past, future }: EditHistory): EditHistory {
  const before = past.at(-1)
  return before ? { edits: before, past: past.slice(0, -1), future: [edits, ...future] } : { edits, past, future }
}

export function redoEdits({ edits, past, future }: EditHistory): EditHistory {
  const [after, ...rest] = future
  return after ? { edits: after, past: [...past, edits], future: rest } : { edits, past, future }
}

/** Forgets saved cells; a save cannot be undone here. */
export function dropEdits({ edits }: EditHistory, saved: Iterable<string>): EditHistory {
  const left = new Map(edits)
  for (const key of saved) left.delete(key)
  return { edits: left, past: [], future: [] }
}
