import type { GeometryPart } from './geometry.ts'
import type { Stage } from './stage.ts'

/**
 * The light in a room, baked once for all products: at every node the direct light from the sky, the direct light
 * from the sun, light from other surfaces (RGB), and light reflected by a half-gray product.
 */
export interface RoomLight {
  nodes: number
  /** Six numbers per node: sky, sun, bounce red, green, blue, product. */
  values: Float32Array
}

export const channels = 6

export const createRoomLight = (nodes: number): RoomLight => ({ nodes, values: new Float32Array(nodes * channels) })

/** The light at a point of a triangle. */
export function lightAt(stage: Stage, light: RoomLight, triangle: number, b: number, c: number, into: Float32Array) {
  const part = stage.parts[stage.partOf[triangle] ?? 0]
  if (!part) return
  if (part.columns === 0) return meshLight(stage, light, part.firstNode - part.firstVertex, triangle, b, c, into)
  // the first triangle of a rectangle has its corners at 00, 10, 11; the second at 00, 11, 01
  const isFirst = triangle === part.firstTriangle
  flatLight(light, part, isFirst ? b + c : b, isFirst ? c : b + c, into)
}

/** The light on a rectangle at shares of its edges. */
export function flatLight(
  { values }: RoomLight,
  part: GeometryPart,
  alongU: number,
  alongV: number,
  into: Float32Array,
): void {
  const { columns, rows, firstNode } = part
  const s = Math.min(columns - 1.001, Math.max(0, alongU * (columns - 1)))
  const t = Math.min(rows - 1.001, Math.max(0, alongV * (rows - 1)))
  const column = Math.floor(s)
  const row = Math.floor(t)
  const d = (s - column) * (t - row)
  const e = s - column - d
  const f = t - row - d
  const a = 1 - d - e - f
  const low = (firstNode + row * columns + column) * channels
  const high = low + columns * channels
  for (let channel = 0; channel < channels; channel++) {
    into[channel] =
      (values[low + channel] ?? 0) * a +
      (values[low + channels + channel] ?? 0) * e +
      (values[high + channel] ?? 0) * f +
      (values[high + channels + channel] ?? 0) * d
  }
}

function meshLight(
  { corners }: Stage,
  { values }: RoomLight,
  shift: number,
  triangle: number,
  b: number,
  c: number,
  into: Float32Array,
): void {
  const first = ((corners[triangle * 3] ?? 0) + shift) * channels
  const second = ((corners[triangle * 3 + 1] ?? 0) + shift) * channels
  const third = ((corners[triangle * 3 + 2] ?? 0) + shift) * channels
  const a = 1 - b - c
  for (let channel = 0; channel < channels; channel++) {
    into[channel] =
      (values[first + channel] ?? 0) * a + (values[second + channel] ?? 0) * b + (values[third + channel] ?? 0) * c
  }
}
