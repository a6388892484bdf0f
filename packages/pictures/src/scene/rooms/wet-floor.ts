import { Geometry } from '../geometry.ts'
import type { Room } from '../room.ts'
import { addBox } from '../shapes/box.ts'
import { addShell } from '../shapes/shell.ts'
import { addHandShower, addValve } from './fixtures.ts'
import { addStool, addTowels } from './furniture.ts'
import { palettes } from './palettes.ts'

const [left, right, back] = [-1.2, 1.2, 2.75]

/** The floor of a walk-in shower for small mosaics: stone walls, a glass screen, a hand shower, a drain, a teak stool. */
export function buildWetFloor(): Room {
  const geometry = new Geometry()
  const openings = addShell(geometry, {
    x: [left, right],
    z: [-1, back],
    height: 2.7,
    slots: { floor: 'product', back: 'counter', left: 'counter', right: 'counter' },
    texel: 0.035,
    skylight: { x: [-1, 1], z: [1.5, 2.5] },
    gaps: [{ on: 'left', from: [0.4, 1.1], to: [1.4, 2.3], panes: [1, 2] }],
  })
  addSlabJoints(geometry)
  addScreen(geometry, -0.62, 1.8)
  addValve(geometry, [-0.12, 0.99, back])
  addHandShower(geometry, [-0.12, 0.99, back])
  addBox(geometry, 'metal', [-0.5, 0.0005, back - 0.13], [0.75, 0.003, back - 0.085], { texel: 0.05 })
  addStool(geometry, [0.62, 0, 2.15], 0.42)
  addTowels(geometry, [0.62, 0.43, 2.15])
  return {
    geometry,
    openings,
    camera: { at: [0, 1.5, -0.1], yaw: 0.04, halfWidth: 0.56, drop: 1.34 },
    isOpen: false,
    sky: 9,
    palettes: [palettes.linen, palettes.sage, palettes.clay, palettes.ink],
    exposure: 1,
  }
}

/** The walls are slabs 60 cm wide; their joints stand out by a hair, because a groove would need a wall of its own. */
function addSlabJoints(geometry: Geometry): void {
  const [half, out] = [0.0008, 0.0006]
  for (const x of [-0.9, -0.3, 0.3, 0.9])
    addBox(geometry, 'dark', [x - half, 0, back - out], [x + half, 2.7, back], { without: ['bottom', 'back'] })
  for (const z of [2.15, 1.55, 0.95]) {
    addBox(geometry, 'dark', [left, 0, z - half], [left + out, 1.05, z + half], { without: ['bottom', 'left'] })
    addBox(geometry, 'dark', [right - out, 0, z - half], [right, 2.7, z + half], { without: ['bottom', 'right'] })
  }
}

/** A screen of clear glass is seen by its edge and the channels that hold it. */
function addScreen(geometry: Geometry, x: number, front: number): void {
  const half = 0.0035
  addBox(geometry, 'metal', [x - 0.009, 0.0005, front], [x + 0.009, 0.016, back], { texel: 0.05 })
  addBox(geometry, 'metal', [x - 0.009, 0.016, back - 0.016], [x + 0.009, 2.2, back], { texel: 0.05 })
  addBox(geometry, 'leaf', [x - half, 0.016, front], [x + half, 2.2, front + 0.004], { texel: 0.05 })
}
