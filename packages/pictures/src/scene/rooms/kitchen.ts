import { Geometry } from '../geometry.ts'
import type { Room } from '../room.ts'
import { addBlock, onBack } from '../shapes/frame.ts'
import { addShell } from '../shapes/shell.ts'
import { addTube, bendPoints } from '../shapes/tube.ts'
import type { Vec } from '../vector.ts'
import { addCabinets } from './cabinets.ts'
import { palettes } from './palettes.ts'
import { addBranches, addVessel } from './vessels.ts'

const back = 2.55

/** Counter, sink, open shelf and tap in front of the tiled wall: a backsplash that runs to the ceiling. */
export function buildKitchen(): Room {
  const geometry = new Geometry()
  const openings = addShell(geometry, {
    x: [-1.9, 1.8],
    z: [-1.6, back],
    height: 2.6,
    slots: { back: 'product' },
    texel: 0.045,
    gaps: [{ on: 'left', from: [0.3, 1], to: [1.9, 2.3], panes: [2, 1] }],
  })
  const wall = onBack(back)
  addCabinets(geometry, wall, { from: -1.9, to: 1.8, low: 0.1, high: 0.87, deep: 0.6, doors: 6, slot: 'cabinet' })
  addCounter(geometry)
  addSink(geometry)
  addShelf(geometry)
  addTap(geometry, [-0.55, 0.91, back - 0.12])
  addVessel(geometry, 'jug', 'accent', [0.42, 0.91, back - 0.25], 1.05)
  addBranches(geometry, [1.02, 0.91, back - 0.3], 0.5)
  return {
    geometry,
    openings,
    camera: { at: [0.08, 1.5, -0.1], yaw: 0.02, halfWidth: 0.6, drop: 0.16 },
    isOpen: false,
    sky: 9,
    palettes: [palettes.linen, palettes.sage, palettes.ink, palettes.snow],
    exposure: 0.9,
  }
}

/** The apron sink reaches from the tap to the front of the cabinets. */
const sink = { left: -0.93, right: -0.17, low: 0.66, rim: 0.925, out: 0.2, front: 0.665, thick: 0.03 } as const

/** The counter goes around the sink. */
function addCounter(geometry: Geometry): void {
  const wall = onBack(back)
  const { left, right, out } = sink
  addBlock(geometry, 'counter', wall, [-1.9, 0.87, 0], [left, 0.91, 0.63], { texel: 0.03 })
  addBlock(geometry, 'counter', wall, [right, 0.87, 0], [1.8, 0.91, 0.63], { texel: 0.03 })
  addBlock(geometry, 'counter', wall, [left, 0.87, 0], [right, 0.91, out], { texel: 0.03 })
}

/** Four walls and a bottom of white ceramic. */
function addSink(geometry: Geometry): void {
  const wall = onBack(back)
  const { left, right, low, rim, out, front, thick } = sink
  const add = (from: Vec, to: Vec) => addBlock(geometry, 'ceramic', wall, from, to, { texel: 0.03 })
  add([left, low, front - thick], [right, rim, front])
  add([left, low, out], [right, rim, out + thick])
  add([left, low, out + thick], [left + thick, rim, front - thick])
  add([right - thick, low, out + thick], [right, rim, front - thick])
  add([left + thick, low, out + thick], [right - thick, low + thick, front - thick])
}

/** One oak board on brass brackets, with bowls and cups. */
function addShelf(geometry: Geometry): void {
  const wall = onBack(back)
  addBlock(geometry, 'wood', wall, [0.05, 1.46, 0], [1.55, 1.495, 0.24], { texel: 0.03 })
  for (const along of [0.22, 1.38]) {
    addBlock(geometry, 'metal', wall, [along - 0.01, 1.32, 0], [along + 0.01, 1.46, 0.012], { texel: 0.05 })
    addBlock(geometry, 'metal', wall, [along - 0.01, 1.448, 0], [along + 0.01, 1.46, 0.2], { texel: 0.05 })
  }
  const z = back - 0.125
  const top = 1.495
  addVessel(geometry, 'bowl', 'ceramic', [0.38, top, z], 0.9)
  addVessel(geometry, 'bowl', 'ceramic', [0.38, top + 0.032, z], 0.88)
  for (const x of [0.68, 0.79, 0.9]) addVessel(geometry, 'cup', 'ceramic', [x, top, z], 1)
  addVessel(geometry, 'vase', 'accent', [1.24, top, z], 0.72)
}

function addTap(geometry: Geometry, [x, y, z]: Vec): void {
  const top = y + 0.3
  const bow = [
    ...bendPoints([x, top, z - 0.09], [0, 0, 0.09], [0, 0.09, 0]),
    ...bendPoints([x, top, z - 0.09], [0, 0.09, 0], [0, 0, -0.09]),
  ]
  addTube(
    geometry,
    'metal',
    [
      [x, y, z],
      [x, y + 0.01, z],
    ],
    0.028,
    0.028,
    24,
  )
  addTube(geometry, 'metal', [[x, y, z], [x, y + 0.08, z], ...bow, [x, top - 0.07, z - 0.18]], 0.0125, 0.0125, 16)
  addTube(
    geometry,
    'metal',
    [
      [x + 0.01, y + 0.06, z],
      [x + 0.065, y + 0.075, z],
    ],
    0.008,
    0.006,
    12,
  )
}
