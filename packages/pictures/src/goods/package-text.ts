import type { Rgb } from '../color.ts'
import { type Canvas, fillRings } from '../draw/canvas.ts'
import { drawText } from '../draw/draw-text.ts'
import { boxPath } from '../draw/paths.ts'
import { fadeToLabel, gradientPaint, ink, label, readableInk } from './shading.ts'

/** The texts and colors printed on a package. */
export interface PackageText {
  title: string
  detail: string
  color: Rgb
  accent: Rgb
}

/** The maker's mark: nine small tiles, one of them colored. */
export function drawMark(canvas: Canvas, x: number, y: number, side: number, color: Rgb, accent: Rgb): void {
  const step = side / 3
  for (let i = 0; i < 9; i++) {
    const left = x + (i % 3) * step
    const top = y + Math.floor(i / 3) * step
    fillRings(canvas, [boxPath(left, top, left + step * 0.84, top + step * 0.84)], i === 4 ? accent : color)
  }
}

/** A paper card with the name, for goods without a flat side to print on. */
export function drawCard(canvas: Canvas, { title, detail, accent }: PackageText, top = 800): void {
  fillRings(
    canvas,
    [boxPath(250, top, 750, top + 130, 4)],
    gradientPaint(label, fadeToLabel(ink, 0.93), top, top + 130),
  )
  fillRings(canvas, [boxPath(250, top, 262, top + 130)], accent)
  drawText(canvas, title, {
    x: 290,
    y: top + 18,
    width: 435,
    height: 56,
    color: ink,
    tall: 34,
    align: 'left',
    lines: 2,
  })
  drawText(canvas, detail, {
    x: 290,
    y: top + 84,
    width: 435,
    height: 30,
    color: fadeToLabel(ink, 0.35),
    tall: 19,
    align: 'left',
    weight: 0.12,
    lines: 1,
  })
}

/** Title in a band of the accent color from `top` to `split`, detail from there to `bottom`. */
export function drawBanner(
  canvas: Canvas,
  { title, detail, accent }: PackageText,
  { left, right, top, split, bottom }: { left: number; right: number; top: number; split: number; bottom: number },
): void {
  const pad = (right - left) * 0.09
  const room = { x: left + pad, width: right - left - 2 * pad }
  const high = split - top
  const low = bottom - split
  drawText(canvas, title, {
    ...room,
    y: top + high * 0.16,
    height: high * 0.68,
    color: readableInk(accent),
    tall: high * 0.27,
    weight: 0.14,
    lines: 3,
  })
  drawText(canvas, detail, {
    ...room,
    y: split + low * 0.2,
    height: low * 0.6,
    color: ink,
    tall: low * 0.26,
    weight: 0.115,
    lines: 2,
  })
}
