import type { Rgb } from '../color.ts'
import type { Light } from './light.ts'
import { type Finish, finishes, textureOf } from './materials.ts'
import { albedosOf, bounceOf, paletteOf } from './palette.ts'
import type { Area } from './product-field.ts'
import type { Sight } from './sight.ts'
import type { Stage } from './stage.ts'
import type { Texture } from './texture.ts'
import type { Vec } from './vector.ts'

/** A room with its light, colors and product: everything needed to shade a pixel. */
export interface Scenery extends Sight {
  light: Light
  albedos: readonly Rgb[]
  finishes: readonly (Finish | undefined)[]
  textures: readonly (Texture | undefined)[]
  bounce: Rgb
  product: Product
  /** Main direction of the daylight, for relief. */
  window: Vec
  exposure: number
}

/** The product's textures for near and far. */
export interface Product {
  near: Texture
  nearArea: Area
  far: Texture
  farArea: Area
  mean: Rgb
  /** Reflected share at normal incidence, for a gloss of 1. */
  mirror: number
  /** 0 a mirror, 1 chalk. */
  roughness: number
}

export function furnish(stage: Stage, palette: number) {
  const { room, parts } = stage
  const colors = paletteOf(room, palette)
  return {
    albedos: albedosOf(room, palette),
    finishes: parts.map(({ slot }) => (slot === 'product' ? undefined : finishes[slot])),
    textures: parts.map(({ slot }) => textureOf(slot, colors)),
    bounce: bounceOf(room, palette),
  }
}
