import { mix, shift } from '../color.ts'
import { createCell, smooth, worley } from '../noise.ts'
import { type Blank, brighten, colorAt, fade, glossOf, groundOf, paintOver, type Shader, setColor } from './blank.ts'
import { createRows } from './rows.ts'

/** Inches across a crystal. */
const size = 0.15

/** Interlocked crystals: feldspar, smoky quartz, black mica in small books. */
export function granite(blank: Blank): Shader {
  const ground = groundOf(blank)
  const feldspar = colorAt(blank, 1, (g) => shift(g, 0.1))
  const mica = colorAt(blank, 2, (g) => shift(g, -0.35))
  const quartz = mix(ground, mica, 0.24)
  const pale = mix(ground, feldspar, 0.55)
  const minerals = [ground, feldspar, ground, quartz, pale, pale, ground, mix(quartz, ground, 0.5)]
  const { seed, pixel } = blank
  const cell = createCell()
  const rows = createRows(blank)
  const bendsX = rows.fbm(6, 6, seed + 1, 2)
  const bendsY = rows.fbm(6, 6, seed + 2, 2)
  const flecks = rows.fbm(4.2, 4.6, seed + 3, 3, 0.75)
  const dots = rows.noise(17, 17, seed + 4)
  const drifts = rows.fbm(0.4, 0.4, seed + 5, 3)
  const veils = rows.noise(11, 11, seed + 6)
  const contrast = fade(size, pixel)
  const fine = fade(0.07, pixel)
  const gloss = glossOf(blank)
  return (x, y, texel) => {
    rows.moveTo(y)
    const i = texel.column
    const px = (x + blank.x) / size + (bendsX[i] ?? 0) * 0.6
    const py = (y + blank.y) / size + (bendsY[i] ?? 0) * 0.6
    worley(px, py, seed + 9, cell)
    const drift = drifts[i] ?? 0
    setColor(texel, ground)
    paintOver(texel, minerals[cell.id & 7] ?? ground, 0.3 + 0.6 * contrast)
    // Each crystal is cloudy in its own way and darker where it meets the next.
    const own = ((cell.id >>> 5) & 255) / 255 - 0.5
    const seam = smooth(0.12, 0, cell.second - cell.near) * 0.09
    brighten(texel, 1 + (own * 0.16 + (veils[i] ?? 0) * 0.06 - seam) * contrast)
    const fleck = smooth(0.36, 0.5, (flecks[i] ?? 0) + drift * 0.25) * (0.5 + 0.5 * fade(0.15, pixel))
    paintOver(texel, mica, fleck * 0.88)
    paintOver(texel, mica, smooth(0.5, 0.7, (dots[i] ?? 0) + drift * 0.2) * 0.7 * fine)
    brighten(texel, 1 + drift * 0.05)
    texel.relief = 0
    texel.gloss = gloss
  }
}
