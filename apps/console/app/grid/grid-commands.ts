/** Keys that do something to the selection. */
export type GridCommand =
  | 'edit'
  | 'clear'
  | 'fillDown'
  | 'fillRight'
  | 'selectAll'
  | 'selectColumn'
  | 'undo'
  | 'redo'
  | 'save'

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

const plainKeys: Readonly<Record<string, GridCommand>> = {
  Enter: 'edit',
  F2: 'edit',
  Delete: 'clear',
  Backspace: 'clear',
}

const controlKeys: Readonly<Record<string, GridCommand>> = {
  a: 'selectAll',
  d: 'fillDown',
  r: 'fillRight',
  s: 'save',
  y: 'redo',
  z: 'undo',
  ' ': 'selectColumn',
}

const find = (table: Readonly<Record<string, GridCommand>>, key: string): GridCommand | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** The command of a key press; undefined for keys that move, type or belong to the browser. */
export function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Press): GridCommand | undefined {
  if (altKey) return undefined
  if (!ctrlKey && !metaKey) return find(plainKeys, key)
  if (shiftKey && key.toLowerCase() === 'z') return 'redo'
  return shiftKey ? undefined : find(controlKeys, key.toLowerCase())
}

/** A key that starts typing into the cell. */
export const isTypedSign = ({ key, ctrlKey, metaKey, altKey }: Press): boolean =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey
