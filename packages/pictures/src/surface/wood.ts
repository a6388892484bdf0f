import { mixColors, shiftColor } from '../color.ts'
import { gradientNoise, randomAt, seededDice, smoothStep, waveNoise } from '../noise.ts'
import {
  type BlankFace,
  brightenTexel,
  colorAt,
  detailFade,
  glossOf,
  groundOf,
  paintOver,
  type Shader,
} from './blank-face.ts'
import { createColorRamp, setRamp } from './color-ramp.ts'
import { createLookupLine, type LookupLine, lookupLineAt } from './lookup-line.ts'
import { createNoiseRows } from './noise-rows.ts'

/** The board's position in its log. Across and along the board, inches. */
interface Board {
  /** The pith, across. */
  heart: number
  /** Depth of the cut above the pith, and how it changes along the board. */
  depth: number
  rise: number
  ring: number
  /** Variation of the ring width over the years. */
  seasons: LookupLine
  knots: readonly Knot[]
}

interface Knot {
  across: number
  along: number
  radius: number
}

function boardOf(blank: BlankFace, width: number, length: number): Board {
  const roll = seededDice(blank.faceSeed)
  const isFlat = roll(1) < 0.62
  // A long board has room for a knot or two; a short piece of parquet is cut from clear wood.
  const room = Math.min(1, (width * length) / 250)
  const count = roll(2) < (0.2 + 0.5 * blank.variation) * room ? 1 + Math.floor(roll(3) * 1.6) : 0
  return {
    heart: width * (isFlat ? 0.25 + roll(4) * 0.5 : roll(5) < 0.5 ? -0.9 - roll(6) : 1.9 + roll(6)),
    depth: isFlat ? 0.5 + roll(7) * 1.4 : 0.3 + roll(7) * 0.6,
    rise: (isFlat ? 0.05 + roll(8) * 0.06 : 0.012) * (roll(9) < 0.5 ? 1 : -1),
    ring: 0.16 + seededDice(blank.seed)(3) * 0.09 + roll(10) * 0.05,
    seasons: createLookupLine(0, 400, 0.8, (rings) => waveNoise(rings * 0.31, blank.faceSeed + 5)),
    knots: Array.from({ length: count }, (_, k) => ({
      across: width * (0.15 + 0.7 * roll(20 + k)),
      along: length * (0.1 + 0.8 * roll(30 + k)),
      radius: 0.16 + 0.34 * roll(40 + k) ** 2,
    })),
  }
}

/** Distance from the pith, in rings. `bend` moves the heart, `dip` the cut, `shake` roughens the rings. */
function ringsAt(board: Board, across: number, along: number, bend: number, dip: number, shake: number): number {
  const { heart, depth, rise } = board
  const start = rise > 0 ? 0 : -rise * 60
  const cut = depth + start + rise * along + dip
  const off = across - heart + bend
  let far = Math.sqrt(off * off + cut * cut) + shake
  for (const knot of board.knots) {
    const dx = across - knot.across
    const dy = (along - knot.along) * 0.55
    const size = knot.radius * 2.6
    const near = (dx * dx + dy * dy) / (size * size)
    if (near < 6) far += Math.exp(-near) * knot.radius * 2.1
  }
  const rings = far / board.ring
  return rings + lookupLineAt(board.seasons, rings) * 0.8
}

/** Pale and slow in spring, dark and sudden in autumn. */
function latewoodShare(rings: number): number {
  const f = rings - Math.floor(rings)
  return f < 0.82 ? (f / 0.82) ** 2.4 : 1 - smoothStep(0.82, 1, f)
}

