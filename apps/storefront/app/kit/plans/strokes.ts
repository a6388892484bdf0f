import { isSignature, maxStrokeCharacters } from '@tessera/domain/planning/signature'

/** The coordinate system of a signature, which is stored as an SVG path. */
export const signatureBox = { width: 600, height: 200 }

export interface StrokePoint {
  x: number
  y: number
}
export type Strokes = readonly (readonly StrokePoint[])[]

/** Points closer than this are dropped. */
const minDistance = 2.5
/** `L599.9 199.9` is the longest form of a point, so 1,666 of them fit. */
const maxPoints = Math.floor(maxStrokeCharacters / 'L599.9 199.9'.length)

const isFull = (strokes: Strokes): boolean => strokes.reduce((sum, { length }) => sum + length, 0) >= maxPoints

const clamp = (value: number, max: number): number => Math.round(Math.min(Math.max(value, 0), max) * 10) / 10

/** The pointer position in box coordinates, at any display size. */
export function pointIn(
  place: { left: number; top: number; width: number; height: number },
  x: number,
  y: number,
): StrokePoint {
  return {
    x: clamp(((x - place.left) / (place.width || 1)) * signatureBox.width, signatureBox.width),
    y: clamp(((y - place.top) / (place.height || 1)) * signatureBox.height, signatureBox.height),
  }
}

export const withStroke = (strokes: Strokes, point: StrokePoint): Strokes =>
  isFull(strokes) ? strokes : [...strokes, [point]]

/** Extends the stroke. Points too close are dropped, and so are points over the maximum. */
export function withPoint(strokes: Strokes, point: StrokePoint): Strokes {
  const current = strokes.at(-1)
  const last = current?.at(-1)
  if (!current || !last || isFull(strokes)) return strokes
  if (Math.hypot(point.x - last.x, point.y - last.y) < minDistance) return strokes
  return [...strokes.slice(0, -1), [...current, point]]
}

/** An SVG path such as `M12 40L14.5 42L20 60M100 40L…`. */
export const pathOf = (strokes: Strokes): string =>
  strokes.map((points) => points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')).join('')

/** The path to send; empty if it is only a dot, and then the typed name counts. */
export function signatureOf(strokes: Strokes): string {
  const path = pathOf(strokes)
  return isSignature(path) ? path : ''
}
