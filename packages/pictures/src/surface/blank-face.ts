import { fromHex, lightnessOf, mixColors, type Rgb, shiftColor, toLab } from '../color.ts'
import { hashPoint, randomAt, signedRandomAt } from '../noise.ts'
import type { Surface } from '../recipe.ts'

/** One point of a face while it is being painted. */
export interface Texel {
  r: number
  g: number
  b: number
  /** Inches above the face. */
  relief: number
  gloss: number
  /** Pixel in the row, for values computed per row. */
  column: number
}

export type Shader = (x: number, y: number, texel: Texel) => void

export interface SeenArea {
  left: number
  top: number
  right: number
  bottom: number
}

/** An unpainted piece, the input of every look. All sizes in inches. */
export interface BlankFace {
  surface: Surface
  /** Seed of the product, shared by all faces. */
  seed: number
  /** Seed of this face. */
  faceSeed: number
  width: number
  length: number
  /** Size of one pixel: finer details must fade instead of aliasing. */
  pixel: number
  /** Offset of this face in the noise. */
  x: number
  y: number
  /** The visible part, in inches from the upper left. */
  seen: SeenArea
  /** Shade variation as a share: 0 for V0, 1 for V4. */
  variation: number
  palette: readonly Rgb[]
}

export type MakeShader = (blank: BlankFace) => Shader

/** Spread of lightness between the faces of one product, OKLab. */
const spread = [0.0008, 0.006, 0.013, 0.024, 0.042] as const
/** Maximum share of the second color in a face. */
const lean = [0, 0.02, 0.06, 0.14, 0.3] as const

const count = 0x3fff

export function blankFaceOf(
  surface: Surface,
  face: number,
  width: number,
  length: number,
  pixel: number,
  seen: SeenArea = { left: 0, top: 0, right: width, bottom: length },
): BlankFace {
  const { seed, variation, look } = surface
  // V0: every face is the same cut, except that no two pieces of a glaze have the same speckles
  const cut = variation === 0 && look !== 'solid' ? 0 : face
  return {
    surface,
    seed,
    faceSeed: hashPoint(cut, 77, seed),
    width,
    length,
    pixel,
    seen,
    x: (hashPoint(cut, 1, seed) & count) * 0.37,
    y: (hashPoint(cut, 2, seed) & count) * 0.37,
    variation: variation / 4,
    palette: tonedPalette(surface, hashPoint(face, 78, seed)),
  }
}

function tonedPalette({ palette, variation, look }: Surface, seed: number): Rgb[] {
  const colors = palette.map(fromHex)
  const [ground = fromHex('#cccccc'), second = ground] = colors
  // Stone varies by its veins more than by its ground.
  const far = spread[variation] * (look === 'marble' ? 0.55 : 1)
  // Two draws make a bell: most faces near the middle, a few outliers.
  const tone = (signedRandomAt(1, 0, seed) + signedRandomAt(2, 0, seed)) * far
  // Gray stone drifts between warm and cool; only saturated colors drift in hue.
  const chroma = Math.hypot(...toLab(ground).slice(1))
  const warmth = signedRandomAt(3, 0, seed) * far * Math.min(0.3, 0.07 + chroma * 2)
  const redness = signedRandomAt(4, 0, seed) * far * Math.min(0.2, chroma * 1.6)
  const leaning = randomAt(5, 0, seed) ** 2 * lean[variation]
  const moved = colors.map((color) => shiftColor(color, tone, warmth, redness))
  const first = mixColors(
    moved[0] ?? ground,
    second,
    Math.abs(lightnessOf(ground) - lightnessOf(second)) > 0.3 ? 0 : leaning,
  )
  return [first, ...moved.slice(1)]
}

/** Palette color by index, with a fallback for shorter palettes. */
export const colorAt = (blank: BlankFace, place: number, otherwise: (ground: Rgb) => Rgb): Rgb =>
  blank.palette[place] ?? otherwise(groundOf(blank))

export const groundOf = (blank: BlankFace): Rgb => blank.palette[0] ?? [0.6, 0.6, 0.6]

const glossBySheen = { matte: 0.06, satin: 0.3, gloss: 0.85 } as const
export const glossOf = (blank: BlankFace): number => glossBySheen[blank.surface.sheen]

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

export function brightenTexel(texel: Texel, factor: number): void {
  texel.r *= factor
  texel.g *= factor
  texel.b *= factor
}

/** 1 while a detail of this size is larger than two pixels, 0 once it is under half a pixel. */
export const detailFade = (size: number, pixel: number): number => Math.min(1, Math.max(0, (size / pixel - 0.5) / 1.5))

/** Octaves of noise worth computing when the first has this wavelength. */
export const octavesFor = (wavelength: number, pixel: number, most: number): number =>
  Math.max(1, Math.min(most, Math.floor(Math.log2(wavelength / pixel))))