export function woodShader(blank: BlankFace): Shader {
  const isTall = blank.length >= blank.width
  const width = isTall ? blank.width : blank.length
  const length = isTall ? blank.length : blank.width
  const ground = groundOf(blank)
  const grain = colorAt(blank, 1, (g) => shiftColor(g, -0.13, 0.01))
  const knotColor = colorAt(blank, 2, () => shiftColor(grain, -0.14))
  const ramp = createColorRamp([
    [0, shiftColor(ground, 0.03)],
    [0.35, ground],
    [0.75, mixColors(ground, grain, 0.6)],
    [1, grain],
  ])
  const board = boardOf(blank, width, length)
  const gloss = glossOf(blank)
  const { pixel, faceSeed: seed } = blank
  const ringShare = 0.25 + 0.75 * detailFade(board.ring, pixel)
  const fibre = detailFade(0.04, pixel)
  const open = detailFade(0.028, pixel)
  const pore = colorAt(blank, 2, () => shiftColor(grain, -0.1))
  const years = Float32Array.from({ length: 256 }, (_, ring) => randomAt(ring, 5, seed))
  const rows = createNoiseRows(blank)
  const noise = (perAcross: number, perAlong: number, place: number, octaves = 1): Float32Array =>
    isTall ? rows.fbm(perAcross, perAlong, seed + place, octaves) : rows.fbm(perAlong, perAcross, seed + place, octaves)
  const bends = noise(0, 0.055, 1)
  const wiggles = noise(0, 0.19, 2)
  const dips = noise(0, 0.03, 4)
  const shakes = noise(0.9, 0.16, 3, 3)
  const streaks = noise(3.2, 0.09, 7)
  const strands = noise(21, 0.5, 8, 2)
  const poreRow = noise(52, 1.3, 9)
  const clouds = noise(0.3, 0.05, 12)
  return (x, y, texel) => {
    rows.moveTo(y)
    const i = texel.column
    const across = isTall ? x : y
    const along = isTall ? y : x
    const bend = (bends[i] ?? 0) * 0.55 + (wiggles[i] ?? 0) * 0.14
    const rings = ringsAt(board, across, along, bend, (dips[i] ?? 0) * 0.5, (shakes[i] ?? 0) * 0.16)
    const late = latewoodShare(rings)
    const year = years[Math.floor(rings) & 255] ?? 0.5
    const streak = streaks[i] ?? 0
    const strand = (strands[i] ?? 0) * fibre
    const tone = 0.26 + (late - 0.35) * (0.5 + 0.6 * year) * ringShare * 0.85 + streak * 0.12 + strand * 0.11
    setRamp(texel, ramp, tone)
    const pores = smoothStep(0.22, 0.6, (poreRow[i] ?? 0) + 0.18 - late * 0.3)
    paintOver(texel, pore, pores * 0.34 * open)
    texel.relief = -pores * 0.0016 * open + late * 0.0012
    texel.gloss = gloss * (1 - pores * 0.5)
    for (const knot of board.knots) drawKnot(texel, knot, across, along, seed, knotColor)
    brightenTexel(texel, 1 + 0.05 * (clouds[i] ?? 0))
  }
}

function drawKnot(
  texel: Parameters<Shader>[2],
  knot: Knot,
  across: number,
  along: number,
  seed: number,
  color: readonly [number, number, number],
): void {
  const dx = across - knot.across
  const dy = (along - knot.along) * 0.72
  const far = Math.sqrt(dx * dx + dy * dy)
  if (far > knot.radius * 3) return
  const ragged = far + 0.09 * knot.radius * gradientNoise(dx * 9, dy * 9, seed + 31)
  const inside = smoothStep(knot.radius * 1.06, knot.radius * 0.8, ragged)
  const ring = 0.5 + 0.5 * Math.sin((ragged / knot.radius) * 22)
  paintOver(texel, color, smoothStep(knot.radius * 2.6, knot.radius * 0.9, far) * 0.3)
  paintOver(texel, color, inside * (0.62 + 0.3 * ring))
  const crack = smoothStep(0.05, 0, Math.abs(dx + 0.3 * dy + 0.04 * gradientNoise(dy * 8, 0, seed + 32)))
  brightenTexel(texel, 1 - crack * inside * 0.45)
}
