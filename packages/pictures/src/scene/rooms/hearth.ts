import { Geometry } from '../geometry.ts'
import type { Room } from '../room.ts'
import { addBlock, onBack } from '../shapes/frame.ts'
import { addShell } from '../shapes/shell.ts'
import { addTube } from '../shapes/tube.ts'
import { addWall } from '../shapes/wall.ts'
import { addBaseboard } from './furniture.ts'
import { addChair } from './living.ts'
import { palettes } from './palettes.ts'
import { addVessel } from './vessels.ts'

const back = 3.7
const breast = { from: -0.95, to: 0.95, out: 0.38 } as const
const fire = { from: [-0.5, 0.42], to: [0.5, 1.02] } as const

/** A chimney breast clad with the product from the hearth to the ceiling, on an oak floor. */
export function buildHearth(): Room {
  const geometry = new Geometry()
  const openings = addShell(geometry, {
    x: [-2.3, 2.3],
    z: [-0.9, back],
    height: 2.7,
    slots: {},
    texel: 0.06,
    gaps: [{ on: 'left', from: [0.9, 0.3], to: [2.6, 2.4], panes: [2, 3] }],
  })
  addBaseboard(geometry, [-2.3, 2.3], [-0.9, back], 0.12)
  addCladding(geometry)
  addFirebox(geometry)
  const at = onBack(back - breast.out)
  addBlock(geometry, 'counter', at, [-1.05, 0, 0], [1.05, 0.32, 0.42], { texel: 0.05 })
  addBlock(geometry, 'wood', at, [-0.95, 1.3, 0], [0.95, 1.37, 0.2], { texel: 0.04 })
  addVessel(geometry, 'vase', 'accent', [0.62, 1.37, back - breast.out - 0.1], 0.95)
  addChair(geometry, [1.62, 0, 2.55])
  return {
    geometry,
    openings,
    camera: { at: [-0.15, 1.5, -0.35], yaw: 0.05, halfWidth: 0.58, drop: 0.2 },
    isOpen: false,
    sky: 8,
    palettes: [palettes.linen, palettes.sage, palettes.clay, palettes.snow],
    exposure: 0.9,
  }
}

function addCladding(geometry: Geometry): void {
  const { from, to, out } = breast
  const front = back - out
  const high = 2.7
  const texel = 0.04
  const hole = { from: [to - fire.to[0], fire.from[1]], to: [to - fire.from[0], fire.to[1]] } as const
  addWall(geometry, 'product', [to, 0, front], [from - to, 0, 0], [0, high, 0], [hole], { texel, uv: [-to, 0] })
  geometry.quad('product', [from, 0, front], [0, 0, out], [0, high, 0], { texel, uv: [-from, 0] })
  geometry.quad('product', [to, 0, back], [0, 0, -out], [0, high, 0], { texel, uv: [-to - out, 0] })
}

function addFirebox(geometry: Geometry): void {
  const front = back - breast.out
  const [[x0, y0], [x1, y1]] = [fire.from, fire.to]
  const [w, h, d] = [x1 - x0, y1 - y0, 0.36]
  const texel = 0.06
  geometry.quad('dark', [x1, y0, front + d], [-w, 0, 0], [0, h, 0], { texel })
  geometry.quad('dark', [x1, y0, front], [-w, 0, 0], [0, 0, d], { texel })
  geometry.quad('dark', [x0, y1, front], [w, 0, 0], [0, 0, d], { texel })
  geometry.quad('dark', [x0, y0, front + d], [0, 0, -d], [0, h, 0], { texel })
  geometry.quad('dark', [x1, y0, front], [0, 0, d], [0, h, 0], { texel })
  const frame = onBack(front)
  for (const [a, b] of [
    [
      [x0 - 0.02, y0 - 0.02],
      [x1 + 0.02, y0],
    ],
    [
      [x0 - 0.02, y1],
      [x1 + 0.02, y1 + 0.02],
    ],
    [
      [x0 - 0.02, y0],
      [x0, y1],
    ],
    [
      [x1, y0],
      [x1 + 0.02, y1],
    ],
  ] as const) {
    addBlock(geometry, 'dark', frame, [...a, -0.02], [...b, 0.012], { texel })
  }
  for (const [x, lift, long] of [
    [-0.1, 0.05, 0.5],
    [0.09, 0.06, 0.46],
    [0.01, 0.14, 0.5],
  ] as const) {
    addTube(
      geometry,
      'soil',
      [
        [x - long / 2, y0 + lift, front + 0.15],
        [x + long / 2, y0 + lift + 0.02, front + 0.2],
      ],
      0.045,
      0.05,
      14,
    )
  }
}
