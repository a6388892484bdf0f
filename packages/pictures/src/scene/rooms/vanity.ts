import { Geometry } from '../geometry.ts'
import type { Room } from '../room.ts'
import { addBlock, onBack } from '../shapes/frame.ts'
import { addShell } from '../shapes/shell.ts'
import { addTube, bendPoints } from '../shapes/tube.ts'
import type { Vec } from '../vector.ts'
import { addCabinets } from './cabinets.ts'
import { addHangingTowel } from './furniture.ts'
import { palettes } from './palettes.ts'
import { addVessel } from './vessels.ts'

const back = 2.5

/** An oak vanity in front of a tiled wall, light from a window on the left. */
export function buildVanity(): Room {
  const geometry = new Geometry()
  const openings = addShell(geometry, {
    x: [-1.75, 1.7],
    z: [-1.6, back],
    height: 2.7,
    slots: { floor: 'counter', back: 'product' },
    texel: 0.045,
    gaps: [{ on: 'left', from: [0.5, 0.85], to: [1.9, 2.35], panes: [2, 2] }],
  })
  const wall = onBack(back)
  addCabinets(geometry, wall, {
    from: -0.85,
    to: 0.75,
    low: 0.42,
    high: 0.82,
    deep: 0.5,
    doors: 2,
    slot: 'wood',
    rows: 1,
    handles: false,
  })
  addBlock(geometry, 'counter', wall, [-0.87, 0.82, 0], [0.77, 0.855, 0.52], { texel: 0.03 })
  addVessel(geometry, 'basin', 'ceramic', [-0.12, 0.855, back - 0.27], 1)
  addTap(geometry, [-0.12, 1.1, back])
  addVessel(geometry, 'vase', 'accent', [0.5, 0.855, back - 0.24], 0.82)
  addRail(geometry, [1.22, 1.22, back])
  return {
    geometry,
    openings,
    camera: { at: [0.1, 1.5, -0.35], yaw: 0, halfWidth: 0.56, drop: 0.24 },
    isOpen: false,
    sky: 9,
    palettes: [palettes.linen, palettes.clay, palettes.sage, palettes.snow],
    exposure: 0.9,
  }
}

/** Spout and two handles out of the wall. */
function addTap(geometry: Geometry, [x, y, z]: Vec): void {
  const bow = bendPoints([x, y - 0.03, z - 0.17], [0, 0.03, 0], [0, 0, -0.03])
  addTube(geometry, 'metal', [[x, y, z], [x, y, z - 0.17], ...bow, [x, y - 0.05, z - 0.2]], 0.011, 0.011, 14)
  for (const side of [-0.13, 0, 0.13])
    addTube(
      geometry,
      'metal',
      [
        [x + side, y, z],
        [x + side, y, z - 0.008],
      ],
      0.027,
      0.027,
      26,
    )
  for (const side of [-0.13, 0.13]) {
    addTube(
      geometry,
      'metal',
      [
        [x + side, y, z - 0.005],
        [x + side, y, z - 0.05],
      ],
      0.014,
      0.012,
      16,
    )
    addTube(
      geometry,
      'metal',
      [
        [x + side - 0.032, y, z - 0.043],
        [x + side + 0.032, y, z - 0.043],
      ],
      0.006,
      0.006,
      10,
    )
  }
}

function addRail(geometry: Geometry, [x, y, z]: Vec): void {
  addTube(
    geometry,
    'metal',
    [
      [x - 0.24, y, z - 0.06],
      [x + 0.24, y, z - 0.06],
    ],
    0.008,
    0.008,
    12,
  )
  for (const side of [-0.22, 0.22])
    addTube(
      geometry,
      'metal',
      [
        [x + side, y, z],
        [x + side, y, z - 0.06],
      ],
      0.007,
      0.007,
      10,
    )
  addHangingTowel(geometry, [x - 0.02, y, z - 0.06], 0.008, 0.34, 0.62)
}
