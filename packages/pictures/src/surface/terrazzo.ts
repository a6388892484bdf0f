import { mixColors, type Rgb, shiftColor } from '../color.ts'
import { smoothStep } from '../noise.ts'
import {
  type BlankFace,
  brightenTexel,
  detailFade,
  glossOf,
  groundOf,
  paintOver,
  type Shader,
  setColor,
  type Texel,
} from './blank-face.ts'
import { createChart, strewChips } from './chips.ts'
import { createNoiseRows, type NoiseRows } from './noise-rows.ts'

/** Smallest first: the large ones lie on top. */
const sizes = [
  { cell: 0.17, share: 0.75 },
  { cell: 0.42, share: 0.7 },
  { cell: 1.1, share: 0.62 },
] as const

/** Marble chips in cement, ground flat. */
export function terrazzoShader(blank: BlankFace): Shader {
  const ground = groundOf(blank)
  const named = blank.palette.slice(1)
  const stones =
    named.length > 0
      ? named
      : [shiftColor(ground, 0.12), shiftColor(ground, -0.25), mixColors(ground, [0.3, 0.2, 0.1], 0.5)]
  const { seed, pixel, seen } = blank
  // Chips one pixel wide have no visible corners: speckles replace them at a tenth of the cost.
  const isDrawn = (cell: number): boolean => cell > pixel * 2.6
  const chart = createChart(blank)
  const rows = createNoiseRows(blank)
  const specks = sizes.flatMap(({ cell }, i) =>
    isDrawn(cell) ? [] : [speckleTexel(rows, cell, seed + 20 + i, stones, pixel)],
  )
  sizes.forEach((size, i) => {
    if (isDrawn(size.cell)) strewChips(chart, blank, { ...size, seed: seed + i })
  })
  const sands = rows.noise(22, 22, seed + 11)
  const clouds = rows.fbm(0.7, 0.7, seed + 12, 3)
  const stoneClouds = rows.fbm(3.2, 4.1, seed + 13, 3)
  const sandShare = 0.05 * detailFade(0.045, pixel)
  const gloss = glossOf(blank)
  return (_x, y, texel) => {
    rows.moveTo(y)
    const i = texel.column
    const at = Math.floor((y - seen.top) / pixel) * chart.columns + i
    setColor(texel, ground)
    brightenTexel(texel, 1 + (clouds[i] ?? 0) * 0.025 + (sands[i] ?? 0) * sandShare)
    for (const speck of specks) speck(texel)
    const cover = Math.min(1, (chart.inside[at] ?? -1) / pixel + 0.5)
    if (cover > 0) layStone(texel, stones, chart.id[at] ?? 0, cover, stoneClouds[i] ?? 0)
    texel.relief = 0
    texel.gloss = gloss
  }
}

/** Crests of two noises in one stone, hollows in another. */
function speckleTexel(
  rows: NoiseRows,
  cell: number,
  seed: number,
  stones: readonly Rgb[],
  pixel: number,
): (texel: Texel) => void {
  const crests = rows.noise(1 / cell, 1.1 / cell, seed)
  const others = rows.noise(1.2 / cell, 1 / cell, seed + 7)
  const share = 0.25 + 0.6 * detailFade(cell * 0.5, pixel)
  const stone = (k: number): Rgb => stones[k % stones.length] ?? [1, 1, 1]
  return (texel) => {
    const crest = crests[texel.column] ?? 0
    const other = others[texel.column] ?? 0
    paintOver(texel, stone(crest > 0 ? 0 : 1), smoothStep(0.5, 0.7, Math.abs(crest)) * share)
    paintOver(texel, stone(other > 0 ? 2 : 3), smoothStep(0.52, 0.72, Math.abs(other)) * share)
  }
}

function layStone(texel: Texel, stones: readonly Rgb[], id: number, cover: number, cloud: number): void {
  paintOver(texel, stones[(id >>> 4) % stones.length] ?? [1, 1, 1], cover)
  const own = (((id >>> 12) & 255) / 255 - 0.5) * 0.16
  brightenTexel(texel, 1 + cover * (own + cloud * 0.13))
}
