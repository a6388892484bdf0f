import { shiftColor } from '../color.ts'
import { smoothStep } from '../noise.ts'
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
import { createProfile } from './pressed-profile.ts'

/** One glaze: a breath of cloud, a little speckle when the palette asks for it, thinner at the edges. */
export function solidShader(blank: BlankFace): Shader {
  const ground = groundOf(blank)
  const gloss = glossOf(blank)
  const speck = blank.palette.length > 1 ? colorAt(blank, 1, (g) => shiftColor(g, -0.2)) : undefined
  const thin = shiftColor(ground, 0.035, 0.004)
  const { width, length, seed } = blank
  const speckShare = 0.3 + 0.7 * detailFade(0.05, blank.pixel)
  const wide = Math.min(width, length) * 0.09
  const rows = createNoiseRows(blank)
  const profileAt = createProfile(blank)
  const clouds = rows.fbm(0.45, 0.45, seed + 3, 3)
  const spots = rows.noise(9, 9, seed + 9)
  const dents = rows.noise(1.1, 1.1, seed + 5)
  return (x, y, texel) => {
    rows.moveTo(y)
    const cloud = clouds[texel.column] ?? 0
    setColor(texel, ground)
    brightenTexel(texel, 1 + cloud * (0.012 + 0.03 * blank.variation))
    const rim = Math.min(x, y, width - x, length - y)
    if (rim < wide * 1.4) paintOver(texel, thin, smoothStep(wide, 0, rim + cloud * wide * 0.4) * 0.5)
    if (speck) {
      const spot = spots[texel.column] ?? 0
      paintOver(texel, speck, smoothStep(0.58, 0.76, spot + 0.12 * cloud) * 0.75 * speckShare)
    }
    texel.relief = (cloud * 0.004 + (dents[texel.column] ?? 0) * 0.0016) * gloss + profileAt(x, y)
    texel.gloss = gloss
  }
}
