import { lightnessOf, mixColors, type Rgb, saturateColor, shiftColor } from '../color.ts'
import { fbm, seededDice } from '../noise.ts'
import {
  type BlankFace,
  brightenTexel,
  colorAt,
  detailFade,
  glossOf,
  groundOf,
  octavesFor,
  paintOver,
  type Shader,
  type Texel,
} from './blank-face.ts'
import { createColorRamp, setRamp } from './color-ramp.ts'
import { channelOf, createNoisePlane, locatePoint, type NoisePlane, readChannel } from './noise-plane.ts'
import { createNoiseRows } from './noise-rows.ts'
import { addVeins, createVein, createVeinSet, type VeinHabit, type VeinRange, type VeinSet } from './vein.ts'

interface Character extends Omit<VeinHabit, 'ragged' | 'cos' | 'sin'> {
  /** Strength of the folding, inches. */
  fold: number
  hair: number
  cloud: number
}

const feather = { spacing: 2.1, width: 0.07, share: 0.8, haze: 0.85, strength: 0.8, fold: 2.6, hair: 0.4, cloud: 1.1 }
const bold = { spacing: 5.2, width: 0.17, share: 0.75, haze: 0.75, strength: 1, fold: 3.4, hair: 0.4, cloud: 0.6 }
const lightning = { spacing: 4.6, width: 0.05, share: 0.62, haze: 0.1, strength: 1, fold: 2.8, hair: 0.6, cloud: 0.5 }
const network = { spacing: 2.4, width: 0.06, share: 0.85, haze: 0.3, strength: 0.9, fold: 2.6, hair: 0.9, cloud: 1.7 }

/** Carrara, Calacatta, Nero or Emperador, by the ground's lightness and its contrast to the vein. */
function characterOf(ground: number, vein: number): Character {
  if (ground < 0.36) return lightning
  if (ground < 0.66) return network
  return ground - vein > 0.3 ? bold : feather
}

/** Each point's position along and across the veins before folding, and its cloudiness. */
function foldedPlane(blank: BlankFace, { fold, cloud }: Character): NoisePlane {
  const roll = seededDice(blank.seed)
  const faceRoll = seededDice(blank.faceSeed)
  const lean = roll(11) < 0.5 ? 1 : -1
  const angle = lean * (0.45 + roll(12) * 0.5) + (faceRoll(1) - 0.5) * 0.9 * blank.variation
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const octaves = octavesFor(9, blank.pixel * 2, 4)
  const cloudOctaves = octavesFor(3, blank.pixel * 2, 3)
  const { seed } = blank
  return createNoisePlane(blank, 1.1, 3, (x, y, out) => {
    const px = x + blank.x
    const py = y + blank.y
    const wx = px + fbm(px * 0.1, py * 0.1, seed + 1, octaves) * fold
    const wy = py + fbm(px * 0.1 + 37, py * 0.1 + 11, seed + 2, octaves) * fold
    const along = wx * cos + wy * sin
    const across = wy * cos - wx * sin
    out[0] = along
    out[1] = across
    out[2] = 0.56 + cloud * 0.55 * fbm(along * 0.16, across * 0.34, seed + 41, cloudOctaves)
  })
}

/** The least and the greatest of a channel. */
function rangeOf(channel: Float32Array): VeinRange {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const value of channel) {
    low = Math.min(low, value)
    high = Math.max(high, value)
  }
  return [low - 1, high + 1]
}

/** The main set, a thinner one across it at 35° that ties it into a net, and hairlines between. */
function veinSetsOf(blank: BlankFace, habit: Character, plane: NoisePlane): VeinSet[] {
  const density = 1 + (seededDice(blank.faceSeed)(2) - 0.5) * 0.9 * blank.variation
  // A large slab shows a large figure.
  const grand = Math.max(1, Math.min(blank.width, blank.length) / 14) ** 0.7
  const spacing = (habit.spacing * grand) / density
  const main = { ...habit, spacing, width: habit.width * grand, ragged: 1, cos: 1, sin: 0 }
  const { strength, haze } = habit
  const sets: VeinHabit[] = [
    main,
    { ...main, spacing: spacing * 1.6, width: habit.width * 0.5, strength: strength * 0.55, cos: 0.82, sin: 0.57 },
    {
      ...main,
      spacing: spacing * 0.7,
      width: 0.018,
      share: 0.5,
      haze: haze * 0.2,
      strength: habit.hair,
      ragged: 2.5,
      cos: 0.94,
      sin: -0.34,
    },
  ]
  const ranges = { along: rangeOf(channelOf(plane, 0)), across: rangeOf(channelOf(plane, 1)) }
  return sets.map((set, i) => createVeinSet(set, ranges, blank.pixel, blank.seed + 5 + i))
}

export function marbleShader(blank: BlankFace): Shader {
  const ground = groundOf(blank)
  const dark = colorAt(blank, 1, (g) => shiftColor(g, lightnessOf(g) > 0.5 ? -0.25 : 0.4))
  const second = colorAt(blank, 2, () => mixColors(ground, dark, 0.75))
  const habit = characterOf(lightnessOf(ground), lightnessOf(dark))
  const plane = foldedPlane(blank, habit)
  const [alongs, acrosses, clouds] = [channelOf(plane, 0), channelOf(plane, 1), channelOf(plane, 2)]
  const sheets = veinSetsOf(blank, habit, plane)
  const { ramp, mist } = groundColors(ground, dark, habit)
  const gloss = glossOf(blank)
  const crystal = 0.014 * detailFade(0.03, blank.pixel)
  const rough = detailFade(0.3, blank.pixel) * 0.05
  const rows = createNoiseRows(blank)
  const bends = rows.noise(1.3, 1.3, blank.seed + 3)
  const teeth = rows.noise(3.7, 3.7, blank.seed + 4)
  const crystals = rows.noise(26, 26, blank.seed + 2)
  const vein = createVein()
  return (x, y, texel) => {
    rows.moveTo(y)
    locatePoint(plane, x, y)
    vein.along = readChannel(plane, alongs)
    vein.across = readChannel(plane, acrosses)
    vein.jag = (bends[texel.column] ?? 0) * 0.1 + (teeth[texel.column] ?? 0) * rough
    vein.core = vein.haze = vein.warm = 0
    for (const sheet of sheets) addVeins(sheet, vein)
    setRamp(texel, ramp, readChannel(plane, clouds) + (bends[texel.column] ?? 0) * 0.05 - vein.haze * 0.12)
    paintOver(texel, mist, vein.haze)
    if (vein.core > 0) paintBoth(texel, dark, second, vein.warm, vein.core)
    brightenTexel(texel, 1 + crystal * (crystals[texel.column] ?? 0))
    texel.relief = 0
    texel.gloss = gloss
  }
}

function groundColors(ground: Rgb, vein: Rgb, { cloud }: Character) {
  const isDark = lightnessOf(ground) < 0.5
  const ramp = createColorRamp([
    [0, mixColors(ground, vein, isDark ? 0.09 : 0.2 * cloud)],
    [0.5, ground],
    [1, shiftColor(ground, isDark ? -0.03 : 0.012)],
  ])
  return { ramp, mist: saturateColor(mixColors(ground, vein, isDark ? 0.25 : 0.42), 0.8) }
}

function paintBoth(texel: Texel, [r, g, b]: Rgb, [r2, g2, b2]: Rgb, t: number, share: number): void {
  texel.r += (r + (r2 - r) * t - texel.r) * share
  texel.g += (g + (g2 - g) * t - texel.g) * share
  texel.b += (b + (b2 - b) * t - texel.b) * share
}
