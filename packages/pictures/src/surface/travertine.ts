import { mixColors, shiftColor } from '../color.ts'
import { smoothStep, waveNoise } from '../noise.ts'
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
import { grainViewOf } from './grain-view.ts'
import { createLookupLine, lookupLineAt } from './lookup-line.ts'

/** Cut with the bed: strata of many thicknesses, and pits that follow them. */
export function travertineShader(blank: BlankFace): Shader {
  const ground = groundOf(blank)
  const band = colorAt(blank, 1, (g) => shiftColor(g, -0.1, 0.012))
  const hollow = colorAt(blank, 2, () => shiftColor(band, -0.16))
  const ramp = createColorRamp([
    [0, band],
    [0.42, mixColors(ground, band, 0.3)],
    [0.68, ground],
    [1, shiftColor(ground, 0.035)],
  ])
  const { seed, pixel } = blank
  const { isTall, width, rows, noise } = grainViewOf(blank)
  const start = isTall ? blank.x : blank.y
  const strata = createLookupLine(start - 4, start + width + 4, Math.max(0.015, pixel * 0.6), (s) =>
    strataAt(s, seed, pixel),
  )
  const folds = noise(0.09, 0.045, 1, 3)
  const ripples = noise(0.9, 0.22, 2, 2)
  const clouds = noise(0.5, 0.16, 3, 3)
  const longPits = noise(4.6, 1.1, 4, 3)
  const smallPits = noise(11, 6, 5)
  const beds = noise(0.45, 0.07, 6)
  const crystals = noise(24, 20, 7)
  const fine = detailFade(0.06, pixel)
  const gloss = glossOf(blank)
  return (x, y, texel) => {
    rows.moveTo(y)
    const i = texel.column
    const across = (isTall ? x : y) + start
    const s = across + (folds[i] ?? 0) * 2.1 + (ripples[i] ?? 0) * 0.13
    setRamp(texel, ramp, 0.56 + lookupLineAt(strata, s) * 0.5 + (clouds[i] ?? 0) * 0.22)
    const bed = (beds[i] ?? 0) * 0.3
    const long = smoothStep(0.42, 0.54, (longPits[i] ?? 0) + bed) * (0.35 + 0.65 * detailFade(0.14, pixel))
    const small = smoothStep(0.5, 0.68, (smallPits[i] ?? 0) + bed * 1.3) * fine
    const pit = Math.max(long, small * 0.85)
    paintOver(texel, hollow, pit * 0.8)
    brightenTexel(texel, 1 + (crystals[i] ?? 0) * 0.02 * fine)
    texel.relief = -pit * 0.022
    texel.gloss = gloss * (1 - pit)
  }
}

/** Thick beds, thin beds, and now and then a dark line. */
function strataAt(s: number, seed: number, pixel: number): number {
  const thin =
    waveNoise(s * 5.3, seed + 23) * detailFade(0.19, pixel) * 0.26 +
    waveNoise(s * 13, seed + 24) * detailFade(0.08, pixel) * 0.16
  const line = smoothStep(0.82, 0.97, waveNoise(s * 3.1, seed + 25)) * -0.5
  return waveNoise(s * 0.55, seed + 21) * 0.5 + waveNoise(s * 1.7, seed + 22) * 0.4 + thin + line
}
