import { shiftColor } from '../color.ts'
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

/** Sun-dried and wood-fired: flashed with peach and rose, a pale heart, straw marks and lime pips. */
export function terracottaShader(blank: BlankFace): Shader {
  const ground = groundOf(blank)
  const dark = colorAt(blank, 1, (g) => shiftColor(g, -0.07, -0.002, 0.01))
  const pale = colorAt(blank, 2, (g) => shiftColor(g, 0.07, 0.006, -0.01))
  const ramp = createColorRamp([
    [0, dark],
    [0.45, ground],
    [1, pale],
  ])
  const { seed, pixel, width, length, variation } = blank
  const roll = seededDice(blank.faceSeed)
  const heartX = width * (0.25 + 0.5 * roll(1))
  const heartY = length * (0.25 + 0.5 * roll(2))
  const size = Math.hypot(width, length) * (0.3 + 0.3 * roll(3))
  const flash = (roll(4) - 0.4) * (0.3 + 0.9 * variation)
  const rows = createNoiseRows(blank)
  const clouds = rows.fbm(0.17, 0.17, seed + 1, octavesFor(6, pixel, 6), 0.62)
  const wipes = rows.fbm(0.6, 1.4, seed + 2, 3, 0.65)
  const coarse = rows.fbm(1.9, 1.9, seed + 3, octavesFor(0.5, pixel, 4), 0.7)
  const sands = rows.noise(24, 24, seed + 4)
  const pips = rows.noise(6, 6, seed + 5)
  const fine = detailFade(0.05, pixel)
  const gloss = glossOf(blank) * 0.8
  return (x, y, texel) => {
    rows.moveTo(y)
    const i = texel.column
    const dx = (x - heartX) / size
    const dy = (y - heartY) / size
    const heart = Math.max(0, 1 - dx * dx - dy * dy) * flash
    const rough = coarse[i] ?? 0
    setRamp(texel, ramp, 0.45 + (clouds[i] ?? 0) * 0.46 + (wipes[i] ?? 0) * 0.1 + heart * 0.45 + rough * 0.15)
    const pip = smoothStep(0.7, 0.82, pips[i] ?? 0) * detailFade(0.08, pixel)
    paintOver(texel, pale, pip * 0.5)
    const pit = smoothStep(-0.66, -0.8, pips[i] ?? 0) * detailFade(0.08, pixel)
    brightenTexel(texel, 1 + (sands[i] ?? 0) * 0.06 * fine - pit * 0.25)
    texel.relief =
      (clouds[i] ?? 0) * 0.012 + (wipes[i] ?? 0) * 0.003 + rough * 0.005 - pit * 0.012 + (sands[i] ?? 0) * 0.001 * fine
    texel.gloss = gloss
  }
}
