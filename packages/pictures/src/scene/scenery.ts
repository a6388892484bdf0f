import type { Rgb } from '../color.ts'
import { finishes, type MaterialFinish, textureOf } from './materials.ts'
import { albedosOf, bounceOf, paletteOf } from './palette.ts'
import type { PlaneArea } from './product-field.ts'
import type { RoomLight } from './room-light.ts'
import type { RoomSight } from './sight.ts'
import type { Stage } from './stage.ts'
import type { Texture } from './texture.ts'
import type { Vec } from './vector.ts'

/** A room with its light, colors and product: everything needed to shade a pixel. */
export interface Scenery extends RoomSight {
  light: RoomLight
  albedos: readonly Rgb[]
  finishes: readonly (MaterialFinish | undefined)[]
  textures: readonly (Texture | undefined)[]
  bounce: Rgb
  product: SceneProduct
  /** Main direction of the daylight, for relief. */
  window: Vec
  exposure: number
}

/** The product's textures for near and far. */
export interface SceneProduct {
  near: Texture
  nearArea: PlaneArea
  far: Texture
  farArea: PlaneArea
  mean: Rgb
  /** Reflected share at normal incidence, for a gloss of 1. */
  mirror: number
  /** 0 a mirror, 1 chalk. */
  roughness: number
}

export function furnishRoom(stage: Stage, palette: number) {
  const { room, parts } = stage
  const colors = paletteOf(room, palette)
  return {
    albedos: albedosOf(room, palette),
    finishes: parts.map(({ slot }) => (slot === 'product' ? undefined : finishes[slot])),
    textures: parts.map(({ slot }) => textureOf(slot, colors)),
    bounce: bounceOf(room, palette),
  }
}
