import { Geometry } from '../geometry.ts'
import type { Room } from '../room.ts'
import { addBlock, onBack, onRight } from '../shapes/frame.ts'
import { addLathe } from '../shapes/lathe.ts'
import { addShell } from '../shapes/shell.ts'
import { addTube } from '../shapes/tube.ts'
import { addBaseboard } from './furniture.ts'
import { palettes } from './palettes.ts'
import { addPottedFern } from './vessels.ts'

const back = 4
const right = 1.7

/** A hall behind the front door: sidelight, bench, hooks. */
export function buildEntry(): Room {
  const geometry = new Geometry()
  const openings = addShell(geometry, {
    x: [-1.7, right],
    z: [-1.2, back],
    height: 2.8,
    slots: { floor: 'product' },
    texel: 0.045,
    gaps: [
      { on: 'back', from: [0.52, 0.12], to: [1.02, 2.3], panes: [1, 4], depth: 0.12 },
      { on: 'back', from: [-1.02, 0.12], to: [-0.52, 2.3], panes: [1, 4], depth: 0.12 },
      { on: 'left', from: [0.4, 0.7], to: [1.9, 2.4], panes: [2, 2] },
    ],
  })
  addBaseboard(geometry, [-1.7, right], [-1.2, back], 0.12)
  addDoor(geometry)
  addBench(geometry)
  addHooks(geometry)
  addPottedFern(geometry, [-1.28, 0, 3.35], 1.05)
  return {
    geometry,
    openings,
    camera: { at: [-0.1, 1.5, -0.75], yaw: 0.03, halfWidth: 0.6, drop: 0.56 },
    sun: { direction: [-0.8, 0.75, 0.15], spread: 0.035, strength: 0.8 },
    isOpen: false,
    sky: 8,
    palettes: [palettes.linen, palettes.sage, palettes.clay, palettes.ink],
    exposure: 1,
  }
}

/** A panelled door in its frame. */
function addDoor(geometry: Geometry): void {
  const wall = onBack(back)
  const texel = 0.08
  addBlock(geometry, 'cabinet', wall, [-0.46, 0.01, 0], [0.46, 2.2, 0.035], { texel: 0.025 })
  for (const [from, to] of [
    [-0.56, -0.46],
    [0.46, 0.56],
  ] as const) {
    addBlock(geometry, 'trim', wall, [from, 0, 0], [to, 2.3, 0.05], { texel })
  }
  addBlock(geometry, 'trim', wall, [-0.56, 2.2, 0], [0.56, 2.32, 0.055], { texel })
  for (const [low, high] of [
    [0.16, 0.92],
    [1.06, 2.08],
  ] as const) {
    for (const [from, to] of [
      [-0.36, -0.04],
      [0.04, 0.36],
    ] as const) {
      addBlock(geometry, 'cabinet', wall, [from, low, 0.03], [to, high, 0.042], { texel })
      addBlock(geometry, 'cabinet', wall, [from + 0.035, low + 0.035, 0.03], [to - 0.035, high - 0.035, 0.05], {
        texel,
      })
    }
  }
  addTube(
    geometry,
    'metal',
    [
      [0.39, 1, back - 0.03],
      [0.39, 1, back - 0.07],
    ],
    0.012,
    0.012,
    14,
  )
  addTube(
    geometry,
    'metal',
    [
      [0.39, 1, back - 0.07],
      [0.29, 1, back - 0.07],
    ],
    0.01,
    0.009,
    12,
  )
  addTube(
    geometry,
    'metal',
    [
      [0.39, 1, back - 0.034],
      [0.39, 1, back - 0.04],
    ],
    0.028,
    0.028,
    24,
  )
}

/** An oak bench along the right wall with a woven basket under it. */
function addBench(geometry: Geometry): void {
  const wall = onRight(right)
  addBlock(geometry, 'wood', wall, [1.6, 0.43, 0.03], [3, 0.47, 0.42], { texel: 0.03 })
  for (const along of [1.68, 2.88])
    addBlock(geometry, 'wood', wall, [along, 0, 0.05], [along + 0.045, 0.43, 0.4], { texel: 0.05 })
  addLathe(
    geometry,
    'textile',
    [right - 0.24, 0, 2.2],
    [
      [0, 0],
      [0.13, 0],
      [0.15, 0.02],
      [0.165, 0.14],
      [0.158, 0.25],
      [0.162, 0.258],
      [0.15, 0.256],
      [0.15, 0.14],
      [0, 0.03],
    ],
    { segments: 40 },
  )
}

function addHooks(geometry: Geometry): void {
  const wall = onRight(right)
  addBlock(geometry, 'wood', wall, [1.6, 1.62, 0], [3, 1.72, 0.02], { texel: 0.06 })
  for (let hook = 0; hook < 5; hook++) {
    const z = 1.74 + hook * 0.28
    addTube(
      geometry,
      'metal',
      [
        [right - 0.02, 1.67, z],
        [right - 0.075, 1.66, z],
        [right - 0.09, 1.69, z],
      ],
      0.007,
      0.007,
      10,
    )
  }
}
