import { arabesque, circle, fishscale, inset, type Outline, picket } from '../outline.ts'
import { latticeSpots, type Spot } from './layout.ts'
import type { Field, Pattern } from './rows.ts'

type Vector = readonly [number, number]

function layLattice(field: Field, width: number, length: number, outline: Outline, a: Vector, b: Vector): Pattern {
  const spots: Spot[] = []
  const margin = Math.max(width, length)
  latticeSpots({ ...field, margin }, a, b, (x, y) => spots.push({ x, y, turn: 0, kind: 0 }))
  return { kinds: [{ width, length, outline }], spots }
}

/** Regular hexagons, points up. `width` from flat to flat. */
export function layHexagons(field: Field, width: number, joint: number): Pattern {
  const w = width + joint
  const tall = (2 * w) / Math.sqrt(3)
  const outline = inset(picket(w, tall, w / (2 * Math.sqrt(3))), joint / 2)
  return layLattice(field, width, (2 * width) / Math.sqrt(3), outline, [w, 0], [w / 2, (w * Math.sqrt(3)) / 2])
}

/** Long hexagons whose points make a right angle. */
export function layPickets(field: Field, width: number, length: number, joint: number): Pattern {
  const w = Math.min(width, length) + joint
  const l = Math.max(width, length) + joint
  const point = w / 2
  return layLattice(field, w - joint, l - joint, inset(picket(w, l, point), joint / 2), [w, 0], [w / 2, l - point])
}

export function layArabesques(field: Field, width: number, length: number, joint: number): Pattern {
  const w = width + joint
  const l = length + joint
  return layLattice(field, width, length, inset(arabesque(w, l), joint / 2), [w, 0], [w / 2, l / 2])
}

export function layFishscales(field: Field, width: number, joint: number): Pattern {
  const w = width + joint
  return layLattice(field, width, width, inset(fishscale(w), joint / 2), [w, 0], [w / 2, w / 2])
}

/** Rounds in the closest packing; the grout between them is part of the look. */
export function layPennies(field: Field, width: number, joint: number): Pattern {
  const w = width + joint
  return layLattice(field, width, width, circle(width), [w, 0], [w / 2, (w * Math.sqrt(3)) / 2])
}
