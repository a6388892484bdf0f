import { gradientNoise, smoothStep } from './noise.ts'
import type { TileRecipe } from './recipe.ts'

export type PieceEdge = TileRecipe['edge']

/** Shape of a piece's rim. Inches. */
export interface EdgeForm {
  /** Width of the slope. */
  wide: number
  /** Depth at the rim. */
  deep: number
  /** 1 straight like a bevel, 2 round like a pillow. */
  round: number
  /** Irregularity of the outline. */
  ragged: number
  /** Tilt of the whole piece (lippage). */
  tilt: number
  /** Share of the rim with chipped glaze. */
  chips: number
  /** Darkness of the rim where boards meet without a joint. */
  seam: number
}

const forms: Record<PieceEdge, EdgeForm> = {
  sharp: { wide: 0.025, deep: 0.012, round: 1, ragged: 0, tilt: 0.0012, chips: 0, seam: 0 },
  bevel: { wide: 0.06, deep: 0.03, round: 1, ragged: 0, tilt: 0.0015, chips: 0, seam: 0 },
  soft: { wide: 0.1, deep: 0.03, round: 2, ragged: 0.006, tilt: 0.004, chips: 0, seam: 0 },
  handmade: { wide: 0.13, deep: 0.035, round: 2, ragged: 0.026, tilt: 0.018, chips: 0.4, seam: 0 },
}

/** At least a pixel and a half wide, so that the edge stays visible. */
export function edgeForm(edge: PieceEdge, pixel: number, shortSide: number, joint: number): EdgeForm {
  const form = forms[edge]
  const wide = Math.min(Math.max(form.wide, pixel * 1.5), shortSide * 0.2)
  const share = Math.min(1.6, wide / form.wide)
  const small = Math.min(1, shortSide / 2.5)
  return { ...form, wide, deep: form.deep * Math.sqrt(share), ragged: form.ragged * small, seam: joint > 0 ? 0 : 0.45 }
}

/** Height at a distance inside the rim: 0 on the face, −deep at the rim. */
export function fallAt({ wide, deep, round }: EdgeForm, inside: number): number {
  if (inside >= wide) return 0
  const t = 1 - Math.max(0, inside) / wide
  return -deep * (round === 1 ? t : t * t)
}

/** Brightness factor of the rim where boards meet. */
export const seamAt = ({ seam, wide }: EdgeForm, inside: number): number =>
  1 - seam * Math.max(0, 1 - Math.max(0, inside) / (wide * 0.7))

/** Irregularity of a hand-cut outline: slow drift plus fine nibbles. */
export const wanderAt = (x: number, y: number, seed: number): number =>
  gradientNoise(x * 0.9, y * 0.9, seed) * 0.7 + gradientNoise(x * 3.1, y * 3.1, seed + 1) * 0.45

/** Share of chipped glaze at a point of the rim, 0 to 1. */
export const chipAt = (x: number, y: number, inside: number, share: number, seed: number): number =>
  smoothStep(0.02, -0.015, inside - Math.max(0, gradientNoise(x * 4.5, y * 4.5, seed + 2) - 0.75 + share * 0.6) * 0.13)
