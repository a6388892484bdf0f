import type { Geometry } from '../geometry.ts'
import { addBox } from '../shapes/box.ts'
import { addCloth, addCushion } from '../shapes/cloth.ts'
import { addLathe } from '../shapes/lathe.ts'
import { addTube } from '../shapes/tube.ts'
import type { Vec } from '../vector.ts'

/** A board along the back, left and right wall. */
export function addBaseboard(
  geometry: Geometry,
  [left, right]: readonly [number, number],
  [front, back]: readonly [number, number],
  high = 0.1,
): void {
  const deep = 0.014
  addBox(geometry, 'trim', [left, 0, back - deep], [right, high, back], { without: ['bottom', 'back'] })
  addBox(geometry, 'trim', [left, 0, front], [left + deep, high, back], { without: ['bottom', 'left'] })
  addBox(geometry, 'trim', [right - deep, 0, front], [right, high, back], { without: ['bottom', 'right'] })
}

/** A round wooden stool. */
export function addStool(geometry: Geometry, [x, y, z]: Vec, high: number): void {
  addLathe(
    geometry,
    'wood',
    [x, y, z],
    [
      [0, high - 0.035],
      [0.155, high - 0.035],
      [0.165, high - 0.028],
      [0.168, high - 0.012],
      [0.16, high - 0.001],
      [0, high],
    ],
    { segments: 40 },
  )
  for (const turn of [0.5, 2.1, 3.6, 5.2]) {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const [top, foot] = [0.11, 0.155]
    addTube(
      geometry,
      'wood',
      [
        [x + cos * top, y + high - 0.03, z + sin * top],
        [x + cos * foot, y + 0.001, z + sin * foot],
      ],
      0.015,
      0.011,
      12,
    )
  }
}

/** Two folded towels. */
export function addTowels(geometry: Geometry, [x, y, z]: Vec): void {
  addCushion(geometry, 'textile', [x, y + 0.018, z], [0.125, 0.024, 0.105], 5)
  addCushion(geometry, 'textile', [x + 0.006, y + 0.062, z - 0.004], [0.12, 0.024, 0.1], 5)
}

/** A towel over a bar of the given radius: over the top, then down in front in soft folds. */
export function addHangingTowel(geometry: Geometry, bar: Vec, radius: number, wide: number, long: number): void {
  const round = radius + 0.004
  addCloth(geometry, 'textile', 44, 40, (s, t) => {
    const way = t * (long + 0.2)
    const across = bar[0] + (s - 0.5) * wide
    if (way < 0.15) return [across, bar[1] - 0.15 + way, bar[2] + round]
    const over = (way - 0.15) / round
    if (over < Math.PI) return [across, bar[1] + Math.sin(over) * round, bar[2] + Math.cos(over) * round]
    const drop = way - 0.15 - Math.PI * round
    const loose = Math.min(1, drop * 4)
    const fold = (Math.sin(s * 16 + drop) + 0.6 * Math.sin(s * 7.3 + 1) + 1.4) * 0.007 * loose
    return [across + Math.sin(s * 9 + drop * 2) * 0.004 * loose, bar[1] - drop, bar[2] - round - fold]
  })
}
