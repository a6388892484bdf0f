import { fromHex, type Rgb, shiftColor, toLab } from '../color.ts'
import { fbm, gradientNoise } from '../noise.ts'
import type { Surface } from '../recipe.ts'
import { paintFace } from '../surface/paint-face.ts'
import type { MaterialSlot, RoomPalette } from './room.ts'
import { createTexture, type Texture } from './texture.ts'

/** Reflection and texture of a slot, apart from its color. */
export interface MaterialFinish {
  /** Reflected share at normal incidence. */
  mirror: number
  /** Metals reflect in their own color only. */
  isMetal?: boolean
  texture?: 'plaster' | 'wood' | 'stone' | 'weave' | 'boards'
}

export const finishes: Readonly<Record<Exclude<MaterialSlot, 'product'>, MaterialFinish>> = {
  wall: { mirror: 0, texture: 'plaster' },
  ceiling: { mirror: 0 },
  floor: { mirror: 0.02, texture: 'boards' },
  trim: { mirror: 0.012 },
  cabinet: { mirror: 0.014 },
  wood: { mirror: 0.012, texture: 'wood' },
  counter: { mirror: 0.03, texture: 'stone' },
  metal: { mirror: 0.75, isMetal: true },
  ceramic: { mirror: 0.045 },
  textile: { mirror: 0, texture: 'weave' },
  accent: { mirror: 0.012 },
  leaf: { mirror: 0.02 },
  soil: { mirror: 0 },
  dark: { mirror: 0.02 },
}

const textureCache = new Map<string, Texture>()

/** A texture is a factor on the palette's color, around 1. Painted once per process. */
export function textureOf(slot: MaterialSlot, palette: RoomPalette): Texture | undefined {
  if (slot === 'product') return undefined
  const kind = finishes[slot].texture
  if (!kind) return undefined
  const key = `${kind} ${kind === 'wood' || kind === 'boards' ? palette[slot] : ''}`
  const known = textureCache.get(key)
  if (known) return known
  const painted = painters[kind](palette[slot])
  textureCache.set(key, painted)
  return painted
}

const painters: Record<NonNullable<MaterialFinish['texture']>, (color: string) => Texture> = {
  plaster: () =>
    grainTexture(
      256,
      110,
      (x, y) => 1 + 0.018 * ringNoise(x, y, 256, 9, 1, 3) + 0.012 * ringNoise(x, y, 256, 40, 2, 2),
    ),
  stone: () =>
    grainTexture(256, 300, (x, y) => 1 + 0.05 * ringNoise(x, y, 256, 6, 3, 4) + 0.03 * ringNoise(x, y, 256, 60, 4, 1)),
  weave: () =>
    grainTexture(64, 900, (x, y) => 1 + 0.1 * Math.sin((x / 64) * 32 * Math.PI) * Math.sin((y / 64) * 32 * Math.PI)),
  wood: (color) => woodTexture(color, 8, 66, 4, 0.93),
  boards: (color) => woodTexture(color, 7, 66, 8, 0.5),
}

/** Tileable noise, sampled along a circle. */
function ringNoise(x: number, y: number, size: number, waves: number, seed: number, octaves: number): number {
  const fade = x / size
  const at = (px: number): number => fbm((px / size) * waves, (y / size) * waves, seed, octaves)
  const low = (px: number): number => fbm((px / size) * waves, ((y - size) / size) * waves, seed, octaves)
  const up = at(x) * (1 - fade) + at(x - size) * fade
  const down = low(x) * (1 - fade) + low(x - size) * fade
  return up * (1 - y / size) + down * (y / size)
}

function grainTexture(size: number, density: number, at: (x: number, y: number) => number): Texture {
  const data = new Float32Array(size * size * 3)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) data.fill(at(x, y), (y * size + x) * 3, (y * size + x) * 3 + 3)
  }
  return createTexture(data, size, size, 3, density)
}

/** Adjacent boards of the given size in inches, as a factor on their color. Grain runs along v. */
function woodTexture(color: string, width: number, length: number, boards: number, seam: number): Texture {
  const perInch = 9
  const [lightness] = toLab(fromHex(color))
  const surface: Surface = {
    seed: 4711,
    look: 'wood',
    palette: [color, hexOf(shiftColor(fromHex(color), -0.09 * lightness - 0.01, 0.004))],
    sheen: 'matte',
    variation: 2,
  }
  const mean = fromHex(color)
  const [w, h] = [Math.ceil(width * perInch), Math.ceil(length * perInch)]
  const data = new Float32Array(w * boards * h * 3)
  for (let board = 0; board < boards; board++) {
    const face = paintFace(surface, board, width, length, perInch)
    const slide = Math.floor((board * 0.381966 * h) % h)
    for (let row = 0; row < h; row++) {
      const isEnd = row === slide
      for (let column = 0; column < w; column++) {
        const joint = column === 0 || (isEnd && seam < 0.9) ? seam : 1
        const from = (((row + slide) % h) * w + column) * 3
        const to = (row * w * boards + board * w + column) * 3
        for (let channel = 0; channel < 3; channel++) {
          data[to + channel] = (joint * (face.data[from + channel] ?? 0)) / Math.max(0.01, mean[channel as 0 | 1 | 2])
        }
      }
    }
  }
  return createTexture(data, w * boards, h, 3, perInch * 39.37)
}

const hexOf = (color: Rgb): string =>
  `#${color
    .map((c) =>
      Math.round((c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Color variation of leaves and cloth. */
export const mottleFactor = (u: number, v: number, seed: number): number => 1 + 0.16 * gradientNoise(u * 3, v * 3, seed)
