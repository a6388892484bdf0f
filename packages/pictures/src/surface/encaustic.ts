import { mixColors, shiftColor } from '../color.ts'
import { hashPoint, smoothStep } from '../noise.ts'
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
  setColor,
} from './blank-face.ts'
import { type Motif, motifNames, motifs } from './motifs.ts'
import { createNoiseRows } from './noise-rows.ts'

/** Colored cement pressed in a mold: slightly irregular edges, chalky colors, signs of wear. */
export function encausticShader(blank: BlankFace): Shader {
  const ground = groundOf(blank)
  const inks = [
    colorAt(blank, 1, (g) => shiftColor(g, -0.35)),
    colorAt(blank, 2, () =>
      mixColors(
        ground,
        colorAt(blank, 1, (g) => shiftColor(g, -0.35)),
        0.55,
      ),
    ),
    blank.palette[3] ?? ground,
  ] as const
  const motif = motifOf(blank)
  const { seed, pixel, width, length } = blank
  const rows = createNoiseRows(blank)
  const wobblesX = rows.fbm(1.1, 1.1, seed + 1, 2)
  const wobblesY = rows.fbm(1.1, 1.1, seed + 2, 2)
  const chalks = rows.fbm(0.5, 0.5, seed + 3, octavesFor(2, pixel, 4))
  const wears = rows.fbm(1.4, 1.4, seed + 4, octavesFor(0.7, pixel, 4))
  const sands = rows.noise(26, 26, seed + 5)
  const fine = detailFade(0.04, pixel)
  const half = Math.min(width, length) / 2
  const wobble = Math.min(0.006, 0.03 / half)
  const soft = Math.max((pixel / half) * 0.75, 0.004)
  const pale = mixColors(ground, [0.85, 0.82, 0.77], 0.5)
  const gloss = glossOf(blank)
  return (x, y, texel) => {
    rows.moveTo(y)
    const i = texel.column
    const u = (x - width / 2) / half + (wobblesX[i] ?? 0) * wobble
    const v = (y - length / 2) / half + (wobblesY[i] ?? 0) * wobble
    const distances = motif(u, v)
    setColor(texel, ground)
    const wear = wears[i] ?? 0
    const rest = 1 - 0.4 * smoothStep(0.35, 0.8, wear)
    for (let ink = 0; ink < 3; ink++) {
      const share = smoothStep(soft, -soft, distances[ink] ?? 1)
      const color = inks[ink]
      if (share > 0 && color) paintOver(texel, color, share * rest)
    }
    const rim = Math.min(x, y, width - x, length - y)
    if (rim < 0.3) paintOver(texel, pale, smoothStep(0.16, 0, rim + wear * 0.16) * 0.22)
    brightenTexel(texel, 1 + (chalks[i] ?? 0) * 0.07 + (sands[i] ?? 0) * 0.03 * fine)
    texel.relief = wear * 0.0012
    texel.gloss = gloss * 0.6
  }
}

function motifOf({ surface, seed }: BlankFace): Motif {
  const name = surface.motif ?? motifNames[hashPoint(1, 1, seed) % motifNames.length] ?? 'star'
  return motifs[name] ?? motifs.star ?? (() => [1, 1, 1])
}
