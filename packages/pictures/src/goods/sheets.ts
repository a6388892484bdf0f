import type { Rgb } from '../color.ts'
import { type Canvas, type CanvasPoint, fillRings } from '../draw/canvas.ts'
import { drawText } from '../draw/draw-text.ts'
import { arcPath, boxPath, ellipsePath, parsePath, ribbonPath } from '../draw/paths.ts'
import { drawBanner, drawMark, type PackageText } from './package-text.ts'
import { darken, gradientPaint, label, lighten, lyingCylinderPaint, readableInk } from './shading.ts'

/** The unrolled part in front, with its grid. */
function drawUnrolled(canvas: Canvas, color: Rgb): void {
  fillRings(
    canvas,
    [parsePath('196,560 756,560 800,842 120,842')],
    gradientPaint(darken(color, 0.06), lighten(color, 0.03), 560, 842),
  )
  const rule = (from: CanvasPoint, to: CanvasPoint): void =>
    fillRings(canvas, [ribbonPath([from, to], 1.4)], darken(color, 0.08), 0.8)
  for (let i = 1; i < 12; i++) rule([196 + (560 * i) / 12, 600], [120 + (680 * i) / 12, 842])
  for (const y of [640, 690, 750, 815]) {
    const share = (y - 560) / 282
    rule([196 - 76 * share, y], [756 + 44 * share, y])
  }
}

/** A partly unrolled roll. */
export function drawRoll(canvas: Canvas, words: PackageText): void {
  const { color, accent } = words
  drawUnrolled(canvas, color)
  const body: CanvasPoint[] = [
    ...arcPath(176, 440, 60, 150, Math.PI / 2, Math.PI * 1.5, 40),
    ...arcPath(740, 440, 60, 150, -Math.PI / 2, Math.PI / 2, 40),
  ]
  fillRings(canvas, [body], lyingCylinderPaint(color, 282, 606))
  const sleeve: CanvasPoint[] = [
    ...arcPath(300, 440, 60, 150, Math.PI / 2, Math.PI * 1.5, 40),
    ...arcPath(610, 440, 60, 150, Math.PI * 1.5, Math.PI / 2, 40),
  ]
  fillRings(canvas, [sleeve], lyingCylinderPaint(accent, 282, 606))
  fillRings(canvas, [ellipsePath(740, 440, 60, 150)], lighten(color, 0.04))
  for (let turn = 1; turn < 9; turn++) {
    const share = 1 - turn * 0.095
    fillRings(
      canvas,
      [ribbonPath(arcPath(740, 440, 60 * share, 150 * share, 0, Math.PI * 2, 60), 1.6)],
      darken(color, 0.16),
      0.8,
    )
  }
  fillRings(canvas, [ellipsePath(740, 440, 15, 36)], darken(color, 0.35))
  const on = readableInk(accent)
  drawText(canvas, words.title, { x: 268, y: 350, width: 266, height: 110, color: on, tall: 40, lines: 3 })
  drawText(canvas, words.detail, {
    x: 268,
    y: 486,
    width: 266,
    height: 50,
    color: on,
    tall: 20,
    weight: 0.12,
    lines: 2,
  })
}

/** Boards one behind the other, the front one printed. */
export function drawBoard(canvas: Canvas, words: PackageText): void {
  const { color, accent } = words
  for (const step of [2, 1, 0]) {
    const dx = step * 34
    const dy = -step * 26
    const face: CanvasPoint[] = [
      [226 + dx, 172 + dy],
      [700 + dx, 172 + dy],
      [700 + dx, 868 + dy],
      [226 + dx, 868 + dy],
    ]
    const side: CanvasPoint[] = [
      [700 + dx, 172 + dy],
      [718 + dx, 158 + dy],
      [718 + dx, 854 + dy],
      [700 + dx, 868 + dy],
    ]
    const top: CanvasPoint[] = [
      [226 + dx, 172 + dy],
      [244 + dx, 158 + dy],
      [718 + dx, 158 + dy],
      [700 + dx, 172 + dy],
    ]
    fillRings(canvas, [side], darken(color, 0.16))
    fillRings(canvas, [top], lighten(color, 0.07))
    fillRings(canvas, [face], gradientPaint(lighten(color, 0.02), darken(color, 0.03), 172, 868))
  }
  for (let y = 236; y < 868; y += 64) fillRings(canvas, [boxPath(226, y, 700, y + 1.6)], darken(color, 0.06), 0.7)
  for (let x = 290; x < 700; x += 64) fillRings(canvas, [boxPath(x, 172, x + 1.6, 868)], darken(color, 0.06), 0.7)
  fillRings(canvas, [boxPath(226, 420, 700, 560)], accent)
  fillRings(canvas, [boxPath(226, 560, 700, 634)], label)
  drawBanner(canvas, words, { left: 226, right: 700, top: 420, split: 560, bottom: 634 })
  drawMark(canvas, 262, 208, 84, readableInk(color), accent)
}
