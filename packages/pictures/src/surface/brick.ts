import { mixColors, shiftColor } from '../color.ts'
import { seededDice, smoothStep } from '../noise.ts'
import {
  type BlankFace,
  brightenTexel,
  colorAt,
  detailFade,
  groundOf,
  octavesFor,
  paintOver,
  type Shader,
} from './blank-face.ts'
import { createColorRamp, setRamp } from './color-ramp.ts'
import { createNoiseRows } from './noise-rows.ts'

/** Clay out of a coal kiln: sand-struck, scorched at one end, bloomed with lime. */
export function brickShader(blank: BlankFace): Shader {
  const ground = groundOf(blank)
  const dark = colorAt(blank, 1, (g) => shiftColor(g, -0.12))
  const scorch = colorAt(blank, 2, () => shiftColor(dark, -0.16))
  const lime = mixColors(ground, [0.8, 0.76, 0.7], 0.6)
  const ramp = createColorRamp([
    [0, dark],
    [0.5, ground],
    [1, shiftColor(ground, 0.06, 0.012)],
  ])
  const { seed, pixel, faceSeed, variation } = blank
  const roll = seededDice(faceSeed)
  const burnt = -0.75 + roll(1) ** 2 * 1.2 * variation
  const limed = -0.5 + roll(2) ** 2 * 0.7 * variation
  const rows = createNoiseRows(blank)
  const tones = rows.fbm(0.35, 0.35, seed + 1, octavesFor(3, pixel, 5), 0.6)
  const burns = rows.fbm(0.28, 0.28, seed + 2, octavesFor(3, pixel, 5), 0.6)
  const limes = rows.fbm(0.8, 1.1, seed + 3, octavesFor(1.2, pixel, 5), 0.72)
  const coarse = rows.fbm(3.2, 3.2, seed + 4, octavesFor(0.3, pixel, 3))
  const sands = rows.noise(26, 26, seed + 5)
  const holes = rows.noise(6, 7, seed + 6)
  const fine = detailFade(0.05, pixel)
  return (_x, y, texel) => {
    rows.moveTo(y)
    const i = texel.column
    const rough = coarse[i] ?? 0
    setRamp(texel, ramp, 0.5 + (tones[i] ?? 0) * 0.55 + rough * 0.25)
    paintOver(texel, scorch, smoothStep(0.1, 0.65, (burns[i] ?? 0) + burnt + 0.45 + rough * 0.1) * 0.75)
    paintOver(texel, lime, smoothStep(0.2, 0.8, (limes[i] ?? 0) + limed + 0.12) * 0.55)
    const hole = smoothStep(0.55, 0.7, holes[i] ?? 0) * detailFade(0.1, pixel)
    const sand = (sands[i] ?? 0) * fine
    brightenTexel(texel, (1 + sand * 0.09) * (1 - hole * 0.35))
    texel.relief = rough * 0.012 + sand * 0.0035 - hole * 0.02
    texel.gloss = 0.02
  }
}
