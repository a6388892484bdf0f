import { type Canvas, type CanvasPoint, fillRings } from '../draw/canvas.ts'
import { drawText } from '../draw/draw-text.ts'
import { arcPath, boxPath, ellipsePath, parsePath, ribbonPath, rotatePath, smoothPath } from '../draw/paths.ts'
import { randomAt } from '../noise.ts'
import { drawCard, type PackageText } from './package-text.ts'
import {
  brushedSteelPaint,
  darken,
  fadeToLabel,
  gradientPaint,
  ink,
  lighten,
  lyingCylinderPaint,
  steel,
} from './shading.ts'

export function drawTrowel(canvas: Canvas, words: PackageText): void {
  const notched = parsePath('130,400 870,400 870,610')
  for (let x = 870; x > 140; x -= 40) notched.push([x, 640], [x - 20, 640], [x - 20, 612], [x - 40, 612])
  notched.push([130, 640])
  fillRings(canvas, [notched], brushedSteelPaint(400, 640))
  for (const x of [330, 400, 600, 670]) {
    fillRings(canvas, [ellipsePath(x, 440, 8, 8)], darken(steel, 0.14))
    fillRings(canvas, [ellipsePath(x - 1.5, 438.5, 5, 5)], lighten(steel, 0.06))
  }
  fillRings(
    canvas,
    [smoothPath(parsePath('300,430 360,330 640,330 700,430 660,448 620,370 380,370 340,448'), true, 2)],
    gradientPaint(darken(steel, 0.05), darken(steel, 0.22), 330, 448),
  )
  const handle = smoothPath(
    parsePath('246,262 310,236 500,250 690,236 752,262 752,330 690,352 500,342 310,352 246,330'),
    true,
    3,
  )
  fillRings(canvas, [handle], lyingCylinderPaint(words.accent, 232, 356))
  fillRings(canvas, [boxPath(690, 244, 700, 346)], darken(words.accent, 0.1), 0.6)
  drawText(canvas, words.title, {
    x: 200,
    y: 500,
    width: 600,
    height: 70,
    color: fadeToLabel(ink, 0.3),
    tall: 34,
    lines: 1,
  })
  drawCard(canvas, words, 760)
}

export function drawFloat(canvas: Canvas, words: PackageText): void {
  const { color, accent } = words
  fillRings(
    canvas,
    [
      smoothPath(
        parsePath('268,500 330,330 420,300 580,300 670,330 732,500 676,500 620,380 560,356 440,356 380,380 324,500'),
        true,
        2,
      ),
    ],
    gradientPaint(lighten(color, 0.03), darken(color, 0.16), 300, 500),
  )
  fillRings(
    canvas,
    [smoothPath(parsePath('352,286 500,276 648,286 660,330 648,374 500,382 352,374 340,330'), true, 3)],
    lyingCylinderPaint(accent, 274, 384),
  )
  fillRings(
    canvas,
    [boxPath(150, 490, 850, 540, 6)],
    gradientPaint(lighten(color, 0.05), darken(color, 0.04), 490, 540),
  )
  fillRings(
    canvas,
    [boxPath(156, 540, 844, 590)],
    gradientPaint(fadeToLabel(color, 0.75), fadeToLabel(color, 0.55), 540, 590),
  )
  fillRings(
    canvas,
    [boxPath(150, 590, 850, 668, 8)],
    gradientPaint(darken(accent, 0.02), darken(accent, 0.14), 590, 668),
  )
  drawCard(canvas, words, 760)
}

