/** The elements of a row, and the row that they show now. */
export interface RowSlot {
  id: number
  index: number
}

/**
 * Shows these rows: those that are shown stay where they are, the others take the elements of rows that are no longer
 * wanted. The same list if nothing changes.
 */
export function fillSlots(slots: readonly RowSlot[], wanted: readonly number[]): readonly RowSlot[] {
  const shown = new Set(slots.map(({ index }) => index))
  const missing = wanted.filter((index) => !shown.has(index))
  if (missing.length === 0 && slots.length === wanted.length) return slots
  const isWanted = new Set(wanted)
  const filled = slots.flatMap((slot) => {
    if (isWanted.has(slot.index)) return slot
    const index = missing.shift()
    return index === undefined ? [] : { id: slot.id, index }
  })
  const firstNew = Math.max(-1, ...slots.map(({ id }) => id)) + 1
  return [...filled, ...missing.map((index, at) => ({ id: firstNew + at, index }))]
}

/** In the order in which the rows are seen; the same list if they are. */
export const sortSlots = (slots: readonly RowSlot[]): readonly RowSlot[] =>
  slots.every(({ index }, at) => at === 0 || index > (slots[at - 1]?.index ?? -1))
    ? slots
    : slots.toSorted((one, other) => one.index - other.index)
