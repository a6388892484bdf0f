import { Geometry } from '../geometry.ts'
import type { Room } from '../room.ts'
import { addBox } from '../shapes/box.ts'
import { addBlock, onBack } from '../shapes/frame.ts'
import { addLathe } from '../shapes/lathe.ts'
import { addShell } from '../shapes/shell.ts'
import { addTube, bendPoints } from '../shapes/tube.ts'
import type { Vec } from '../vector.ts'
import { addValve } from './fixtures.ts'
import { palettes } from './palettes.ts'
import { addVessel } from './vessels.ts'

const back = 2.6
const niche = { from: [0.28, 1.05], to: [0.88, 1.4], deep: 0.1 } as const

/** A walk-in shower under a skylight that rakes down the tiled wall: all three walls are the product. */
export function buildShower(): Room {
  const geometry = new Geometry()
  const openings = addShell(geometry, {
    x: [-1.15, 1.25],
    z: [-0.9, back],
    height: 2.75,
    slots: { floor: 'counter', back: 'product', left: 'product', right: 'product' },
    texel: 0.045,
    skylight: { x: [-1, 1.1], z: [1.75, 2.45] },
    gaps: [{ on: 'back', from: niche.from, to: niche.to, isBare: true }],
  })
  addNiche(geometry)
  addRainHead(geometry, [-0.42, 2.12, back])
  addValve(geometry, [-0.42, 1.12, back])
  addBench(geometry)
  return {
    geometry,
    openings,
    camera: { at: [0.12, 1.5, -0.55], yaw: 0.02, halfWidth: 0.6, drop: 0.14 },
    isOpen: false,
    sky: 9,
    palettes: [palettes.linen, palettes.snow, palettes.clay, palettes.ink],
    exposure: 0.9,
  }
}

/** A recess lined with stone, with a bottle and a cup. */
function addNiche(geometry: Geometry): void {
  const [[x0, y0], [x1, y1]] = [niche.from, niche.to]
  const [w, h, d] = [x1 - x0, y1 - y0, niche.deep]
  const texel = 0.03
  geometry.quad('product', [x1, y0, back + d], [-w, 0, 0], [0, h, 0], { texel, uv: [-x1, y0] })
  geometry.quad('counter', [x1, y0, back], [-w, 0, 0], [0, 0, d], { texel })
  geometry.quad('counter', [x0, y1, back], [w, 0, 0], [0, 0, d], { texel })
  geometry.quad('counter', [x0, y0, back + d], [0, 0, -d], [0, h, 0], { texel })
  geometry.quad('counter', [x1, y0, back], [0, 0, d], [0, h, 0], { texel })
  addVessel(geometry, 'cup', 'accent', [x0 + 0.2, y0, back + 0.05], 1.15)
  addLathe(
    geometry,
    'ceramic',
    [x1 - 0.17, y0, back + 0.05],
    [
      [0, 0],
      [0.034, 0],
      [0.036, 0.004],
      [0.036, 0.14],
      [0.03, 0.155],
      [0.011, 0.163],
      [0.011, 0.185],
      [0, 0.187],
    ],
  )
}

function addRainHead(geometry: Geometry, [x, y, z]: Vec): void {
  addLathe(
    geometry,
    'metal',
    [x, y - 0.115, z - 0.46],
    [
      [0, 0],
      [0.118, 0],
      [0.124, 0.004],
      [0.12, 0.012],
      [0.03, 0.02],
      [0.016, 0.035],
      [0, 0.036],
    ],
    { segments: 48 },
  )
  const bow = bendPoints([x, y - 0.06, z - 0.4], [0, 0.06, 0], [0, 0, -0.06])
  addTube(geometry, 'metal', [[x, y, z - 0.005], [x, y, z - 0.4], ...bow, [x, y - 0.08, z - 0.46]], 0.011, 0.011, 14)
  addTube(
    geometry,
    'metal',
    [
      [x, y, z],
      [x, y, z - 0.012],
    ],
    0.034,
    0.034,
    24,
  )
}

/** A teak seat on a stone block, and the drain. */
function addBench(geometry: Geometry): void {
  addBlock(geometry, 'counter', onBack(back), [0.72, 0, 0], [1.25, 0.42, 0.42], { texel: 0.04 })
  for (let slat = 0; slat < 5; slat++) {
    const out = 0.02 + slat * 0.082
    addBlock(geometry, 'wood', onBack(back), [0.7, 0.42, out], [1.25, 0.445, out + 0.07], { texel: 0.05 })
  }
  addBox(geometry, 'metal', [-0.75, 0.001, back - 0.2], [0.5, 0.006, back - 0.13], { texel: 0.06 })
}
