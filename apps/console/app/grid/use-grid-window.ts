import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CellPlace } from './grid-model.ts'
import {
  columnEdges,
  type GridWindow,
  isSameWindow,
  rowPixels,
  scrollToShow,
  type Viewport,
  windowOf,
} from './grid-window.ts'

/** Until the frame is measured, that of a desktop. */
const usual: Viewport = { top: 0, left: 0, width: 1200, height: 640 }

/** The head stays over the first row. */
const viewportOf = ({ scrollTop, scrollLeft, clientWidth, clientHeight }: HTMLElement): Viewport => ({
  top: scrollTop,
  left: scrollLeft,
  width: clientWidth,
  height: clientHeight - rowPixels,
})

interface WindowedGrid {
  drawn: GridWindow
  /** Whether the columns are wider than their frame. */
  isWide: boolean
  follow(): void
  show(place: CellPlace): void
}

/** Which rows and columns are drawn while a grid scrolls, and how to bring a cell into view. */
export function useGridWindow(
  scroller: RefObject<HTMLElement | null>,
  rows: number,
  widths: readonly number[],
): WindowedGrid {
  const [viewport, setViewport] = useState(usual)
  const edges = useMemo(() => columnEdges(widths), [widths])
  const drawn = windowOf(viewport, rows, edges)
  const follow = () => {
    const next = scroller.current && viewportOf(scroller.current)
    if (!next || isSameWindow(windowOf(next, rows, edges), drawn)) return
    // in the frame of the scroll, before it is painted
    flushSync(() => setViewport(next))
  }
  const followSize = useEffectEvent(() => {
    if (scroller.current) setViewport(viewportOf(scroller.current))
  })
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    const observer = new ResizeObserver(followSize)
    observer.observe(box)
    return () => observer.disconnect()
  }, [scroller])
  const show = ({ row, column }: CellPlace) => {
    const box = scroller.current
    if (!box) return
    const { top, left, width, height } = viewportOf(box)
    box.scrollTop = scrollToShow(top, height, row * rowPixels, (row + 1) * rowPixels)
    box.scrollLeft = scrollToShow(left, width, edges[column] ?? 0, edges[column + 1] ?? 0)
  }
  return { drawn, isWide: (edges.at(-1) ?? 0) > viewport.width, follow, show }
}
