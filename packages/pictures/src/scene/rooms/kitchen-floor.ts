import { Geometry } from '../geometry.ts'
import type { Room } from '../room.ts'
import { addBlock, onBack, onLeft } from '../shapes/frame.ts'
import { addShell } from '../shapes/shell.ts'
import { addCabinets } from './cabinets.ts'
import { addStool } from './furniture.ts'
import { palettes } from './palettes.ts'
import { addVessel } from './vessels.ts'

const back = 4.6
const left = -1.95

/** A galley with cabinets along two walls and morning sun on the tiled floor. */
export function buildKitchenFloor(): Room {
  const geometry = new Geometry()
  const openings = addShell(geometry, {
    x: [left, 2.1],
    z: [-0.8, back],
    height: 2.65,
    slots: { floor: 'product' },
    texel: 0.045,
    gaps: [
      { on: 'right', from: [1.6, 0.25], to: [3.3, 2.35], panes: [2, 3] },
      { on: 'back', from: [-0.75, 1.15], to: [0.75, 2.15], panes: [2, 1] },
    ],
  })
  const [wall, side] = [onBack(back), onLeft(left)]
  addCabinets(geometry, wall, { from: left + 0.6, to: 2.1, low: 0.1, high: 0.87, deep: 0.6, doors: 5, slot: 'cabinet' })
  addBlock(geometry, 'counter', wall, [left, 0.87, 0], [2.1, 0.91, 0.63], { texel: 0.05 })
  addCabinets(geometry, side, { from: 1.7, to: back - 0.6, low: 0.1, high: 0.87, deep: 0.6, doors: 4, slot: 'cabinet' })
  addBlock(geometry, 'counter', side, [1.68, 0.87, 0], [back, 0.91, 0.63], { texel: 0.05 })
  addBlock(geometry, 'counter', wall, [left, 0.91, 0], [2.1, 1.03, 0.02], { texel: 0.06, without: ['back'] })
  addVessel(geometry, 'bowl', 'accent', [-1.55, 0.91, 2.7], 1.1)
  addStool(geometry, [1.25, 0, 2.9], 0.62)
  return {
    geometry,
    openings,
    camera: { at: [0.3, 1.5, -0.4], yaw: -0.08, halfWidth: 0.62, drop: 0.6 },
    sun: { direction: [0.9, 0.66, 0.1], spread: 0.03, strength: 1.1 },
    isOpen: false,
    sky: 8,
    palettes: [palettes.linen, palettes.sage, palettes.ink, palettes.snow],
    exposure: 1,
  }
}
