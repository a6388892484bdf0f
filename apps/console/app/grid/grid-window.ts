/** A row has one height, so that its place is known before it is loaded. */
export const rowPixels = 32
/** Rows and columns beyond the visible ones, so that a quick scroll shows text. */
const rowsBeyond = 12
const columnsBeyond = 1

/** The visible part of a grid: where it is scrolled to, and how large its frame is. */
export interface Viewport {
  top: number
  left: number
  width: number
  height: number
}

/** The rows and columns that are drawn, both ends included. */
export interface GridWindow {
  top: number
  bottom: number
  left: number
  right: number
}

/** Where each column begins, and after them where the last one ends. */
export function columnEdges(widths: readonly number[]): number[] {
  const edges = [0]
  for (const width of widths) edges.push((edges.at(-1) ?? 0) + width)
  return edges
}

export function windowOf({ top, left, width, height }: Viewport, rows: number, edges: readonly number[]): GridWindow {
  const columns = edges.length - 1
  const first = edges.findIndex((edge) => edge > left) - 1
  const after = edges.findIndex((edge) => edge >= left + width)
  return {
    top: clamp(Math.floor(top / rowPixels) - rowsBeyond, rows),
    bottom: Math.min(Math.ceil((top + height) / rowPixels) - 1 + rowsBeyond, rows - 1),
    left: first < 0 ? 0 : clamp(first - columnsBeyond, columns),
    right: after < 0 ? columns - 1 : clamp(after - 1 + columnsBeyond, columns),
  }
}

const clamp = (index: number, count: number): number => Math.max(0, Math.min(index, count - 1))

export const isSameWindow = (one: GridWindow, other: GridWindow): boolean =>
  one.top === other.top && one.bottom === other.bottom && one.left === other.left && one.right === other.right

/** The indexes of a window in their order, with one beyond it that has the focus and must stay. */
export function indexesOf(from: number, to: number, kept: number): number[] {
  const indexes = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
  if (kept < 0 || (kept >= from && kept <= to)) return indexes
  return kept < from ? [kept, ...indexes] : [...indexes, kept]
}

/** How far to scroll so that a stretch is visible between the edges of a frame. */
export function scrollToShow(scrolled: number, frame: number, from: number, to: number): number {
  if (from < scrolled) return from
  return to > scrolled + frame ? to - frame : scrolled
}
