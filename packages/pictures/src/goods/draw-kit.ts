import { mixColors } from '../color.ts'
import { type Canvas, type CanvasPoint, fillRings } from '../draw/canvas.ts'
import { boxPath, parsePath, rotatePath } from '../draw/paths.ts'
import { drawBanner, drawCard, drawMark, type PackageText } from './package-text.ts'
import { darken, fadeToLabel, gradientPaint, ink, label, lighten, readableInk } from './shading.ts'

/** A carton, taped, its front printed. */
export function drawKit(canvas: Canvas, words: PackageText): void {
  const { color, accent } = words
  const side = (top: number, bottom: number): CanvasPoint[] => [
    [700, top],
    [858, top - 96],
    [858, bottom - 96],
    [700, bottom],
  ]
  const lid = parsePath('142,330 300,234 858,234 700,330')
  fillRings(canvas, [lid], gradientPaint(lighten(color, 0.09), lighten(color, 0.04), 234, 330))
  fillRings(canvas, [boxPath(142, 330, 700, 850)], gradientPaint(lighten(color, 0.01), darken(color, 0.03), 330, 850))
  fillRings(canvas, [side(330, 850)], gradientPaint(darken(color, 0.09), darken(color, 0.15), 234, 850))
  const tape = parsePath('392,330 550,234 606,234 448,330')
  fillRings(canvas, [tape, boxPath(392, 330, 448, 396).reverse()], fadeToLabel(color, 0.45), 0.75)
  fillRings(canvas, [boxPath(142, 486, 700, 682)], accent)
  fillRings(canvas, [side(486, 682)], darken(accent, 0.09))
  fillRings(canvas, [boxPath(142, 682, 700, 782)], label)
  fillRings(canvas, [side(682, 782)], darken(label, 0.1))
  drawBanner(canvas, words, { left: 142, right: 700, top: 486, split: 682, bottom: 782 })
  drawMark(canvas, 174, 362, 80, readableInk(color), accent)
}

/** A designer's table: fanned-out samples, a pencil, a card with the appointment. */
export function drawVisit(canvas: Canvas, words: PackageText): void {
  const { color, accent } = words
  const tones = [
    mixColors(color, label, 0.7),
    color,
    mixColors(color, accent, 0.5),
    accent,
    darken(accent, 0.16),
    fadeToLabel(accent, 0.75),
  ]
  tones.forEach((tone, i) => {
    const left = 168 + (i % 3) * 212
    const top = 150 + Math.floor(i / 3) * 250
    const swatch = rotatePath(
      boxPath(left, top, left + 196, top + 232, 3),
      (i % 2 === 0 ? -1 : 1) * 0.025 * (1 + (i % 3)),
      left + 98,
      top + 116,
    )
    fillRings(canvas, [swatch.map(([x, y]): CanvasPoint => [x + 3, y + 5])], darken(tone, 0.22), 0.5)
    fillRings(canvas, [swatch], gradientPaint(lighten(tone, 0.025), darken(tone, 0.02), top, top + 232))
  })
  const pencil = rotatePath(boxPath(300, 622, 760, 646), -0.16, 530, 634)
  fillRings(canvas, [pencil.map(([x, y]): CanvasPoint => [x + 3, y + 7])], ink, 0.18)
  fillRings(canvas, [pencil], gradientPaint(lighten(accent, 0.08), darken(accent, 0.12), 560, 720))
  fillRings(canvas, [rotatePath(parsePath('760,622 812,634 760,646'), -0.16, 530, 634)], fadeToLabel(color, 0.6))
  fillRings(canvas, [rotatePath(parsePath('794,629.8 812,634 794,638.2'), -0.16, 530, 634)], ink)
  drawCard(canvas, words, 760)
}
