import { gradientNoise, randomAt, signedRandomAt, smoothStep } from '../noise.ts'

/** Input and output of vein lookups for one point. Fields are used because arguments would be heap-allocated. */
export interface Vein {
  /** Position along and across the veins before folding, inches. */
  along: number
  across: number
  /** Raggedness of the vein's edge here. */
  jag: number
  /** Results, each 0 to 1. */
  core: number
  haze: number
  /** 1 where the vein has the second color: iron, gold. */
  warm: number
}

export const createVein = (): Vein => ({ along: 0, across: 0, jag: 0, core: 0, haze: 0, warm: 0 })

export interface VeinHabit {
  /** Inches between veins. */
  spacing: number
  width: number
  /** Share of the veins that are there at all. */
  share: number
  /** Width of the gray haze beside a vein. */
  haze: number
  strength: number
  /** Raggedness of the edges in this set. */
  ragged: number
  /** Sine and cosine of the turn of this set against the main one. */
  cos: number
  sin: number
}

export type VeinRange = readonly [low: number, high: number]

/**
 * A set of near-parallel veins, whose position, strength and width vary along their length.
 * These values are computed once, every `step` inches, so that a pixel only looks them up.
 */
export interface VeinSet {
  spacing: number
  haze: number
  ragged: number
  cos: number
  sin: number
  pixel: number
  first: number
  start: number
  samples: number
  /** By vein: 1 if it is there, and the side it bleeds to. */
  isThere: Uint8Array
  warm: Float64Array
  bleed: Float64Array
  reach: Float64Array
  /** By vein and place along it. */
  place: Float32Array
  life: Float32Array
  width: Float32Array
}

const step = 0.35

export function createVeinSet(
  habit: VeinHabit,
  of: { along: VeinRange; across: VeinRange },
  pixel: number,
  seed: number,
): VeinSet {
  const { spacing, cos, sin } = habit
  const along = turnedRange(of.along, of.across, cos, sin)
  const across = turnedRange(of.across, of.along, cos, -sin)
  const first = Math.floor(across[0] / spacing) - 2
  const count = Math.ceil(across[1] / spacing) + 2 - first
  const samples = Math.ceil((along[1] - along[0]) / step) + 2
  const veins = (draw: (k: number) => number): Float64Array =>
    Float64Array.from({ length: count }, (_, i) => draw(first + i))
  const usual = (k: number): number => (0.3 + 1.15 * randomAt(k, 6, seed) ** 2) * habit.width
  const sheet: VeinSet = {
    spacing,
    haze: habit.haze,
    ragged: habit.ragged,
    cos: habit.cos,
    sin: habit.sin,
    pixel,
    first,
    start: along[0],
    samples,
    isThere: Uint8Array.from(veins((k) => (randomAt(k, 3, seed) < habit.share ? 1 : 0))),
    warm: veins((k) => smoothStep(0.45, 0.9, randomAt(k, 9, seed))),
    bleed: veins((k) => (randomAt(k, 8, seed) < 0.5 ? 1 : -1)),
    reach: veins((k) => Math.max(usual(k), pixel * 0.65) * (2 + 13 * habit.haze) + 0.8 * habit.haze),
    place: new Float32Array(count * samples),
    life: new Float32Array(count * samples),
    width: new Float32Array(count * samples),
  }
  for (let i = 0; i < count; i++) fillVein(sheet, i, usual(first + i), habit, seed)
  return sheet
}

/** The range of a rotated axis. */
function turnedRange([a, b]: VeinRange, [c, d]: VeinRange, cos: number, sin: number): VeinRange {
  const ends = [a * cos + c * sin, a * cos + d * sin, b * cos + c * sin, b * cos + d * sin]
  return [Math.min(...ends), Math.max(...ends)]
}

function fillVein(sheet: VeinSet, i: number, usual: number, { spacing, strength }: VeinHabit, seed: number): void {
  if (sheet.isThere[i] !== 1) return
  const k = sheet.first + i
  const home = k + 0.5 + signedRandomAt(k, 4, seed) * 0.3
  const vigour = randomAt(k, 5, seed) * 0.55 - 0.2
  for (let s = 0; s < sheet.samples; s++) {
    const along = sheet.start + s * step
    const at = i * sheet.samples + s
    sheet.place[at] = (home + gradientNoise(along * 0.05, k * 7.3, seed) * 0.45) * spacing
    sheet.life[at] = smoothStep(-0.45, 0.4, gradientNoise(along * 0.085, k * 3.7, seed + 13) + vigour) * strength
    const swell = 1 + 0.7 * gradientNoise(along * 0.4, k * 5.1, seed + 17)
    sheet.width[at] = usual * Math.max(0.15, swell)
  }
}

/** Adds the two nearest veins of a sheet. */
export function addVeins(sheet: VeinSet, vein: Vein): void {
  const across = vein.across * sheet.cos - vein.along * sheet.sin + vein.jag * sheet.ragged
  const i = Math.floor(across / sheet.spacing - 0.5) - sheet.first
  if (sheet.isThere[i] === 1) addVein(sheet, i, vein)
  if (sheet.isThere[i + 1] === 1) addVein(sheet, i + 1, vein)
}

function addVein(sheet: VeinSet, i: number, vein: Vein): void {
  const { place, life, width, pixel } = sheet
  const across = vein.across * sheet.cos - vein.along * sheet.sin + vein.jag * sheet.ragged
  const along = vein.along * sheet.cos + vein.across * sheet.sin
  const s = Math.max(0, Math.min(sheet.samples - 1.001, (along - sheet.start) / step))
  const floor = Math.floor(s)
  const at = i * sheet.samples + floor
  const f = s - floor
  const home = place[at] ?? 0
  const away = across - home - ((place[at + 1] ?? 0) - home) * f
  const far = Math.abs(away)
  const reach = (away * (sheet.bleed[i] ?? 1) > 0 ? 1 : 0.28) * (sheet.reach[i] ?? 1)
  if (far > reach) return
  const born = life[at] ?? 0
  const alive = born + ((life[at + 1] ?? 0) - born) * f
  if (alive <= 0) return
  const thin = width[at] ?? 0
  const wide = thin + ((width[at + 1] ?? 0) - thin) * f
  // Thinner than a pixel: as wide as one, and paler for it.
  const drawn = Math.max(wide, pixel * 0.65)
  const t = Math.max(0, 1 - (far / (drawn * 1.7)) ** 2)
  const core = t * t * alive * Math.min(1, 0.3 + (0.7 * wide) / drawn)
  const fall = 1 - far / reach
  const mist = fall * fall * fall * alive * sheet.haze * 0.72
  if (core > vein.core) {
    vein.core = core
    vein.warm = sheet.warm[i] ?? 0
  }
  vein.haze += mist - vein.haze * mist
}
