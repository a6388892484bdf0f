import { mixColors, shiftColor } from '../color.ts'
import { createWorleyCell, findWorleyCell, smoothStep } from '../noise.ts'
import {
  type BlankFace,
  brightenTexel,
  colorAt,
  detailFade,
  glossOf,
  groundOf,
  paintOver,
  type Shader,
  setColor,
} from './blank-face.ts'
import { createNoiseRows } from './noise-rows.ts'

/** Inches across a crystal. */
const size = 0.15

/** Interlocked crystals: feldspar, smoky quartz, black mica in small books. */
export function graniteShader(blank: BlankFace): Shader {
  const ground = groundOf(blank)
  const feldspar = colorAt(blank, 1, (g) => shiftColor(g, 0.1))
  const mica = colorAt(blank, 2, (g) => shiftColor(g, -0.35))
  const quartz = mixColors(ground, mica, 0.24)
  const pale = mixColors(ground, feldspar, 0.55)
  const minerals = [ground, feldspar, ground, quartz, pale, pale, ground, mixColors(quartz, ground, 0.5)]
  const { seed, pixel } = blank
  const cell = createWorleyCell()
  const rows = createNoiseRows(blank)
  const bendsX = rows.fbm(6, 6, seed + 1, 2)
  const bendsY = rows.fbm(6, 6, seed + 2, 2)
  const flecks = rows.fbm(4.2, 4.6, seed + 3, 3, 0.75)
  const dots = rows.noise(17, 17, seed + 4)
  const drifts = rows.fbm(0.4, 0.4, seed + 5, 3)
  const veils = rows.noise(11, 11, seed + 6)
  const contrast = detailFade(size, pixel)
  const fine = detailFade(0.07, pixel)
  const gloss = glossOf(blank)
  return (x, y, texel) => {
    rows.moveTo(y)
    const i = texel.column
    const px = (x + blank.x) / size + (bendsX[i] ?? 0) * 0.6
    const py = (y + blank.y) / size + (bendsY[i] ?? 0) * 0.6
    findWorleyCell(px, py, seed + 9, cell)
    const drift = drifts[i] ?? 0
    setColor(texel, ground)
    paintOver(texel, minerals[cell.id & 7] ?? ground, 0.3 + 0.6 * contrast)
    // Each crystal is cloudy in its own way and darker where it meets the next.
    const own = ((cell.id >>> 5) & 255) / 255 - 0.5
    const seam = smoothStep(0.12, 0, cell.second - cell.near) * 0.09
    brightenTexel(texel, 1 + (own * 0.16 + (veils[i] ?? 0) * 0.06 - seam) * contrast)
    const fleck = smoothStep(0.36, 0.5, (flecks[i] ?? 0) + drift * 0.25) * (0.5 + 0.5 * detailFade(0.15, pixel))
    paintOver(texel, mica, fleck * 0.88)
    paintOver(texel, mica, smoothStep(0.5, 0.7, (dots[i] ?? 0) + drift * 0.2) * 0.7 * fine)
    brightenTexel(texel, 1 + drift * 0.05)
    texel.relief = 0
    texel.gloss = gloss
  }
}
