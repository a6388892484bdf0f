import { mixColors, shiftColor } from '../color.ts'
import { seededDice, smoothStep } from '../noise.ts'
import { type BlankFace, brightenTexel, colorAt, detailFade, groundOf, paintOver, type Shader } from './blank-face.ts'
import { createColorRamp, setRamp } from './color-ramp.ts'
import { createNoiseRows } from './noise-rows.ts'

/** Hand-dipped: glaze pools in the hollows, thins on the crests and at the rim, and mirrors a different sky each. */
export function zelligeShader(blank: BlankFace): Shader {
  const ground = groundOf(blank)
  const deep = colorAt(blank, 1, (g) => shiftColor(g, -0.09))
  const thin = shiftColor(mixColors(ground, [0.75, 0.68, 0.58], 0.14), 0.03)
  const ramp = createColorRamp([
    [0, deep],
    [0.45, ground],
    [0.8, mixColors(ground, thin, 0.5)],
    [1, thin],
  ])
  const { seed, faceSeed, pixel, width, length, variation } = blank
  const roll = seededDice(faceSeed)
  const short = Math.min(width, length)
  const wide = short * 0.14
  const tone = (roll(1) - 0.5) * (0.12 + 0.5 * variation)
  const rows = createNoiseRows(blank)
  // One or two hollows per piece, independent of its size.
  const slow = 1.7 / Math.max(1.6, short)
  const swell = 0.011 / slow
  const hollows = rows.noise(slow, slow, seed + 1)
  const dents = rows.noise(1.5, 1.5, seed + 2)
  const streaks = rows.fbm(0.7, 2.2, seed + 3, 3)
  const ripples = rows.noise(6.5, 6.5, seed + 6)
  const pins = rows.noise(10, 10, seed + 4)
  const fine = detailFade(0.07, pixel)
  const pit = shiftColor(deep, -0.16)
  return (x, y, texel) => {
    rows.moveTo(y)
    const i = texel.column
    const hollow = hollows[i] ?? 0
    const dent = dents[i] ?? 0
    const rim = Math.min(x, y, width - x, length - y)
    const edge = smoothStep(wide, 0, rim + dent * wide * 0.5)
    const streak = streaks[i] ?? 0
    setRamp(texel, ramp, 0.42 + tone + hollow * 0.24 + streak * 0.26 + dent * 0.1 + edge * 0.32)
    const pin = smoothStep(0.66, 0.8, pins[i] ?? 0) * fine
    paintOver(texel, pit, pin * 0.7)
    brightenTexel(texel, 1 + streak * 0.03)
    texel.relief = hollow * swell + dent * 0.0032 + (ripples[i] ?? 0) * 0.0002 - pin * 0.003
    texel.gloss = 0.95 - 0.4 * pin
  }
}
