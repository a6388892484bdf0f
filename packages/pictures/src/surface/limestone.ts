import { mixColors, shiftColor } from '../color.ts'
import { smoothStep } from '../noise.ts'
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

/** Old sea floor: faint beds, fine oolite grain, shell fragments pale and dark, a brown seam now and then. */
export function limestoneShader(blank: BlankFace): Shader {
  const ground = groundOf(blank)
  const dark = colorAt(blank, 1, (g) => shiftColor(g, -0.09, 0.004))
  const shell = colorAt(blank, 2, (g) => shiftColor(g, 0.05))
  const ramp = createColorRamp([
    [0, mixColors(ground, dark, 0.9)],
    [0.5, ground],
    [1, shiftColor(ground, 0.035)],
  ])
  const { seed, pixel } = blank
  const rows = createNoiseRows(blank)
  const clouds = rows.fbm(0.12, 0.2, seed + 1, 2)
  const mottles = rows.fbm(0.8, 1.1, seed + 2, octavesFor(1.2, pixel, 5), 0.72)
  const grains = rows.noise(24, 24, seed + 3)
  const bits = rows.fbm(5, 5.6, seed + 4, 2)
  const scraps = rows.fbm(7.4, 6.6, seed + 5, 2)
  const patches = rows.fbm(0.5, 0.6, seed + 6, 2)
  const seams = rows.fbm(0.1, 0.3, seed + 8, octavesFor(3, pixel, 5))
  const fine = detailFade(0.1, pixel)
  const grainy = 0.045 * detailFade(0.04, pixel)
  const gloss = glossOf(blank)
  return (_x, y, texel) => {
    rows.moveTo(y)
    const i = texel.column
    const mottle = mottles[i] ?? 0
    setRamp(texel, ramp, 0.52 + (clouds[i] ?? 0) * 0.2 + mottle * 0.28)
    const patch = (patches[i] ?? 0) * 0.3
    paintOver(texel, shell, smoothStep(0.34, 0.5, (bits[i] ?? 0) + patch) * 0.7 * fine)
    const scrap = smoothStep(0.36, 0.52, (scraps[i] ?? 0) + patch) * fine
    paintOver(texel, dark, scrap * 0.55)
    const seam = seams[i] ?? 0
    paintOver(texel, dark, smoothStep(0.016, 0, Math.abs(seam + 0.3)) * 0.45)
    brightenTexel(texel, 1 + (grains[i] ?? 0) * grainy)
    texel.relief = mottle * 0.0012 - scrap * 0.003
    texel.gloss = gloss
  }
}
