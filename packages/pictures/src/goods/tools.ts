import { type Canvas, fill, type Point } from '../draw/canvas.ts'
import { arc, box, ellipse, path, ribbon, smoothed, turned } from '../draw/forms.ts'
import { letter } from '../draw/lettering.ts'
import { chance } from '../noise.ts'
import { card, type Wording } from './print.ts'
import { brushed, darker, faded, falling, ink, lighter, roundLying, steel } from './shading.ts'

export function trowel(canvas: Canvas, words: Wording): void {
  const notched = path('130,400 870,400 870,610')
  for (let x = 870; x > 140; x -= 40) notched.push([x, 640], [x - 20, 640], [x - 20, 612], [x - 40, 612])
  notched.push([130, 640])
  fill(canvas, [notched], brushed(400, 640))
  for (const x of [330, 400, 600, 670]) {
    fill(canvas, [ellipse(x, 440, 8, 8)], darker(steel, 0.14))
    fill(canvas, [ellipse(x - 1.5, 438.5, 5, 5)], lighter(steel, 0.06))
  }
  fill(
    canvas,
    [smoothed(path('300,430 360,330 640,330 700,430 660,448 620,370 380,370 340,448'), true, 2)],
    falling(darker(steel, 0.05), darker(steel, 0.22), 330, 448),
  )
  const handle = smoothed(
    path('246,262 310,236 500,250 690,236 752,262 752,330 690,352 500,342 310,352 246,330'),
    true,
    3,
  )
  fill(canvas, [handle], roundLying(words.accent, 232, 356))
  fill(canvas, [box(690, 244, 700, 346)], darker(words.accent, 0.1), 0.6)
  letter(canvas, words.title, { x: 200, y: 500, width: 600, height: 70, color: faded(ink, 0.3), tall: 34, lines: 1 })
  card(canvas, words, 760)
}

export function float(canvas: Canvas, words: Wording): void {
  const { color, accent } = words
  fill(
    canvas,
    [
      smoothed(
        path('268,500 330,330 420,300 580,300 670,330 732,500 676,500 620,380 560,356 440,356 380,380 324,500'),
        true,
        2,
      ),
    ],
    falling(lighter(color, 0.03), darker(color, 0.16), 300, 500),
  )
  fill(
    canvas,
    [smoothed(path('352,286 500,276 648,286 660,330 648,374 500,382 352,374 340,330'), true, 3)],
    roundLying(accent, 274, 384),
  )
  fill(canvas, [box(150, 490, 850, 540, 6)], falling(lighter(color, 0.05), darker(color, 0.04), 490, 540))
  fill(canvas, [box(156, 540, 844, 590)], falling(faded(color, 0.75), faded(color, 0.55), 540, 590))
  fill(canvas, [box(150, 590, 850, 668, 8)], falling(darker(accent, 0.02), darker(accent, 0.14), 590, 668))
  card(canvas, words, 760)
}

/** A block with rounded edges and pores of every size. */
export function sponge(canvas: Canvas, words: Wording): void {
  const { color } = words
  fill(canvas, [box(178, 250, 850, 680, 70)], darker(color, 0.12))
  const top: Point[] = [
    ...arc(254, 340, 70, 84, Math.PI, Math.PI * 1.5, 12),
    ...arc(790, 312, 56, 60, Math.PI * 1.5, Math.PI * 1.9, 12),
  ]
  fill(canvas, [[...top, [776, 430], [190, 430]]], falling(lighter(color, 0.08), lighter(color, 0.03), 250, 430))
  fill(canvas, [box(178, 380, 786, 680, 56)], falling(lighter(color, 0.01), darker(color, 0.06), 380, 680))
  for (let i = 0; i < 230; i++) {
    const size = 2 + chance(i, 3, 9) ** 3 * 12
    const x = 200 + size + chance(i, 1, 9) * (564 - 2 * size)
    const y = 404 + size + chance(i, 2, 9) * (254 - 2 * size)
    fill(canvas, [ellipse(x, y, size, size * 0.85, 20)], darker(color, 0.2), 0.75)
    fill(canvas, [ellipse(x + size * 0.2, y + size * 0.25, size * 0.75, size * 0.6, 20)], darker(color, 0.13))
  }
  for (let i = 0; i < 60; i++) {
    const size = 2 + chance(i, 6, 9) ** 3 * 8
    const y = 276 + chance(i, 5, 9) * 90
    const x = 236 + chance(i, 4, 9) * 550
    fill(canvas, [ellipse(x, y, size, size * 0.42, 20)], darker(color, 0.1), 0.8)
  }
  card(canvas, words, 770)
}

/** Rows of crosses, each slightly rotated. */
export function spacers(canvas: Canvas, words: Wording): void {
  const { color } = words
  for (let i = 0; i < 20; i++) {
    const x = 210 + (i % 5) * 146 + (chance(i, 1, 4) - 0.5) * 40
    const y = 160 + Math.floor(i / 5) * 148 + (chance(i, 2, 4) - 0.5) * 40
    const arm = 52
    const thick = 13
    const cross: Point[] = [
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
    const angle = (chance(i, 3, 4) - 0.5) * 1.2
    const shape = turned(cross, angle, x, y)
    fill(canvas, [shape.map(([px, py]): Point => [px + 3, py + 4])], darker(color, 0.16))
    fill(canvas, [shape], falling(lighter(color, 0.05), darker(color, 0.02), y - arm, y + arm))
    fill(canvas, [ellipse(x, y, 5, 5, 20)], darker(color, 0.08))
  }
  card(canvas, words, 770)
}

export function cutter(canvas: Canvas, words: Wording): void {
  const { color, accent } = words
  fill(canvas, [path('150,560 870,560 920,690 90,690')], falling(darker(color, 0.02), darker(color, 0.12), 560, 690))
  fill(canvas, [box(90, 690, 920, 716, 4)], darker(color, 0.22))
  fill(canvas, [path('300,572 700,572 722,668 276,668')], falling(faded(color, 0.9), faded(color, 0.7), 572, 668))
  fill(canvas, [ribbon(path('500,572 500,668'), 1.5)], darker(color, 0.1))
  for (const x of [140, 834]) fill(canvas, [box(x, 420, x + 46, 600, 6)], roundLying(darker(color, 0.1), 380, 640))
  for (const y of [448, 484]) fill(canvas, [box(150, y, 870, y + 16, 8)], roundLying(steel, y - 1, y + 17))
  fill(canvas, [box(430, 424, 570, 528, 10)], falling(lighter(accent, 0.03), darker(accent, 0.1), 424, 528))
  fill(canvas, [ribbon(path('520,440 700,200'), 11)], darker(steel, 0.1))
  fill(canvas, [smoothed(ribbon(path('640,280 730,160'), 24), true, 2)], darker(accent, 0.02))
  fill(canvas, [ellipse(500, 540, 22, 22)], darker(steel, 0.12))
  fill(canvas, [ellipse(500, 540, 9, 9)], lighter(steel, 0.05))
  fill(canvas, [ribbon(arc(500, 476, 26, 26, 0, Math.PI * 2, 40), 3)], lighter(accent, 0.16))
  card(canvas, words, 780)
}
