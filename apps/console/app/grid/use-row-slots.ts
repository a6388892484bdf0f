import { useEffect, useState } from 'react'
import { fillSlots, type RowSlot, sortSlots } from './row-slots.ts'

const restMilliseconds = 200

/**
 * The rows to draw, in the order of their elements. While a grid scrolls, elements keep their order, because moving one
 * costs as much as making it; when it rests they get the order of the rows, in which a screen reader reads them.
 */
export function useRowSlots(wanted: readonly number[]): readonly RowSlot[] {
  const [kept, setKept] = useState<readonly RowSlot[]>(() => fillSlots([], wanted))
  const slots = fillSlots(kept, wanted)
  // before anything below is drawn
  if (slots !== kept) setKept(slots)
  useEffect(() => {
    if (sortSlots(slots) === slots) return undefined
    const timer = setTimeout(() => setKept(sortSlots), restMilliseconds)
    return () => clearTimeout(timer)
  }, [slots])
  return slots
}
