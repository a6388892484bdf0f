import type { DrawnLayout } from '@tessera/domain/layout/layout'
import type { Point } from '@tessera/domain/layout/polygon'

/** What of the plane is seen, in inches. */
export interface Frame {
  left: number
  top: number
  width: number
  height: number
  /** Between two lines of a hatch. */
  step: number
}

const tallest = 0.95
const flattest = 0.45

/** The room in the middle; a long and narrow one does not fill three screens. */
export function frameOf({ room: { bounds } }: DrawnLayout): Frame {
  const [wide, high] = [bounds.right - bounds.left, bounds.bottom - bounds.top]
  const width = Math.max(wide, high / tallest)
  const height = Math.max(high, width * flattest)
  const span = Math.max(width, height)
  return { left: (wide - width) / 2, top: (high - height) / 2, width, height, step: span / 70 }
}

/** Where a point is, in percent of the frame, as attributes of SVG take it. */
export const placeIn = ({ left, top, width, height }: Frame, [x, y]: Point): { x: string; y: string } => ({
  x: `${(((x - left) / width) * 100).toFixed(2)}%`,
  y: `${(((y - top) / height) * 100).toFixed(2)}%`,
})
