import { randomAt } from '../../noise.ts'
import type { Geometry } from '../geometry.ts'
import type { MaterialSlot } from '../room.ts'
import { add, scale, type Vec } from '../vector.ts'
import { addCloth } from './cloth.ts'
import { addTube } from './tube.ts'

/** One leaf: a blade that leaves its root in one direction and bows under its weight. */
export function addLeaf(
  geometry: Geometry,
  slot: MaterialSlot,
  root: Vec,
  heading: number,
  rise: number,
  long: number,
  wide: number,
) {
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)]
  addCloth(geometry, slot, 4, 10, (s, t) => {
    const out = Math.cos(rise) * long * t
    const up = Math.sin(rise) * long * t - long * 0.55 * t * t * Math.cos(rise)
    const half = wide * Math.sin(Math.PI * Math.min(1, 0.06 + t * 0.94)) ** 0.8 * (1 - t * 0.25)
    const across = (s - 0.5) * 2 * half
    const fold = Math.abs(s - 0.5) * half * 0.5
    return [root[0] + cos * out - sin * across, root[1] + up + fold, root[2] + sin * out + cos * across]
  })
}

/** A small tree: a stem that forks into twigs with leaves. */
export function addTree(geometry: Geometry, at: Vec, tall: number, crown: number, leaves: number, seed: number): void {
  const top = add(at, [0.03, tall, 0.02])
  const stem: Vec[] = [0, 0.25, 0.5, 0.75, 1].map((t) =>
    add(add(at, scale([0.03, tall, 0.02], t)), [Math.sin(t * 5 + seed) * 0.02, 0, Math.cos(t * 4) * 0.015]),
  )
  addTube(geometry, 'soil', stem, 0.016, 0.009, 8)
  const twigs = Math.max(6, Math.round(leaves / 14))
  for (let twig = 0; twig < twigs; twig++) {
    const dice = (draw: number): number => randomAt(draw, twig, seed)
    const [heading, rise] = [twig * 2.4 + dice(1), 0.15 + dice(2) * 1.15]
    const reach = crown * (0.55 + 0.45 * dice(3))
    const root = add(top, [0, -crown * 0.7 * dice(4), 0])
    const end = add(root, [
      Math.cos(heading) * Math.cos(rise) * reach,
      Math.sin(rise) * reach,
      Math.sin(heading) * Math.cos(rise) * reach,
    ])
    addTube(geometry, 'soil', [root, add(scale(add(root, end), 0.5), [0, 0.02, 0]), end], 0.005, 0.002, 5)
    for (let index = 0; index < leaves / twigs; index++) {
      const t = 0.25 + 0.75 * dice(10 + index)
      const from = add(scale(root, 1 - t), scale(end, t))
      addLeaf(
        geometry,
        'leaf',
        from,
        heading + (dice(40 + index) - 0.5) * 3.4,
        dice(70 + index) * 1.3 - 0.2,
        0.085,
        0.013,
      )
    }
  }
}

/** Long blades from the middle of a pot. */
export function addFern(geometry: Geometry, at: Vec, long: number, blades: number, seed: number): void {
  for (let blade = 0; blade < blades; blade++) {
    const dice = (draw: number): number => randomAt(draw, blade, seed)
    const ring = blade / blades
    addLeaf(
      geometry,
      'leaf',
      add(at, [(dice(1) - 0.5) * 0.05, 0, (dice(2) - 0.5) * 0.05]),
      blade * 2.39996 + dice(3) * 0.4,
      1.35 - ring * 0.95,
      long * (0.7 + 0.3 * dice(4)),
      long * (0.06 + 0.025 * dice(5)),
    )
  }
}
