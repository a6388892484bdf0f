import { mixColors, saturateColor, shiftColor } from '../color.ts'
import { smoothStep } from '../noise.ts'
import { type BlankFace, brightenTexel, colorAt, groundOf, paintOver, type Shader, setColor } from './blank-face.ts'
import { grainViewOf } from './grain-view.ts'

/** Colour behind a clear depth: darker and greener at the rim, a bright line inside it, slow streaks. */
export function glassShader(blank: BlankFace): Shader {
  const ground = groundOf(blank)
  const deep = colorAt(blank, 1, (g) => saturateColor(shiftColor(g, -0.1, 0, -0.01), 1.15))
  const glow = shiftColor(mixColors(ground, [0.95, 1, 0.98], 0.28), 0.03)
  const { width, length } = blank
  const { rows, noise } = grainViewOf(blank)
  const wide = Math.min(0.3, Math.min(width, length) * 0.16)
  const streaks = noise(1.4, 0.12, 1, 2)
  const washes = noise(0.35, 0.35, 2, 2)
  const swells = noise(0.6, 0.6, 3)
  const isMatte = blank.surface.sheen === 'matte'
  return (x, y, texel) => {
    rows.moveTo(y)
    const i = texel.column
    const rim = Math.min(x, y, width - x, length - y)
    setColor(texel, ground)
    const streak = streaks[i] ?? 0
    paintOver(texel, glow, smoothStep(-0.3, 0.9, streak + (washes[i] ?? 0) * 0.6) * 0.34)
    paintOver(texel, deep, smoothStep(0.25, -0.9, streak) * 0.3)
    // Light enters at the upper left and leaves at the lower right.
    const corner = smoothStep(0, 1, (x / width + y / length) / 2)
    brightenTexel(texel, 0.95 + corner * 0.13)
    paintOver(texel, deep, smoothStep(wide, 0, rim) ** 2 * 0.75)
    paintOver(texel, glow, smoothStep(wide * 0.3, 0, Math.abs(rim - wide * 1.15)) * 0.3)
    texel.relief = (swells[i] ?? 0) * 0.004
    texel.gloss = isMatte ? 0.12 : 1
  }
}
