import type { Geometry } from '../geometry.ts'
import type { Slot } from '../room.ts'
import type { Vec } from '../vector.ts'
import { type BoxOptions, box } from './box.ts'

/** A wall to build against: along it, up, and out into the room. */
export type Frame = (along: number, up: number, out: number) => Vec

/** Against the wall at the back, facing the camera. */
export const onBack =
  (back: number): Frame =>
  (along, up, out) => [along, up, back - out]

/** Against the left wall. */
export const onLeft =
  (left: number): Frame =>
  (along, up, out) => [left + out, up, along]

/** Against the right wall. */
export const onRight =
  (right: number): Frame =>
  (along, up, out) => [right - out, up, along]

type Spot = readonly [along: number, up: number, out: number]

export function block(geometry: Geometry, slot: Slot, frame: Frame, from: Spot, to: Spot, options?: BoxOptions): void {
  box(geometry, slot, frame(...from), frame(...to), options)
}
