import { mix } from '../color.ts'
import { type Canvas, fill, type Point } from '../draw/canvas.ts'
import { box, path, turned } from '../draw/forms.ts'
import { banner, card, mark, type Wording } from './print.ts'
import { darker, faded, falling, ink, label, lighter, readable } from './shading.ts'

/** A carton, taped, its front printed. */
export function kit(canvas: Canvas, words: Wording): void {
  const { color, accent } = words
  const side = (top: number, bottom: number): Point[] => [
    [700, top],
    [858, top - 96],
    [858, bottom - 96],
    [700, bottom],
  ]
  const lid = path('142,330 300,234 858,234 700,330')
  fill(canvas, [lid], falling(lighter(color, 0.09), lighter(color, 0.04), 234, 330))
  fill(canvas, [box(142, 330, 700, 850)], falling(lighter(color, 0.01), darker(color, 0.03), 330, 850))
  fill(canvas, [side(330, 850)], falling(darker(color, 0.09), darker(color, 0.15), 234, 850))
  const tape = path('392,330 550,234 606,234 448,330')
  fill(canvas, [tape, box(392, 330, 448, 396).reverse()], faded(color, 0.45), 0.75)
  fill(canvas, [box(142, 486, 700, 682)], accent)
  fill(canvas, [side(486, 682)], darker(accent, 0.09))
  fill(canvas, [box(142, 682, 700, 782)], label)
  fill(canvas, [side(682, 782)], darker(label, 0.1))
  banner(canvas, words, { left: 142, right: 700, top: 486, split: 682, bottom: 782 })
  mark(canvas, 174, 362, 80, readable(color), accent)
}

/** A designer's table: fanned-out samples, a pencil, a card with the appointment. */
export function visit(canvas: Canvas, words: Wording): void {
  const { color, accent } = words
  const tones = [
    mix(color, label, 0.7),
    color,
    mix(color, accent, 0.5),
    accent,
    darker(accent, 0.16),
    faded(accent, 0.75),
  ]
  tones.forEach((tone, i) => {
    const left = 168 + (i % 3) * 212
    const top = 150 + Math.floor(i / 3) * 250
    const swatch = turned(
      box(left, top, left + 196, top + 232, 3),
      (i % 2 === 0 ? -1 : 1) * 0.025 * (1 + (i % 3)),
      left + 98,
      top + 116,
    )
    fill(canvas, [swatch.map(([x, y]): Point => [x + 3, y + 5])], darker(tone, 0.22), 0.5)
    fill(canvas, [swatch], falling(lighter(tone, 0.025), darker(tone, 0.02), top, top + 232))
  })
  const pencil = turned(box(300, 622, 760, 646), -0.16, 530, 634)
  fill(canvas, [pencil.map(([x, y]): Point => [x + 3, y + 7])], ink, 0.18)
  fill(canvas, [pencil], falling(lighter(accent, 0.08), darker(accent, 0.12), 560, 720))
  fill(canvas, [turned(path('760,622 812,634 760,646'), -0.16, 530, 634)], faded(color, 0.6))
  fill(canvas, [turned(path('794,629.8 812,634 794,638.2'), -0.16, 530, 634)], ink)
  card(canvas, words, 760)
}
