import { fromHex, shiftColor } from './color.ts'
import { gradientNoise } from './noise.ts'
import type { Relief } from './raster.ts'

const side = 256

/** Sand grain, computed once as a small patch that repeats unnoticed under the pieces. */
const grain = Float32Array.from({ length: side * side }, (_, i) => {
  const x = i % side
  const y = Math.floor(i / side)
  return gradientNoise(x * 0.47, y * 0.47, 7001) * 0.6 + gradientNoise(x * 0.11, y * 0.11, 7002) * 0.5
})

/** Fills a field with grout, `depth` inches below the pieces. Without a joint it is the shadow between boards. */
export function pourGrout(field: Relief, color: string, joint: number, depth: number, pixelsPerInch: number): void {
  const { width, height, data, relief, gloss } = field
  const [r, g, b] = joint > 0 ? fromHex(color) : shiftColor(fromHex(color), -0.25)
  const rough = joint > 0 ? 0.07 * Math.min(1, pixelsPerInch / 30) : 0
  relief.fill(-depth)
  gloss.fill(0.02)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const sand = grain[(row % side) * side + (column % side)] ?? 0
      const at = row * width + column
      const lit = 1 + sand * rough
      data[at * 3] = r * lit
      data[at * 3 + 1] = g * lit
      data[at * 3 + 2] = b * lit
      relief[at] = -depth + sand * rough * 0.02
    }
  }
}
