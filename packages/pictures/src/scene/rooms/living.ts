import { Geometry } from '../geometry.ts'
import type { Room } from '../room.ts'
import { addBox } from '../shapes/box.ts'
import { addCushion } from '../shapes/cloth.ts'
import { addBlock, onBack } from '../shapes/frame.ts'
import { addShell } from '../shapes/shell.ts'
import { addTube } from '../shapes/tube.ts'
import type { Vec } from '../vector.ts'
import { addBaseboard } from './furniture.ts'
import { palettes } from './palettes.ts'
import { addPottedFern } from './vessels.ts'

const back = 5

/** Tall windows, a low fireplace and one chair on a wide floor. */
export function buildLiving(): Room {
  const geometry = new Geometry()
  const openings = addShell(geometry, {
    x: [-2.4, 2.5],
    z: [-0.8, back],
    height: 2.8,
    slots: { floor: 'product' },
    texel: 0.042,
    gaps: [
      { on: 'left', from: [1.2, 0.12], to: [2.5, 2.45], panes: [2, 3] },
      { on: 'left', from: [3, 0.12], to: [4.3, 2.45], panes: [2, 3] },
      { on: 'back', from: [-0.55, 0.28], to: [0.55, 0.98], isBare: true },
    ],
  })
  addBaseboard(geometry, [-2.4, 2.5], [-0.8, back], 0.12)
  addFireplace(geometry)
  addChair(geometry, [1.42, 0, 3.35])
  addPottedFern(geometry, [-1.75, 0, 4.5], 1.25)
  return {
    geometry,
    openings,
    camera: { at: [0.1, 1.5, -0.45], yaw: 0, halfWidth: 0.63, drop: 0.55 },
    sun: { direction: [-0.85, 0.7, 0.05], spread: 0.03, strength: 1.2 },
    isOpen: false,
    sky: 6,
    palettes: [palettes.linen, palettes.sage, palettes.clay, palettes.ink, palettes.snow],
    exposure: 1,
  }
}

function addFireplace(geometry: Geometry): void {
  const wall = onBack(back)
  const d = 0.35
  geometry.quad('dark', [0.55, 0.28, back + d], [-1.1, 0, 0], [0, 0.7, 0], { texel: 0.06 })
  geometry.quad('dark', [0.55, 0.28, back], [-1.1, 0, 0], [0, 0, d], { texel: 0.06 })
  geometry.quad('dark', [-0.55, 0.98, back], [1.1, 0, 0], [0, 0, d], { texel: 0.06 })
  geometry.quad('dark', [-0.55, 0.28, back + d], [0, 0, -d], [0, 0.7, 0], { texel: 0.06 })
  geometry.quad('dark', [0.55, 0.28, back], [0, 0, d], [0, 0.7, 0], { texel: 0.06 })
  addBlock(geometry, 'counter', wall, [-0.95, 0, 0], [0.95, 0.26, 0.4], { texel: 0.05 })
  addBlock(geometry, 'wood', wall, [-0.95, 1.3, 0], [0.95, 1.38, 0.2], { texel: 0.05 })
  for (const [x, z, turn] of [
    [-0.12, 0.12, 0.5],
    [0.1, 0.16, 0.42],
    [0, 0.2, 0.48],
  ] as const) {
    addTube(
      geometry,
      'soil',
      [
        [x - turn / 2, 0.34 + z * 0.3, back + 0.16],
        [x + turn / 2, 0.33 + z * 0.4, back + 0.2],
      ],
      0.045,
      0.05,
      12,
    )
  }
}

/** A lounge chair: two cushions in an oak frame, turned a little by its arms. */
export function addChair(geometry: Geometry, [x, y, z]: Vec): void {
  addCushion(geometry, 'textile', [x, y + 0.37, z], [0.33, 0.085, 0.33], 5)
  addCushion(geometry, 'textile', [x, y + 0.66, z + 0.3], [0.33, 0.27, 0.085], 5)
  for (const side of [-0.37, 0.37]) {
    addBox(geometry, 'wood', [x + side - 0.02, y, z - 0.3], [x + side + 0.02, y + 0.55, z - 0.25], { texel: 0.06 })
    addBox(geometry, 'wood', [x + side - 0.02, y, z + 0.3], [x + side + 0.02, y + 0.78, z + 0.35], { texel: 0.06 })
    addBox(geometry, 'wood', [x + side - 0.028, y + 0.55, z - 0.33], [x + side + 0.028, y + 0.575, z + 0.36], {
      texel: 0.05,
    })
    addBox(geometry, 'wood', [x + side - 0.015, y + 0.24, z - 0.3], [x + side + 0.015, y + 0.28, z + 0.33], {
      texel: 0.06,
    })
  }
  for (const end of [-0.285, 0.3])
    addBox(geometry, 'wood', [x - 0.36, y + 0.24, z + end], [x + 0.36, y + 0.28, z + end + 0.03], { texel: 0.06 })
}
