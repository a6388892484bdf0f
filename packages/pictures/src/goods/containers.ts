import { type Canvas, fill, type Point } from '../draw/canvas.ts'
import { arc, box, ellipse, path, ribbon, smoothed } from '../draw/forms.ts'
import { letter } from '../draw/lettering.ts'
import { gradient } from '../noise.ts'
import { banner, mark, type Wording } from './print.ts'
import { darker, faded, ink, label, lighter, readable, round, roundLying, steel } from './shading.ts'

/** A paper sack: soft sides, a stitched top, creases where it stood. */
export function bag(canvas: Canvas, words: Wording): void {
  const { color, accent } = words
  const sides = path('276,168 724,168 742,260 726,420 748,640 740,862 620,878 380,878 260,862 252,640 274,420 258,260')
  const body = smoothed(sides, true, 3)
  const creased = (x: number, y: number): number =>
    gradient(x * 0.006, y * 0.016, 5) * 0.05 + gradient(x * 0.02, y * 0.009, 6) * 0.03
  const paper: typeof color = faded(color, 0.12)
  fill(canvas, [body], (x, y) => {
    const t = (x - 252) / 496
    const lit = 1.05 - (t - 0.36) ** 2 * 0.75 + creased(x, y) - Math.max(0, y - 800) * 0.0012
    return [paper[0] * lit, paper[1] * lit, paper[2] * lit]
  })
  fill(canvas, [box(282, 150, 718, 206, 4)], round(faded(color, 0.3), 250, 750))
  for (let x = 300; x < 700; x += 22) fill(canvas, [box(x, 176, x + 12, 180)], darker(color, 0.22))
  fill(canvas, [wrap(262, 742, 430, 640, 6)], round(accent, 250, 750))
  fill(canvas, [wrap(260, 746, 640, 745, 6)], round(label, 250, 750))
  mark(canvas, 452, 268, 96, readable(color), accent)
  banner(canvas, words, { left: 270, right: 730, top: 430, split: 646, bottom: 750 })
}

/** A label around a cylinder: straight at the sides, curved above and below. */
function wrap(left: number, right: number, top: number, bottom: number, bow: number): Point[] {
  const middle = (left + right) / 2
  const half = (right - left) / 2
  return [...arc(middle, top, half, bow, Math.PI, 0, 30), ...arc(middle, bottom, half, bow, 0, Math.PI, 30)]
}

export function pail(canvas: Canvas, words: Wording): void {
  const { color, accent } = words
  const body: Point[] = [[238, 300], [762, 300], ...arc(500, 838, 222, 44, 0, Math.PI, 40)]
  fill(canvas, [body], round(color, 232, 768))
  const half = (y: number): number => 262 - ((y - 300) / 538) * 40
  const sleeve = (top: number, bottom: number): Point[] => [
    ...arc(500, top, half(top), 40, Math.PI, 0, 40),
    ...arc(500, bottom, half(bottom), 42, 0, Math.PI, 40),
  ]
  fill(canvas, [sleeve(420, 610)], round(accent, 240, 760))
  fill(canvas, [sleeve(610, 730)], round(label, 240, 760))
  banner(canvas, words, { left: 262, right: 738, top: 452, split: 648, bottom: 772 })
  fill(canvas, [sleeve(318, 330)], round(darker(color, 0.05), 232, 768), 0.7)
  fill(
    canvas,
    [[...arc(500, 262, 280, 46, Math.PI, 0, 40), ...arc(500, 304, 280, 46, 0, Math.PI, 40)]],
    round(darker(color, 0.04), 220, 780),
  )
  fill(canvas, [ellipse(500, 262, 280, 46)], round(lighter(color, 0.05), 120, 860))
  fill(canvas, [ellipse(500, 264, 240, 36)], round(color, 200, 800))
  fill(
    canvas,
    [ribbon(arc(500, 330, 268, 148, Math.PI * 0.985, Math.PI * 0.015, 60), 5)],
    round(darker(steel, 0.08), 220, 780),
  )
  for (const x of [236, 764]) fill(canvas, [ellipse(x, 334, 14, 16)], darker(color, 0.14))
}

export function bottle(canvas: Canvas, words: Wording): void {
  const { color, accent } = words
  const outline = smoothed(
    path(
      '440,220 560,220 562,262 580,312 664,352 680,420 680,640 680,860 640,884 360,884 320,860 320,640 320,420 336,352 420,312 438,262',
    ),
    true,
    3,
  )
  fill(canvas, [outline], round(color, 312, 688))
  fill(canvas, [box(428, 118, 572, 232, 10)], round(accent, 424, 576))
  for (let x = 440; x < 566; x += 12) fill(canvas, [box(x, 134, x + 4, 218)], darker(accent, 0.07), 0.7)
  fill(canvas, [box(332, 460, 668, 660)], round(accent, 316, 684))
  fill(canvas, [box(332, 660, 668, 790)], round(label, 316, 684))
  banner(canvas, words, { left: 332, right: 668, top: 460, split: 660, bottom: 790 })
  mark(canvas, 466, 382, 66, readable(color), accent)
}

/** A cartridge lying on its side. */
export function tube(canvas: Canvas, words: Wording): void {
  const { color, accent } = words
  const nozzle = path('742,452 926,489 926,511 742,548')
  fill(canvas, [nozzle], roundLying(faded(color, 0.55), 445, 555))
  fill(canvas, [box(706, 440, 752, 560, 8)], roundLying(accent, 436, 564))
  fill(canvas, [box(84, 388, 716, 612, 8)], roundLying(faded(color, 0.3), 384, 616))
  fill(canvas, [box(150, 388, 480, 612)], roundLying(accent, 384, 616))
  fill(canvas, [box(480, 388, 660, 612)], roundLying(label, 384, 616))
  fill(canvas, [ellipse(84, 500, 16, 110)], darker(color, 0.16))
  fill(canvas, [ellipse(88, 500, 11, 84)], darker(color, 0.3))
  const on = readable(accent)
  letter(canvas, words.title, { x: 176, y: 430, width: 278, height: 140, color: on, tall: 52, weight: 0.14, lines: 3 })
  letter(canvas, words.detail, {
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
