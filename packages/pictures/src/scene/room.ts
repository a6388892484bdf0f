import type { Geometry } from './geometry.ts'
import type { Vec } from './vector.ts'

/** The material of a surface. The palette defines its color. */
export type MaterialSlot =
  | 'product'
  | 'wall'
  | 'ceiling'
  | 'floor'
  | 'trim'
  | 'cabinet'
  | 'wood'
  | 'counter'
  | 'metal'
  | 'ceramic'
  | 'textile'
  | 'accent'
  | 'leaf'
  | 'soil'
  | 'dark'

export type RoomPalette = Readonly<Record<Exclude<MaterialSlot, 'product'>, string>>

export interface Camera {
  at: Vec
  /** Radians to the right of straight ahead. The camera stays level, so that verticals stay vertical. */
  yaw: number
  /** Half of the picture's width at distance 1. */
  halfWidth: number
  /** Distance of the picture's center below the horizon, in half heights, as with a shift lens. */
  drop: number
}

/** An opening towards the sky: a corner and two edges. Light comes in against u × v. */
export interface SkyOpening {
  at: Vec
  u: Vec
  v: Vec
}

export interface Sun {
  /** Towards the sun. */
  direction: Vec
  /** Tangent of the half angle: hazy suns are wide and their shadows soft. */
  spread: number
  strength: number
}

export interface Room {
  geometry: Geometry
  camera: Camera
  openings: readonly SkyOpening[]
  sun?: Sun
  /** Without a ceiling, the whole dome gives light. */
  isOpen: boolean
  /** Strength of the sky seen through the openings. */
  sky: number
  /** The palette used for baking comes first. */
  palettes: readonly RoomPalette[]
  /** Brightness factor after the automatic exposure. */
  exposure: number
}
