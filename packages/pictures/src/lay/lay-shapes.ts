import {
  arabesqueOutline,
  circleOutline,
  fishscaleOutline,
  insetOutline,
  type Outline,
  picketOutline,
} from '../outline.ts'
import type { LayField, LayPattern } from './lay-rows.ts'
import { latticeSpots, type PieceSpot } from './piece-layout.ts'

type Vector = readonly [number, number]

function layLattice(
  field: LayField,
  width: number,
  length: number,
  outline: Outline,
  a: Vector,
  b: Vector,
): LayPattern {
  const spots: PieceSpot[] = []
  const margin = Math.max(width, length)
  latticeSpots({ ...field, margin }, a, b, (x, y) => spots.push({ x, y, turn: 0, kind: 0 }))
  return { kinds: [{ width, length, outline }], spots }
}

/** Regular hexagons, points up. `width` from flat to flat. */
export function layHexagons(field: LayField, width: number, joint: number): LayPattern {
  const w = width + joint
  const tall = (2 * w) / Math.sqrt(3)
  const outline = insetOutline(picketOutline(w, tall, w / (2 * Math.sqrt(3))), joint / 2)
  return layLattice(field, width, (2 * width) / Math.sqrt(3), outline, [w, 0], [w / 2, (w * Math.sqrt(3)) / 2])
}

/** Long hexagons whose points make a right angle. */
export function layPickets(field: LayField, width: number, length: number, joint: number): LayPattern {
  const w = Math.min(width, length) + joint
  const l = Math.max(width, length) + joint
  const point = w / 2
  return layLattice(
    field,
    w - joint,
    l - joint,
    insetOutline(picketOutline(w, l, point), joint / 2),
    [w, 0],
    [w / 2, l - point],
  )
}

export function layArabesques(field: LayField, width: number, length: number, joint: number): LayPattern {
  const w = width + joint
  const l = length + joint
  return layLattice(field, width, length, insetOutline(arabesqueOutline(w, l), joint / 2), [w, 0], [w / 2, l / 2])
}

export function layFishscales(field: LayField, width: number, joint: number): LayPattern {
  const w = width + joint
  return layLattice(field, width, width, insetOutline(fishscaleOutline(w), joint / 2), [w, 0], [w / 2, w / 2])
}

/** Rounds in the closest packing; the grout between them is part of the look. */
export function layPennies(field: LayField, width: number, joint: number): LayPattern {
  const w = width + joint
  return layLattice(field, width, width, circleOutline(width), [w, 0], [w / 2, (w * Math.sqrt(3)) / 2])
}
