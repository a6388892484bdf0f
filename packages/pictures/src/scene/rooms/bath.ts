import { Geometry } from '../geometry.ts'
import type { Room } from '../room.ts'
import { addBox } from '../shapes/box.ts'
import { addLathe, smoothProfile } from '../shapes/lathe.ts'
import { addShell } from '../shapes/shell.ts'
import { addTube, bendPoints } from '../shapes/tube.ts'
import { addBaseboard, addStool, addTowels } from './furniture.ts'
import { palettes } from './palettes.ts'

/** A bath with a freestanding tub under morning light from the left: the floor is the product. */
export function buildBath(): Room {
  const geometry = new Geometry()
  const openings = addShell(geometry, {
    x: [-2, 1.9],
    z: [-0.6, 4.4],
    height: 2.75,
    slots: { floor: 'product' },
    texel: 0.045,
    gaps: [{ on: 'left', from: [2.1, 0.75], to: [3.7, 2.4], panes: [2, 3] }],
  })
  addBaseboard(geometry, [-2, 1.9], [-0.6, 4.4])
  addTub(geometry)
  addStool(geometry, [1.42, 0, 3.1], 0.46)
  addTowels(geometry, [1.42, 0.475, 3.1])
  return {
    geometry,
    openings,
    camera: { at: [0.35, 1.5, -0.2], yaw: -0.06, halfWidth: 0.62, drop: 0.58 },
    sun: { direction: [-0.9, 0.62, 0.12], spread: 0.035, strength: 1.1 },
    isOpen: false,
    sky: 9,
    palettes: [palettes.linen, palettes.sage, palettes.clay, palettes.ink],
    exposure: 1,
  }
}

function addTub(geometry: Geometry): void {
  const at = [-0.25, 0, 3.45] as const
  const outside = smoothProfile(
    [
      [0.34, 0],
      [0.4, 0.02],
      [0.43, 0.12],
      [0.46, 0.3],
      [0.5, 0.5],
      [0.53, 0.57],
    ],
    5,
  )
  const rim: [number, number][] = [
    [0.538, 0.578],
    [0.535, 0.588],
    [0.522, 0.59],
    [0.508, 0.583],
  ]
  const inside = smoothProfile(
    [
      [0.5, 0.57],
      [0.46, 0.45],
      [0.42, 0.28],
      [0.37, 0.17],
      [0.22, 0.13],
      [0, 0.125],
    ],
    5,
  )
  addLathe(geometry, 'ceramic', at, [...outside, ...rim, ...inside], { segments: 64, oval: [1.62, 0.76] })
  addSpout(geometry, [0.75, 0, 3.62])
}

/** A floor-mounted tap that bends over the rim. */
function addSpout(geometry: Geometry, [x, y, z]: readonly [number, number, number]): void {
  const top = 0.98
  addTube(
    geometry,
    'metal',
    [
      [x, y, z],
      [x, y + 0.012, z],
    ],
    0.05,
    0.05,
    20,
  )
  const bow = bendPoints([x - 0.1, top, z - 0.02], [0.1, 0, 0.02], [0, 0.1, 0]).concat(
    bendPoints([x - 0.1, top, z - 0.02], [0, 0.1, 0], [-0.1, 0, -0.02]),
  )
  addTube(geometry, 'metal', [[x, 0, z], [x, 0.4, z], ...bow, [x - 0.2, top - 0.1, z - 0.04]], 0.014, 0.014, 14)
  addBox(geometry, 'metal', [x - 0.025, 0.8, z - 0.06], [x + 0.025, 0.84, z + 0.06], { texel: 0.05 })
  addTube(
    geometry,
    'metal',
    [
      [x, 0.82, z - 0.06],
      [x, 0.82, z - 0.13],
    ],
    0.018,
    0.018,
    14,
  )
  addTube(
    geometry,
    'metal',
    [
      [x, 0.82, z - 0.12],
      [x, 0.9, z - 0.12],
    ],
    0.006,
    0.006,
    8,
  )
}
