import { fromHex, lightnessOf, mix, type Rgb, shift, toLab } from '../color.ts'
import { chance, hash, sway } from '../noise.ts'
import type { Surface } from '../recipe.ts'

/** One point of a face while it is being painted. */
export interface Texel {
  r: number
  g: number
  b: number
  /** Inches above the face. */
  relief: number
  gloss: number
  /** Which pixel of the row, for what was worked out a row at a time. */
  column: number
}

export type Shader = (x: number, y: number, texel: Texel) => void

export interface Seen {
  left: number
  top: number
  right: number
  bottom: number
}

/** An unpainted piece: what every look starts from. Inches throughout. */
export interface Blank {
  surface: Surface
  /** Of the product: what all faces share. */
  seed: number
  /** Of this face. */
  faceSeed: number
  width: number
  length: number
  /** Size of one pixel: what is finer than it must fade, not sparkle. */
  pixel: number
  /** Where in the quarry this face was cut. */
  x: number
  y: number
  /** The part that will be seen, inches from the upper left. */
  seen: Seen
  /** Shade variation as a share: 0 for V0, 1 for V4. */
  variation: number
  palette: readonly Rgb[]
}

export type Look = (blank: Blank) => Shader

/** Spread of lightness between the faces of one product, OKLab. */
const spread = [0.0008, 0.006, 0.013, 0.024, 0.042] as const
/** How far a face may lean towards the second colour. */
const lean = [0, 0.02, 0.06, 0.14, 0.3] as const

const count = 0x3fff

export function blankOf(
  surface: Surface,
  face: number,
  width: number,
  length: number,
  pixel: number,
  seen: Seen = { left: 0, top: 0, right: width, bottom: length },
): Blank {
  const { seed, variation } = surface
  // V0: every face is the same cut.
  const cut = variation === 0 ? 0 : face
  const faceSeed = hash(cut, 77, seed)
  return {
    surface,
    seed,
    faceSeed,
    width,
    length,
    pixel,
    seen,
    x: (hash(cut, 1, seed) & count) * 0.37,
    y: (hash(cut, 2, seed) & count) * 0.37,
    variation: variation / 4,
    palette: tonedPalette(surface, hash(face, 78, seed)),
  }
}

function tonedPalette({ palette, variation, look }: Surface, seed: number): Rgb[] {
  const colors = palette.map(fromHex)
  const [ground = fromHex('#cccccc'), second = ground] = colors
  // Stone varies by its veins more than by its ground.
  const far = spread[variation] * (look === 'marble' ? 0.55 : 1)
  // Two draws make a bell: most faces near the middle, a few outliers.
  const tone = (sway(1, 0, seed) + sway(2, 0, seed)) * far
  // A grey stone drifts between warm and cool; only what has colour drifts in hue.
  const chroma = Math.hypot(...toLab(ground).slice(1))
  const warmth = sway(3, 0, seed) * far * Math.min(0.3, 0.07 + chroma * 2)
  const redness = sway(4, 0, seed) * far * Math.min(0.2, chroma * 1.6)
  const leaning = chance(5, 0, seed) ** 2 * lean[variation]
  const moved = colors.map((color) => shift(color, tone, warmth, redness))
  const first = mix(moved[0] ?? ground, second, Math.abs(lightnessOf(ground) - lightnessOf(second)) > 0.3 ? 0 : leaning)
  return [first, ...moved.slice(1)]
}

/** Palette colour by place, with what to use where a product names fewer. */
export const colorAt = (blank: Blank, place: number, otherwise: (ground: Rgb) => Rgb): Rgb =>
  blank.palette[place] ?? otherwise(groundOf(blank))

export const groundOf = (blank: Blank): Rgb => blank.palette[0] ?? [0.6, 0.6, 0.6]

const glossBySheen = { matte: 0.06, satin: 0.3, gloss: 0.85 } as const
export const glossOf = (blank: Blank): number => glossBySheen[blank.surface.sheen]

export function paintOver(texel: Texel, [r, g, b]: Rgb, share: number): void {
  texel.r += (r - texel.r) * share
  texel.g += (g - texel.g) * share
  texel.b += (b - texel.b) * share
}

export function setColor(texel: Texel, [r, g, b]: Rgb): void {
  texel.r = r
  texel.g = g
  texel.b = b
}

export function brighten(texel: Texel, factor: number): void {
  texel.r *= factor
  texel.g *= factor
  texel.b *= factor
}

/** 1 while a detail of this size is larger than two pixels, 0 once it is under half a pixel. */
export const fade = (size: number, pixel: number): number => Math.min(1, Math.max(0, (size / pixel - 0.5) / 1.5))

/** Octaves of noise worth computing when the first has this wavelength. */
export const octavesFor = (wavelength: number, pixel: number, most: number): number =>
  Math.max(1, Math.min(most, Math.floor(Math.log2(wavelength / pixel))))
