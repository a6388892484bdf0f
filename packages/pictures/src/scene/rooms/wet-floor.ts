import { Geometry } from '../geometry.ts'
import type { Room } from '../room.ts'
import { addBox } from '../shapes/box.ts'
import { addShell } from '../shapes/shell.ts'
import { addStool, addTowels } from './furniture.ts'
import { palettes } from './palettes.ts'

const back = 2.75

/** The floor of a walk-in shower for small mosaics: plaster walls, a slim drain, a teak stool. */
export function buildWetFloor(): Room {
  const geometry = new Geometry()
  const openings = addShell(geometry, {
    x: [-1.2, 1.2],
    z: [-1, back],
    height: 2.7,
    slots: { floor: 'product' },
    texel: 0.035,
    skylight: { x: [-1, 1], z: [1.5, 2.5] },
    gaps: [{ on: 'left', from: [0.4, 1.1], to: [1.4, 2.3], panes: [1, 2] }],
  })
  addBox(geometry, 'metal', [-0.75, 0.0005, back - 0.13], [0.75, 0.003, back - 0.085], { texel: 0.05 })
  addStool(geometry, [0.55, 0, 2.05], 0.42)
  addTowels(geometry, [0.55, 0.43, 2.05])
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
