import type { Rgb } from '../color.ts'
import { type Canvas, fill, type Point } from '../draw/canvas.ts'
import { arc, box, ellipse, path, ribbon } from '../draw/forms.ts'
import { letter } from '../draw/lettering.ts'
import { banner, mark, type Wording } from './print.ts'
import { darker, falling, label, lighter, readable, roundLying } from './shading.ts'

/** The unrolled part in front, with its grid. */
function letOut(canvas: Canvas, color: Rgb): void {
  fill(canvas, [path('196,560 756,560 800,842 120,842')], falling(darker(color, 0.06), lighter(color, 0.03), 560, 842))
  const rule = (from: Point, to: Point): void => fill(canvas, [ribbon([from, to], 1.4)], darker(color, 0.08), 0.8)
  for (let i = 1; i < 12; i++) rule([196 + (560 * i) / 12, 600], [120 + (680 * i) / 12, 842])
  for (const y of [640, 690, 750, 815]) {
    const share = (y - 560) / 282
    rule([196 - 76 * share, y], [756 + 44 * share, y])
  }
}

/** A partly unrolled roll. */
export function roll(canvas: Canvas, words: Wording): void {
  const { color, accent } = words
  letOut(canvas, color)
  const body: Point[] = [
    ...arc(176, 440, 60, 150, Math.PI / 2, Math.PI * 1.5, 40),
    ...arc(740, 440, 60, 150, -Math.PI / 2, Math.PI / 2, 40),
  ]
  fill(canvas, [body], roundLying(color, 282, 606))
  const sleeve: Point[] = [
    ...arc(300, 440, 60, 150, Math.PI / 2, Math.PI * 1.5, 40),
    ...arc(610, 440, 60, 150, Math.PI * 1.5, Math.PI / 2, 40),
  ]
  fill(canvas, [sleeve], roundLying(accent, 282, 606))
  fill(canvas, [ellipse(740, 440, 60, 150)], lighter(color, 0.04))
  for (let turn = 1; turn < 9; turn++) {
    const share = 1 - turn * 0.095
    fill(canvas, [ribbon(arc(740, 440, 60 * share, 150 * share, 0, Math.PI * 2, 60), 1.6)], darker(color, 0.16), 0.8)
  }
  fill(canvas, [ellipse(740, 440, 15, 36)], darker(color, 0.35))
  const on = readable(accent)
  letter(canvas, words.title, { x: 268, y: 350, width: 266, height: 110, color: on, tall: 40, lines: 3 })
  letter(canvas, words.detail, { x: 268, y: 486, width: 266, height: 50, color: on, tall: 20, weight: 0.12, lines: 2 })
}

/** Boards one behind the other, the front one printed. */
export function board(canvas: Canvas, words: Wording): void {
  const { color, accent } = words
  for (const step of [2, 1, 0]) {
    const dx = step * 34
    const dy = -step * 26
    const face: Point[] = [
      [226 + dx, 172 + dy],
      [700 + dx, 172 + dy],
      [700 + dx, 868 + dy],
      [226 + dx, 868 + dy],
    ]
    const side: Point[] = [
      [700 + dx, 172 + dy],
      [718 + dx, 158 + dy],
      [718 + dx, 854 + dy],
      [700 + dx, 868 + dy],
    ]
    const top: Point[] = [
      [226 + dx, 172 + dy],
      [244 + dx, 158 + dy],
      [718 + dx, 158 + dy],
      [700 + dx, 172 + dy],
    ]
    fill(canvas, [side], darker(color, 0.16))
    fill(canvas, [top], lighter(color, 0.07))
    fill(canvas, [face], falling(lighter(color, 0.02), darker(color, 0.03), 172, 868))
  }
  for (let y = 236; y < 868; y += 64) fill(canvas, [box(226, y, 700, y + 1.6)], darker(color, 0.06), 0.7)
  for (let x = 290; x < 700; x += 64) fill(canvas, [box(x, 172, x + 1.6, 868)], darker(color, 0.06), 0.7)
  fill(canvas, [box(226, 420, 700, 560)], accent)
  fill(canvas, [box(226, 560, 700, 634)], label)
  banner(canvas, words, { left: 226, right: 700, top: 420, split: 560, bottom: 634 })
  mark(canvas, 262, 208, 84, readable(color), accent)
}
