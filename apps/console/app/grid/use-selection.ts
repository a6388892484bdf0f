import { useState } from 'react'
import type { CellPlace } from './grid-model.ts'
import { clampPlace, type GridSize, rangeBetween } from './ranges.ts'

/** The cell with the focus, and the range from the cell where the selection began. */
export function useSelection(size: GridSize, start: CellPlace) {
  const [focus, setFocus] = useState(start)
  const [anchor, setAnchor] = useState(start)
  return {
    focus,
    range: rangeBetween(anchor, focus),
    select: (place: CellPlace, isExtended = false) => {
      const to = clampPlace(place, size)
      setFocus(to)
      if (!isExtended) setAnchor(to)
    },
    selectRange: (from: CellPlace, to: CellPlace) => {
      setAnchor(clampPlace(from, size))
      setFocus(clampPlace(to, size))
    },
  }
}

export type GridSelection = ReturnType<typeof useSelection>
