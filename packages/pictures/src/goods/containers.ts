import { type Canvas, type CanvasPoint, fillRings } from '../draw/canvas.ts'
import { drawText } from '../draw/draw-text.ts'
import { arcPath, boxPath, ellipsePath, parsePath, ribbonPath, smoothPath } from '../draw/paths.ts'
import { gradientNoise } from '../noise.ts'
import { drawBanner, drawMark, type PackageText } from './package-text.ts'
import {
  cylinderPaint,
  darken,
  fadeToLabel,
  ink,
  label,
  lighten,
  lyingCylinderPaint,
  readableInk,
  steel,
} from './shading.ts'

/** A paper sack: soft sides, a stitched top, creases where it stood. */
export function drawBag(canvas: Canvas, words: PackageText): void {
  const { color, accent } = words
  const sides = parsePath(
    '276,168 724,168 742,260 726,420 748,640 740,862 620,878 380,878 260,862 252,640 274,420 258,260',
  )
  const body = smoothPath(sides, true, 3)
  const creased = (x: number, y: number): number =>
    gradientNoise(x * 0.006, y * 0.016, 5) * 0.05 + gradientNoise(x * 0.02, y * 0.009, 6) * 0.03
  const paper: typeof color = fadeToLabel(color, 0.12)
  fillRings(canvas, [body], (x, y) => {
    const t = (x - 252) / 496
    const lit = 1.05 - (t - 0.36) ** 2 * 0.75 + creased(x, y) - Math.max(0, y - 800) * 0.0012
    return [paper[0] * lit, paper[1] * lit, paper[2] * lit]
  })
  fillRings(canvas, [boxPath(282, 150, 718, 206, 4)], cylinderPaint(fadeToLabel(color, 0.3), 250, 750))
  for (let x = 300; x < 700; x += 22) fillRings(canvas, [boxPath(x, 176, x + 12, 180)], darken(color, 0.22))
  fillRings(canvas, [wrapLabel(262, 742, 430, 640, 6)], cylinderPaint(accent, 250, 750))
  fillRings(canvas, [wrapLabel(260, 746, 640, 745, 6)], cylinderPaint(label, 250, 750))
  drawMark(canvas, 452, 268, 96, readableInk(color), accent)
  drawBanner(canvas, words, { left: 270, right: 730, top: 430, split: 646, bottom: 750 })
}

/** A label around a cylinder: straight at the sides, curved above and below. */
function wrapLabel(left: number, right: number, top: number, bottom: number, bow: number): CanvasPoint[] {
  const middle = (left + right) / 2
  const half = (right - left) / 2
  return [...arcPath(middle, top, half, bow, Math.PI, 0, 30), ...arcPath(middle, bottom, half, bow, 0, Math.PI, 30)]
}

export function drawPail(canvas: Canvas, words: PackageText): void {
  const { color, accent } = words
  const body: CanvasPoint[] = [[238, 300], [762, 300], ...arcPath(500, 838, 222, 44, 0, Math.PI, 40)]
  fillRings(canvas, [body], cylinderPaint(color, 232, 768))
  const half = (y: number): number => 262 - ((y - 300) / 538) * 40
  const sleeve = (top: number, bottom: number): CanvasPoint[] => [
    ...arcPath(500, top, half(top), 40, Math.PI, 0, 40),
    ...arcPath(500, bottom, half(bottom), 42, 0, Math.PI, 40),
  ]
  fillRings(canvas, [sleeve(420, 610)], cylinderPaint(accent, 240, 760))
  fillRings(canvas, [sleeve(610, 730)], cylinderPaint(label, 240, 760))
  drawBanner(canvas, words, { left: 262, right: 738, top: 452, split: 648, bottom: 772 })
  fillRings(canvas, [sleeve(318, 330)], cylinderPaint(darken(color, 0.05), 232, 768), 0.7)
  fillRings(
    canvas,
    [[...arcPath(500, 262, 280, 46, Math.PI, 0, 40), ...arcPath(500, 304, 280, 46, 0, Math.PI, 40)]],
    cylinderPaint(darken(color, 0.04), 220, 780),
  )
  fillRings(canvas, [ellipsePath(500, 262, 280, 46)], cylinderPaint(lighten(color, 0.05), 120, 860))
  fillRings(canvas, [ellipsePath(500, 264, 240, 36)], cylinderPaint(color, 200, 800))
  fillRings(
    canvas,
    [ribbonPath(arcPath(500, 330, 268, 148, Math.PI * 0.985, Math.PI * 0.015, 60), 5)],
    cylinderPaint(darken(steel, 0.08), 220, 780),
  )
  for (const x of [236, 764]) fillRings(canvas, [ellipsePath(x, 334, 14, 16)], darken(color, 0.14))
}

export function drawBottle(canvas: Canvas, words: PackageText): void {
  const { color, accent } = words
  const outline = smoothPath(
    parsePath(
      '440,220 560,220 562,262 580,312 664,352 680,420 680,640 680,860 640,884 360,884 320,860 320,640 320,420 336,352 420,312 438,262',
    ),
    true,
    3,
  )
  fillRings(canvas, [outline], cylinderPaint(color, 312, 688))
  fillRings(canvas, [boxPath(428, 118, 572, 232, 10)], cylinderPaint(accent, 424, 576))
  for (let x = 440; x < 566; x += 12) fillRings(canvas, [boxPath(x, 134, x + 4, 218)], darken(accent, 0.07), 0.7)
  fillRings(canvas, [boxPath(332, 460, 668, 660)], cylinderPaint(accent, 316, 684))
  fillRings(canvas, [boxPath(332, 660, 668, 790)], cylinderPaint(label, 316, 684))
  drawBanner(canvas, words, { left: 332, right: 668, top: 460, split: 660, bottom: 790 })
  drawMark(canvas, 466, 382, 66, readableInk(color), accent)
}

/** A cartridge lying on its side. */
export function drawTube(canvas: Canvas, words: PackageText): void {
  const { color, accent } = words
  const nozzle = parsePath('742,452 926,489 926,511 742,548')
  fillRings(canvas, [nozzle], lyingCylinderPaint(fadeToLabel(color, 0.55), 445, 555))
  fillRings(canvas, [boxPath(706, 440, 752, 560, 8)], lyingCylinderPaint(accent, 436, 564))
  fillRings(canvas, [boxPath(84, 388, 716, 612, 8)], lyingCylinderPaint(fadeToLabel(color, 0.3), 384, 616))
  fillRings(canvas, [boxPath(150, 388, 480, 612)], lyingCylinderPaint(accent, 384, 616))
  fillRings(canvas, [boxPath(480, 388, 660, 612)], lyingCylinderPaint(label, 384, 616))
  fillRings(canvas, [ellipsePath(84, 500, 16, 110)], darken(color, 0.16))
  fillRings(canvas, [ellipsePath(88, 500, 11, 84)], darken(color, 0.3))
  const on = readableInk(accent)
  drawText(canvas, words.title, {
    x: 176,
    y: 430,
    width: 278,
    height: 140,
    color: on,
    tall: 52,
    weight: 0.14,
    lines: 3,
  })
  drawText(canvas, words.detail, {
    x: 496,
    y: 440,
    width: 148,
    height: 120,
    color: ink,
    tall: 24,
    weight: 0.115,
    lines: 3,
  })
}
