import { isSignature, longestStrokes } from '@tessera/domain/planning/signature'

/** The box a signature is drawn in; it travels as a path in it. */
export const box = { width: 600, height: 200 }

export interface Point {
  x: number
  y: number
}
export type Strokes = readonly (readonly Point[])[]

/** Points nearer than this say nothing new. */
const nearest = 2.5
/** `L599.9 199.9` is the longest a point can be: 1,666 of them can be sent. */
const mostPoints = Math.floor(longestStrokes / 'L599.9 199.9'.length)

const isFull = (strokes: Strokes): boolean => strokes.reduce((sum, { length }) => sum + length, 0) >= mostPoints

const clamp = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most) * 10) / 10

/** Where a pointer is, in the box, however large the box is shown. */
export function pointIn(
  place: { left: number; top: number; width: number; height: number },
  x: number,
  y: number,
): Point {
  return {
    x: clamp(((x - place.left) / (place.width || 1)) * box.width, box.width),
    y: clamp(((y - place.top) / (place.height || 1)) * box.height, box.height),
  }
}

export const withStroke = (strokes: Strokes, point: Point): Strokes =>
  isFull(strokes) ? strokes : [...strokes, [point]]

/** The line goes on; what is no further than a hair is left out, and nothing is drawn beyond what can be sent. */
export function withPoint(strokes: Strokes, point: Point): Strokes {
  const current = strokes.at(-1)
  const last = current?.at(-1)
  if (!current || !last || isFull(strokes)) return strokes
  if (Math.hypot(point.x - last.x, point.y - last.y) < nearest) return strokes
  return [...strokes.slice(0, -1), [...current, point]]
}

/** `M12 40L14.5 42L20 60M100 40L…`. */
export const pathOf = (strokes: Strokes): string =>
  strokes.map((points) => points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')).join('')

/** What is sent: a dot is no signature, the typed name counts then. */
export function signatureOf(strokes: Strokes): string {
  const path = pathOf(strokes)
  return isSignature(path) ? path : ''
}
