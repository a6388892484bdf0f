import { mixColors, type Rgb } from '../color.ts'
import type { Texel } from './blank-face.ts'

/** Colors premixed in OKLab, so that a pixel costs a lookup and no cube root. */
export type ColorRamp = Float32Array

const steps = 256

export function createColorRamp(stops: readonly (readonly [at: number, color: Rgb])[]): ColorRamp {
  const ramp = new Float32Array((steps + 1) * 3)
  for (let i = 0; i <= steps; i++) ramp.set(colorAt(stops, i / steps), i * 3)
  return ramp
}

function colorAt(stops: readonly (readonly [number, Rgb])[], t: number): Rgb {
  const after = stops.findIndex(([at]) => at >= t)
  const [lastAt, last] = stops.at(after < 0 ? -1 : after) ?? [0, [0, 0, 0] as Rgb]
  const [firstAt, first] = after > 0 ? (stops[after - 1] ?? [lastAt, last]) : [lastAt, last]
  return lastAt === firstAt || after < 0 ? last : mixColors(first, last, (t - firstAt) / (lastAt - firstAt))
}

export function setRamp(texel: Texel, ramp: ColorRamp, t: number): void {
  const at = Math.min(1, Math.max(0, t)) * steps
  const i = Math.floor(at) * 3
  const f = at - Math.floor(at)
  const r = ramp[i] ?? 0
  const g = ramp[i + 1] ?? 0
  const b = ramp[i + 2] ?? 0
  texel.r = r + ((ramp[i + 3] ?? r) - r) * f
  texel.g = g + ((ramp[i + 4] ?? g) - g) * f
  texel.b = b + ((ramp[i + 5] ?? b) - b) * f
}
