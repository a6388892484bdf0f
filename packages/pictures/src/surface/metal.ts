import { shiftColor } from '../color.ts'
import {
  type BlankFace,
  brightenTexel,
  colorAt,
  detailFade,
  groundOf,
  paintOver,
  type Shader,
  setColor,
} from './blank-face.ts'
import { grainViewOf } from './grain-view.ts'

/** Brushed along its length; the light lies in a band across the brushing. */
export function metalShader(blank: BlankFace): Shader {
  const ground = groundOf(blank)
  const shade = colorAt(blank, 1, (g) => shiftColor(g, -0.14))
  const { pixel } = blank
  const { isTall, rows, length, noise } = grainViewOf(blank)
  const hairs = noise(38, 0.35, 1)
  const strokes = noise(11, 0.12, 2, 2)
  const bands = noise(0.5, 0.04, 3, 2)
  const isPolished = blank.surface.sheen === 'gloss'
  const fine = (isPolished ? 0.35 : 1) * detailFade(0.03, pixel)
  return (x, y, texel) => {
    rows.moveTo(y)
    const i = texel.column
    const along = (isTall ? y : x) / length
    const sheen = Math.sin(along * 5.2 + blank.faceSeed) * 0.5 + Math.sin(along * 11 + 2) * 0.2
    setColor(texel, ground)
    paintOver(texel, shade, Math.max(0, 0.25 - sheen * 0.35 + (bands[i] ?? 0) * 0.2))
    const brushed = (hairs[i] ?? 0) * 0.14 * fine + (strokes[i] ?? 0) * 0.09
    brightenTexel(texel, 1 + brushed + Math.max(0, sheen) * 0.3)
    texel.relief = (hairs[i] ?? 0) * 0.0002 * fine
    texel.gloss = isPolished ? 0.9 : 0.45
  }
}