/** A block with rounded edges and pores of every size. */
export function drawSponge(canvas: Canvas, words: PackageText): void {
  const { color } = words
  fillRings(canvas, [boxPath(178, 250, 850, 680, 70)], darken(color, 0.12))
  const top: CanvasPoint[] = [
    ...arcPath(254, 340, 70, 84, Math.PI, Math.PI * 1.5, 12),
    ...arcPath(790, 312, 56, 60, Math.PI * 1.5, Math.PI * 1.9, 12),
  ]
  fillRings(
    canvas,
    [[...top, [776, 430], [190, 430]]],
    gradientPaint(lighten(color, 0.08), lighten(color, 0.03), 250, 430),
  )
  fillRings(
    canvas,
    [boxPath(178, 380, 786, 680, 56)],
    gradientPaint(lighten(color, 0.01), darken(color, 0.06), 380, 680),
  )
  for (let i = 0; i < 230; i++) {
    const size = 2 + randomAt(i, 3, 9) ** 3 * 12
    const x = 200 + size + randomAt(i, 1, 9) * (564 - 2 * size)
    const y = 404 + size + randomAt(i, 2, 9) * (254 - 2 * size)
    fillRings(canvas, [ellipsePath(x, y, size, size * 0.85, 20)], darken(color, 0.2), 0.75)
    fillRings(canvas, [ellipsePath(x + size * 0.2, y + size * 0.25, size * 0.75, size * 0.6, 20)], darken(color, 0.13))
  }
  for (let i = 0; i < 60; i++) {
    const size = 2 + randomAt(i, 6, 9) ** 3 * 8
    const y = 276 + randomAt(i, 5, 9) * 90
    const x = 236 + randomAt(i, 4, 9) * 550
    fillRings(canvas, [ellipsePath(x, y, size, size * 0.42, 20)], darken(color, 0.1), 0.8)
  }
  drawCard(canvas, words, 770)
}

/** Rows of crosses, each slightly rotated. */
export function drawSpacers(canvas: Canvas, words: PackageText): void {
  const { color } = words
  for (let i = 0; i < 20; i++) {
    const x = 210 + (i % 5) * 146 + (randomAt(i, 1, 4) - 0.5) * 40
    const y = 160 + Math.floor(i / 5) * 148 + (randomAt(i, 2, 4) - 0.5) * 40
    const arm = 52
    const thick = 13
    const cross: CanvasPoint[] = [
      [x - thick, y - arm],
      [x + thick, y - arm],
      [x + thick, y - thick],
      [x + arm, y - thick],
      [x + arm, y + thick],
      [x + thick, y + thick],
      [x + thick, y + arm],
      [x - thick, y + arm],
      [x - thick, y + thick],
      [x - arm, y + thick],
      [x - arm, y - thick],
      [x - thick, y - thick],
    ]
    const angle = (randomAt(i, 3, 4) - 0.5) * 1.2
    const shape = rotatePath(cross, angle, x, y)
    fillRings(canvas, [shape.map(([px, py]): CanvasPoint => [px + 3, py + 4])], darken(color, 0.16))
    fillRings(canvas, [shape], gradientPaint(lighten(color, 0.05), darken(color, 0.02), y - arm, y + arm))
    fillRings(canvas, [ellipsePath(x, y, 5, 5, 20)], darken(color, 0.08))
  }
  drawCard(canvas, words, 770)
}

export function drawCutter(canvas: Canvas, words: PackageText): void {
  const { color, accent } = words
  fillRings(
    canvas,
    [parsePath('150,560 870,560 920,690 90,690')],
    gradientPaint(darken(color, 0.02), darken(color, 0.12), 560, 690),
  )
  fillRings(canvas, [boxPath(90, 690, 920, 716, 4)], darken(color, 0.22))
  fillRings(
    canvas,
    [parsePath('300,572 700,572 722,668 276,668')],
    gradientPaint(fadeToLabel(color, 0.9), fadeToLabel(color, 0.7), 572, 668),
  )
  fillRings(canvas, [ribbonPath(parsePath('500,572 500,668'), 1.5)], darken(color, 0.1))
  for (const x of [140, 834])
    fillRings(canvas, [boxPath(x, 420, x + 46, 600, 6)], lyingCylinderPaint(darken(color, 0.1), 380, 640))
  for (const y of [448, 484])
    fillRings(canvas, [boxPath(150, y, 870, y + 16, 8)], lyingCylinderPaint(steel, y - 1, y + 17))
  fillRings(
    canvas,
    [boxPath(430, 424, 570, 528, 10)],
    gradientPaint(lighten(accent, 0.03), darken(accent, 0.1), 424, 528),
  )
  fillRings(canvas, [ribbonPath(parsePath('520,440 700,200'), 11)], darken(steel, 0.1))
  fillRings(canvas, [smoothPath(ribbonPath(parsePath('640,280 730,160'), 24), true, 2)], darken(accent, 0.02))
  fillRings(canvas, [ellipsePath(500, 540, 22, 22)], darken(steel, 0.12))
  fillRings(canvas, [ellipsePath(500, 540, 9, 9)], lighten(steel, 0.05))
  fillRings(canvas, [ribbonPath(arcPath(500, 476, 26, 26, 0, Math.PI * 2, 40), 3)], lighten(accent, 0.16))
  drawCard(canvas, words, 780)
}
