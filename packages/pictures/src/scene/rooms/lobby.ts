import { Geometry } from '../geometry.ts'
import type { Room } from '../room.ts'
import { addBox } from '../shapes/box.ts'
import { addCushion } from '../shapes/cloth.ts'
import { addShell } from '../shapes/shell.ts'
import { palettes } from './palettes.ts'
import { addPottedFern } from './vessels.ts'

const back = 7

/** A lobby with a wide floor, a glazed side, a slatted desk and two pillars. */
export function buildLobby(): Room {
  const geometry = new Geometry()
  const openings = addShell(geometry, {
    x: [-3.6, 3.4],
    z: [-1.2, back],
    height: 3.4,
    slots: { floor: 'product' },
    texel: 0.075,
    gaps: [0, 1, 2, 3].map((pane) => ({
      on: 'left' as const,
      from: [0.3 + pane * 1.65, 0.05] as const,
      to: [1.75 + pane * 1.65, 3] as const,
      panes: [1, 1] as const,
    })),
  })
  addDesk(geometry)
  for (const z of [2.9, 5.4]) addBox(geometry, 'trim', [-2.1, 0, z], [-1.75, 3.4, z + 0.35], { texel: 0.06 })
  addBench(geometry)
  addPottedFern(geometry, [2.75, 0, 6.4], 1.7)
  return {
    geometry,
    openings,
    camera: { at: [0.3, 1.5, -0.7], yaw: -0.04, halfWidth: 0.66, drop: 0.5 },
    sun: { direction: [-0.85, 0.62, 0.1], spread: 0.03, strength: 1 },
    isOpen: false,
    sky: 4,
    palettes: [palettes.snow, palettes.linen, palettes.ink],
    exposure: 1,
  }
}

function addDesk(geometry: Geometry): void {
  const [from, to, z] = [-0.5, 2.1, 5.4]
  addBox(geometry, 'dark', [from + 0.05, 0, z + 0.06], [to - 0.05, 1.02, z + 0.6], { texel: 0.08 })
  for (let slat = 0; slat < 44; slat++) {
    const x = from + 0.01 + slat * 0.0588
    addBox(geometry, 'wood', [x, 0.06, z + 0.02], [x + 0.038, 1.02, z + 0.06], {
      texel: 0.25,
      without: ['bottom', 'back'],
    })
  }
  addBox(geometry, 'counter', [from - 0.03, 1.02, z - 0.02], [to + 0.03, 1.07, z + 0.65], { texel: 0.06 })
}

function addBench(geometry: Geometry): void {
  const [x, z] = [1.7, 3.1]
  addBox(geometry, 'wood', [x, 0.1, z], [x + 1.3, 0.26, z + 0.55], { texel: 0.06 })
  addBox(geometry, 'dark', [x + 0.08, 0, z + 0.06], [x + 1.22, 0.1, z + 0.49], { texel: 0.08 })
  addCushion(geometry, 'textile', [x + 0.65, 0.33, z + 0.275], [0.64, 0.085, 0.27], 8)
}
