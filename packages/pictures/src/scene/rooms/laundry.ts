import { Geometry } from '../geometry.ts'
import type { Room } from '../room.ts'
import { addBox } from '../shapes/box.ts'
import { addBlock, onBack, onRight } from '../shapes/frame.ts'
import { addLathe } from '../shapes/lathe.ts'
import { addShell } from '../shapes/shell.ts'
import { addTube } from '../shapes/tube.ts'
import type { Vec } from '../vector.ts'
import { addCabinets } from './cabinets.ts'
import { addTowels } from './furniture.ts'
import { palettes } from './palettes.ts'

const back = 3.6

/** A laundry with a washer under an oak top, and a basket on the patterned floor. */
export function buildLaundry(): Room {
  const geometry = new Geometry()
  const openings = addShell(geometry, {
    x: [-1.5, 1.6],
    z: [-1.2, back],
    height: 2.6,
    slots: { floor: 'product' },
    texel: 0.04,
    gaps: [{ on: 'left', from: [0.9, 0.9], to: [2.4, 2.25], panes: [2, 2] }],
  })
  const wall = onBack(back)
  addWasher(geometry, [-0.72, 0, back - 0.66])
  addCabinets(geometry, wall, { from: -0.4, to: 1, low: 0.1, high: 0.87, deep: 0.6, doors: 3, slot: 'cabinet' })
  addCabinets(geometry, wall, { from: -1.5, to: -1.06, low: 0.1, high: 0.87, deep: 0.6, doors: 1, slot: 'cabinet' })
  addBlock(geometry, 'wood', wall, [-1.5, 0.87, 0], [1, 0.91, 0.64], { texel: 0.04 })
  addCabinets(geometry, onRight(1.6), {
    from: back - 0.6,
    to: back,
    low: 0.1,
    high: 2.3,
    deep: 0.6,
    doors: 1,
    slot: 'cabinet',
  })
  addBlock(geometry, 'wood', wall, [-1.2, 1.5, 0], [0.7, 1.535, 0.24], { texel: 0.05 })
  addTowels(geometry, [0.1, 1.535, back - 0.13])
  addBasket(geometry, [0.55, 0, 2.35])
  return {
    geometry,
    openings,
    camera: { at: [0.05, 1.5, -0.75], yaw: 0, halfWidth: 0.58, drop: 0.62 },
    sun: { direction: [-0.85, 0.8, 0.02], spread: 0.035, strength: 0.9 },
    isOpen: false,
    sky: 9,
    palettes: [palettes.snow, palettes.sage, palettes.ink, palettes.clay],
    exposure: 1,
  }
}

function addWasher(geometry: Geometry, [x, y, z]: Vec): void {
  const half = 0.3
  addBox(geometry, 'ceramic', [x - half, y + 0.02, z], [x + half, y + 0.86, z + 0.6], { texel: 0.06 })
  addBox(geometry, 'dark', [x - half + 0.03, y, z + 0.05], [x + half - 0.03, y + 0.02, z + 0.5], { texel: 0.2 })
  addBox(geometry, 'trim', [x - half + 0.02, y + 0.74, z - 0.006], [x + half - 0.02, y + 0.835, z], { texel: 0.1 })
  addRing(geometry, 'metal', [x, y + 0.42, z], 0.19, 0.225, 0.03)
  addRing(geometry, 'dark', [x, y + 0.42, z], 0, 0.19, 0.02)
  addTube(
    geometry,
    'metal',
    [
      [x + 0.18, y + 0.788, z - 0.005],
      [x + 0.18, y + 0.788, z - 0.035],
    ],
    0.03,
    0.028,
    28,
  )
}

/** A flat ring that faces the camera. */
function addRing(geometry: Geometry, slot: 'metal' | 'dark', at: Vec, from: number, to: number, out: number) {
  const steps = 48
  const points = Array.from({ length: steps + 1 }, (_, step): Vec => {
    const angle = (step / steps) * 2 * Math.PI
    const middle = (from + to) / 2
    return [at[0] + Math.cos(angle) * middle, at[1] + Math.sin(angle) * middle, at[2] - out / 2]
  })
  if (from > 0) return addTube(geometry, slot, points, (to - from) / 2, (to - from) / 2, 10)
  addTube(
    geometry,
    slot,
    [
      [at[0], at[1], at[2] + 0.01],
      [at[0], at[1], at[2] - out],
    ],
    to,
    to * 0.9,
    40,
  )
}

function addBasket(geometry: Geometry, at: Vec): void {
  const weave: [number, number][] = [
    [0, 0],
    [0.19, 0],
  ]
  for (let turn = 0; turn <= 16; turn++)
    weave.push([0.2 + 0.035 * (turn / 16) + (turn % 2 ? 0.007 : 0), 0.01 + turn * 0.022])
  addLathe(geometry, 'wood', at, [...weave, [0.25, 0.372], [0.24, 0.378], [0.228, 0.37], [0.205, 0.05], [0, 0.04]], {
    segments: 48,
  })
}
