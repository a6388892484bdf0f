import { mixColors, shiftColor } from '../color.ts'
import { seededDice, smoothStep } from '../noise.ts'
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
} from './blank-face.ts'
import { createColorRamp, setRamp } from './color-ramp.ts'
import { createNoiseRows } from './noise-rows.ts'

/** Split, not sawn: thin terraces, a silky grain, color that drifts between layers, rust stains. */
export function slateShader(blank: BlankFace): Shader {
  const ground = groundOf(blank)
  const second = colorAt(blank, 1, (g) => shiftColor(g, -0.06, -0.01))
  const rust = colorAt(blank, 2, () => second)
  const third = blank.palette[3] ?? shiftColor(mixColors(ground, second, 0.5), 0.05)
  const ramp = createColorRamp([
    [0, second],
    [0.4, ground],
    [0.7, mixColors(ground, third, 0.6)],
    [1, third],
  ])
  const { seed, pixel, variation } = blank
  const roll = seededDice(blank.faceSeed)
  const lean = (roll(1) - 0.5) * 0.6 * variation
  const rusty = (roll(2) - 0.9) * 0.8
  const rows = createNoiseRows(blank)
  const drifts = rows.fbm(0.13, 0.2, seed + 1, octavesFor(6, pixel, 5), 0.6)
  const clefts = rows.fbm(0.13, 0.22, seed + 2, octavesFor(6, pixel, 6), 0.55)
  const splits = rows.fbm(0.8, 1.3, seed + 3, octavesFor(1, pixel, 5), 0.62)
  const silks = rows.noise(7, 24, seed + 4)
  const stains = rows.fbm(0.24, 0.3, seed + 5, octavesFor(4, pixel, 6), 0.68)
  const fine = detailFade(0.05, pixel)
  const gloss = glossOf(blank) * 0.6
  const rustShare = blank.palette.length > 2 ? Math.min(1, variation * 1.4) * 0.8 : 0
  return (_x, y, texel) => {
    rows.moveTo(y)
    const i = texel.column
    const split = splits[i] ?? 0
    const level = ((clefts[i] ?? 0) + split * 0.07) * 6.5
    const floor = Math.floor(level)
    const step = smoothStep(0.86, 1, level - floor)
    const sheet = ((floor * 37) & 7) / 7 - 0.5
    setRamp(texel, ramp, 0.42 + (drifts[i] ?? 0) * 0.42 + lean + sheet * 0.16 + split * 0.12)
    const stain = smoothStep(0.02, 0.42, (stains[i] ?? 0) + rusty + sheet * 0.22)
    if (stain > 0) paintOver(texel, rust, stain * rustShare)
    const silk = (silks[i] ?? 0) * fine
    brightenTexel(texel, 1 + silk * 0.07 + split * 0.07)
    texel.relief = (floor + step) * 0.026 + split * 0.028 + silk * 0.0016
    texel.gloss = gloss
  }
}
