import { fromHex, lightnessOf, mixColors, type Rgb, shiftColor } from '../color.ts'
import type { Paint } from '../draw/canvas.ts'

export const ink = fromHex('#1f1b16')
export const white = fromHex('#fdfcf9')
export const label = fromHex('#faf8f3')
export const steel = fromHex('#c3c6c8')

const scaleColor = ([r, g, b]: Rgb, by: number): Rgb => [r * by, g * by, b * by]

/** Light on an upright cylinder, brightest a third of the way from the lit side. */
export const cylinderPaint =
  (color: Rgb, left: number, right: number): Paint =>
  (x) =>
    scaleColor(color, cylinderLight((x - left) / (right - left)))

/** Light on a lying cylinder. */
export const lyingCylinderPaint =
  (color: Rgb, top: number, bottom: number): Paint =>
  (_x, y) =>
    scaleColor(color, cylinderLight((y - top) / (bottom - top)))

function cylinderLight(t: number): number {
  const turned = (t - 0.34) * 1.35
  const rim = Math.max(0, t - 0.94) * 1.2
  return 1.06 - turned * turned * 0.95 + rim
}

/** Vertical gradient from one color to another. */
export function gradientPaint(from: Rgb, to: Rgb, top: number, bottom: number): Paint {
  return (_x, y) => {
    const t = Math.min(1, Math.max(0, (y - top) / (bottom - top)))
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, from[2] + (to[2] - from[2]) * t]
  }
}

/** Brushed steel under one lamp. */
export const brushedSteelPaint = (top: number, bottom: number): Paint =>
  gradientPaint(shiftColor(steel, 0.06), shiftColor(steel, -0.1), top, bottom)

/** Ink on light colors, paper white on dark ones. */
export const readableInk = (on: Rgb): Rgb => (lightnessOf(on) > 0.66 ? ink : white)

export const darken = (color: Rgb, by = 0.1): Rgb => shiftColor(color, -by)
export const lighten = (color: Rgb, by = 0.08): Rgb => shiftColor(color, by)
export const fadeToLabel = (color: Rgb, share: number): Rgb => mixColors(color, label, share)
