import { mixColors, shiftColor } from '../color.ts'
import { randomAt } from '../noise.ts'
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
import { createNoiseRows } from './noise-rows.ts'

/** Threads to the inch. */
const threads = 9

/** Linen printed in relief: warp over weft, no two threads alike. */
export function textileShader(blank: BlankFace): Shader {
  const ground = groundOf(blank)
  const weft = colorAt(blank, 1, (g) => shiftColor(g, -0.08))
  const light = colorAt(blank, 2, (g) => shiftColor(g, 0.05))
  const { seed, pixel } = blank
  const rows = createNoiseRows(blank)
  const upright = rows.noise(threads * 1.1, 0.35, seed + 1)
  const level = rows.noise(0.35, threads * 1.1, seed + 2)
  const clouds = rows.fbm(0.22, 0.22, seed + 3, 4)
  const wanderX = rows.noise(0.5, 0.9, seed + 4)
  const wanderY = rows.noise(0.9, 0.5, seed + 5)
  const fibres = rows.noise(30, 30, seed + 6)
  const seenThreads = detailFade(1 / threads, pixel)
  const body = mixColors(ground, weft, 0.4)
  return (x, y, texel) => {
    rows.moveTo(y)
    const i = texel.column
    const u = (x + blank.x) * threads + (wanderX[i] ?? 0) * 0.5
    const v = (y + blank.y) * threads + (wanderY[i] ?? 0) * 0.5
    const column = Math.floor(u)
    const row = Math.floor(v)
    const isWarp = ((column + row) & 1) === 0
    const across = (isWarp ? u - column : v - row) - 0.5
    const along = (isWarp ? v - row : u - column) - 0.5
    const swell = (1 - across * across * 3) * (1 - along * along * 2.2)
    setColor(texel, body)
    paintOver(texel, isWarp ? ground : weft, seenThreads * 0.9)
    const own = (isWarp ? randomAt(column, 1, seed) : randomAt(row, 2, seed)) - 0.5
    const slub = (upright[i] ?? 0) * 0.5 + (level[i] ?? 0) * 0.5
    paintOver(texel, light, Math.max(0, slub + own * 0.5) * 0.55)
    brightenTexel(
      texel,
      1 +
        slub * 0.12 +
        own * 0.1 +
        (clouds[i] ?? 0) * 0.08 +
        (swell - 0.6) * 0.28 * seenThreads +
        (fibres[i] ?? 0) * 0.03,
    )
    texel.relief = swell * 0.009 * seenThreads
    texel.gloss = 0.03
  }
}
