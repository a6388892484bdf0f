import type { Geometry } from '../geometry.ts'
import type { MaterialSlot } from '../room.ts'
import type { Vec } from '../vector.ts'
import { addBox, type BoxOptions } from './box.ts'

/** A wall to build against: along it, up, and out into the room. */
export type WallFrame = (along: number, up: number, out: number) => Vec

/** Against the wall at the back, facing the camera. */
export const onBack =
  (back: number): WallFrame =>
  (along, up, out) => [along, up, back - out]

/** Against the left wall. */
export const onLeft =
  (left: number): WallFrame =>
  (along, up, out) => [left + out, up, along]

/** Against the right wall. */
export const onRight =
  (right: number): WallFrame =>
  (along, up, out) => [right - out, up, along]

type Spot = readonly [along: number, up: number, out: number]

export function addBlock(
  geometry: Geometry,
  slot: MaterialSlot,
  frame: WallFrame,
  from: Spot,
  to: Spot,
  options?: BoxOptions,
): void {
  addBox(geometry, slot, frame(...from), frame(...to), options)
}
