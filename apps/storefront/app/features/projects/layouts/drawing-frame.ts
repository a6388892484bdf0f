import type { DrawnLayout } from '@tessera/domain/layout/layout'
import type { Point } from '@tessera/domain/layout/polygon'

/** The visible part of the plane, in inches. */
export interface DrawingFrame {
  left: number
  top: number
  width: number
  height: number
  /** The distance between two hatch lines. */
  step: number
}

const tallest = 0.95
const flattest = 0.45

/** Centers the room and limits the aspect ratio, so that a long, narrow room doesn't fill three screens. */
export function frameOf({ room: { bounds } }: DrawnLayout): DrawingFrame {
  const [wide, high] = [bounds.right - bounds.left, bounds.bottom - bounds.top]
  const width = Math.max(wide, high / tallest)
  const height = Math.max(high, width * flattest)
  const span = Math.max(width, height)
  return { left: (wide - width) / 2, top: (high - height) / 2, width, height, step: span / 70 }
}

/** The position of a point in percent of the frame, for SVG attributes. */
export const positionIn = ({ left, top, width, height }: DrawingFrame, [x, y]: Point): { x: string; y: string } => ({
  x: `${(((x - left) / width) * 100).toFixed(2)}%`,
  y: `${(((y - top) / height) * 100).toFixed(2)}%`,
})
