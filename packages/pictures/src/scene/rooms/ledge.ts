import { Geometry } from '../geometry.ts'
import type { Room } from '../room.ts'
import { addCloth } from '../shapes/cloth.ts'
import { addShell } from '../shapes/shell.ts'
import { addStool } from './furniture.ts'
import { palettes } from './palettes.ts'
import { addBranches } from './vessels.ts'

const back = 1.75
const high = 1.22
const band = 0.05
const [left, right] = [-1.5, 1.6]

/** A tiled dado finished by its trim, seen from near. */
export function buildLedge(): Room {
  const geometry = new Geometry()
  const openings = addShell(geometry, {
    x: [left, right],
    z: [-1.5, back],
    height: 2.6,
    slots: { floor: 'counter' },
    texel: 0.05,
    gaps: [
      { on: 'left', from: [-0.3, 0.9], to: [0.9, 2.2], panes: [2, 2] },
      { on: 'back', from: [left, 0], to: [right, high], isBare: true },
    ],
  })
  geometry.quad('product', [right, 0, back], [left - right, 0, 0], [0, high, 0], { texel: 0.03, uv: [-right, 0] })
  addTrim(geometry)
  addStool(geometry, [0.52, 0, 1.42], 0.78)
  addBranches(geometry, [0.52, 0.78, 1.42], 0.42, 6)
  return {
    geometry,
    openings,
    camera: { at: [0.05, 1.5, 0.1], yaw: 0.05, halfWidth: 0.42, drop: 0.62 },
    isOpen: false,
    sky: 9,
    palettes: [palettes.linen, palettes.sage, palettes.clay, palettes.ink],
    exposure: 1,
  }
}

/** A rounded strip on top of the tiles. Its texture is from the middle of the first course, to avoid the bed joint. */
function addTrim(geometry: Geometry): void {
  const deep = 0.017
  const outline = (t: number): readonly [out: number, up: number] => {
    const angle = Math.PI * (t - 0.5)
    const lean = (x: number, power: number): number => Math.sign(x) * Math.abs(x) ** power
    return [deep * lean(Math.cos(angle), 0.55), (band / 2) * lean(Math.sin(angle), 0.7)]
  }
  addCloth(
    geometry,
    'product',
    90,
    14,
    (s, t) => {
      const [out, up] = outline(t)
      return [right + (left - right) * s, high + band / 2 + up, back - out]
    },
    (s, t) => [-right + (right - left) * s, high - 0.12 + t * 0.065],
  )
}
