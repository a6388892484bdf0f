import { Geometry } from '../geometry.ts'
import type { Room } from '../room.ts'
import { addBox } from '../shapes/box.ts'
import { addCushion } from '../shapes/cloth.ts'
import { addBlock, onLeft } from '../shapes/frame.ts'
import { addLathe } from '../shapes/lathe.ts'
import { addTree } from '../shapes/plant.ts'
import { addWall } from '../shapes/wall.ts'
import { palettes } from './palettes.ts'

const left = -2
const back = 5.2

/** A terrace with a stucco house, a garden wall, a potted olive tree and late sun. */
export function buildPatio(): Room {
  const geometry = new Geometry()
  geometry.quad('product', [6, 0, -1.5], [left - 6, 0, 0], [0, 0, back + 1.5], { texel: 0.05, uv: [-6, -1.5] })
  addHouse(geometry)
  addBox(geometry, 'wall', [left, 0, back], [6, 2.05, back + 0.28], { texel: 0.06 })
  addBox(geometry, 'accent', [left, 2.05, back - 0.03], [6, 2.1, back + 0.31], { texel: 0.07 })
  geometry.quad('wall', [6, 0, -1.5], [0, 0, back + 1.5], [0, 1, 0], { texel: 0.2 })
  addPergola(geometry)
  addOliveTree(geometry)
  addSeat(geometry)
  return {
    geometry,
    openings: [],
    camera: { at: [0.35, 1.5, -0.6], yaw: -0.05, halfWidth: 0.64, drop: 0.5 },
    sun: { direction: [0.5, 0.8, -0.33], spread: 0.03, strength: 2.1 },
    isOpen: true,
    sky: 1,
    palettes: [palettes.linen, palettes.ochre, palettes.clay, palettes.snow],
    exposure: 0.92,
  }
}

function addHouse(geometry: Geometry): void {
  addWall(
    geometry,
    'wall',
    [left, 0, back + 0.28],
    [0, 0, -(back + 1.78)],
    [0, 3, 0],
    [{ from: [1.55, 0], to: [2.85, 2.15] }],
    { texel: 0.06 },
  )
  const side = onLeft(left)
  const [from, to] = [back + 0.28 - 2.85, back + 0.28 - 1.55]
  geometry.quad('dark', [left - 0.12, 0, to], [0, 0, from - to], [0, 2.15, 0], { texel: 0.2 })
  for (const [a, b] of [
    [from, from + 0.07],
    [to - 0.07, to],
    [(from + to) / 2 - 0.035, (from + to) / 2 + 0.035],
  ] as const) {
    addBlock(geometry, 'cabinet', side, [a, 0, -0.11], [b, 2.15, -0.05], { texel: 0.2 })
  }
  for (const high of [0.03, 0.75, 1.45, 2.11])
    addBlock(geometry, 'cabinet', side, [from, high - 0.03, -0.11], [to, high + 0.03, -0.06], { texel: 0.2 })
  geometry.quad('wall', [left, 2.15, from], [-0.12, 0, 0], [0, 0, to - from], { texel: 0.1 })
  geometry.quad('wall', [left, 0, to], [-0.12, 0, 0], [0, 2.15, 0], { texel: 0.1 })
  geometry.quad('wall', [left - 0.12, 0, from], [0.12, 0, 0], [0, 2.15, 0], { texel: 0.1 })
  addBox(geometry, 'wall', [left - 0.4, 3, -1.5], [left + 0.06, 3.1, back + 0.3], { texel: 0.2 })
}

/** Rafters over the terrace, whose shadows show the scale of the floor. */
function addPergola(geometry: Geometry): void {
  for (let rafter = 0; rafter < 7; rafter++) {
    const z = 0.6 + rafter * 0.78
    addBox(geometry, 'wood', [left, 2.72, z], [3.4, 2.86, z + 0.06], { texel: 0.15 })
  }
  addBox(geometry, 'wood', [3.1, 2.58, -1.2], [3.22, 2.72, back + 0.2], { texel: 0.15 })
}

function addOliveTree(geometry: Geometry): void {
  const at = [-1.3, 0, 4.55] as const
  addLathe(
    geometry,
    'accent',
    at,
    [
      [0, 0],
      [0.2, 0],
      [0.22, 0.02],
      [0.275, 0.25],
      [0.29, 0.42],
      [0.31, 0.43],
      [0.312, 0.48],
      [0.3, 0.487],
      [0.285, 0.48],
      [0.275, 0.42],
      [0, 0.415],
    ],
    { segments: 48 },
  )
  addTree(geometry, [at[0], 0.41, at[2]], 0.85, 0.55, 420, 5)
}

/** A low bench with a cushion. */
function addSeat(geometry: Geometry): void {
  const [x, z] = [0.55, 4.35]
  for (let slat = 0; slat < 5; slat++)
    addBox(geometry, 'wood', [x, 0.37, z + slat * 0.1], [x + 1.15, 0.4, z + slat * 0.1 + 0.085], { texel: 0.05 })
  for (const leg of [x + 0.05, x + 1.03]) {
    addBox(geometry, 'wood', [leg, 0, z + 0.02], [leg + 0.06, 0.37, z + 0.08], { texel: 0.06 })
    addBox(geometry, 'wood', [leg, 0, z + 0.4], [leg + 0.06, 0.37, z + 0.46], { texel: 0.06 })
  }
  addCushion(geometry, 'textile', [x + 0.575, 0.445, z + 0.245], [0.56, 0.05, 0.235], 6)
}
