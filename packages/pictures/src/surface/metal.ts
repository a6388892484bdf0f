import { shift } from '../color.ts'
import { type Blank, brighten, colorAt, fade, groundOf, paintOver, type Shader, setColor } from './blank.ts'
import { grainwise } from './grainwise.ts'

/** Brushed along its length; the light lies in a band across the brushing. */
export function metal(blank: Blank): Shader {
  const ground = groundOf(blank)
  const shade = colorAt(blank, 1, (g) => shift(g, -0.14))
  const { pixel } = blank
  const { isTall, rows, length, noise } = grainwise(blank)
  const hairs = noise(38, 0.35, 1)
  const strokes = noise(11, 0.12, 2, 2)
  const bands = noise(0.5, 0.04, 3, 2)
  const isPolished = blank.surface.sheen === 'gloss'
  const fine = (isPolished ? 0.35 : 1) * fade(0.03, pixel)
  return (x, y, texel) => {
    rows.moveTo(y)
    const i = texel.column
    const along = (isTall ? y : x) / length
    const sheen = Math.sin(along * 5.2 + blank.faceSeed) * 0.5 + Math.sin(along * 11 + 2) * 0.2
    setColor(texel, ground)
    paintOver(texel, shade, Math.max(0, 0.25 - sheen * 0.35 + (bands[i] ?? 0) * 0.2))
    const brushed = (hairs[i] ?? 0) * 0.14 * fine + (strokes[i] ?? 0) * 0.09
    brighten(texel, 1 + brushed + Math.max(0, sheen) * 0.3)
    texel.relief = (hairs[i] ?? 0) * 0.0002 * fine
    texel.gloss = isPolished ? 0.9 : 0.45
  }
}
