import type { Relief } from './raster.ts'

/** Direction of the lamp: upper left, fairly high. */
const lampX = -0.42
const lampY = -0.5
const lampZ = 0.757

export interface LightingOptions {
  pixelsPerInch: number
  /** 1 is the true relief. */
  depth?: number
  /** 0 none, 1 a showroom window. */
  shine?: number
  /** Limits the lighting to covered pixels. */
  cover?: Float32Array
}

/** Lights a field in place: slope, a short cast shadow, and a soft window reflection on glossy surfaces. */
export function lightField(raster: Relief, { pixelsPerInch, depth = 1, shine = 1, cover }: LightingOptions): void {
  const { width, height, relief } = raster
  const scale = pixelsPerInch * 0.5 * depth
  for (let row = 0; row < height; row++) {
    const up = row > 0 ? -width : 0
    const down = row < height - 1 ? width : 0
    for (let column = 0; column < width; column++) {
      const at = row * width + column
      if (cover && cover[at] === 0) continue
      const left = column > 0 ? -1 : 0
      const right = column < width - 1 ? 1 : 0
      const sx = ((relief[at + right] ?? 0) - (relief[at + left] ?? 0)) * scale
      const sy = ((relief[at + down] ?? 0) - (relief[at + up] ?? 0)) * scale
      lightPixel(raster, at, sx, sy, column / width - 0.5, row / height - 0.5, shine)
    }
  }
}

function lightPixel(
  { data, gloss }: Relief,
  at: number,
  sx: number,
  sy: number,
  u: number,
  v: number,
  shine: number,
): void {
  const norm = 1 / Math.sqrt(1 + sx * sx + sy * sy)
  // Relative to flat, so that a flat face keeps its true color.
  const facing = Math.max(0, ((-sx * lampX - sy * lampY) / lampZ + 1) * norm)
  const diffuse = 0.42 + 0.58 * Math.min(1.7, facing)
  const shiny = (gloss[at] ?? 0) * shine
  const mirrored = shiny > 0.02 ? windowAt(sx + u * 0.022, sy + v * 0.022) * shiny : 0
  const i = at * 3
  data[i] = (data[i] ?? 0) * diffuse + mirrored
  data[i + 1] = (data[i + 1] ?? 0) * diffuse + mirrored
  data[i + 2] = (data[i + 2] ?? 0) * diffuse + mirrored
}

/**
 * The reflection on a glossy surface: a soft window for a small tilt to the light, a glint for a large one.
 * A flat surface reflects almost nothing, so black stays black.
 */
function windowAt(sx: number, sy: number): number {
  const lean = (sx + sy * 1.15) * 0.66
  const off = (sx * 1.15 - sy) * 9
  const near = (lean - 0.05) * 45
  const pane = 0.2 / (1 + near * near * near * near + off * off)
  return lean > 0.16 ? pane + Math.min(0.2, (lean - 0.16) * 0.6) : pane
}
