import type { Geometry } from '../geometry.ts'
import type { MaterialSlot } from '../room.ts'
import { addBlock, type WallFrame } from '../shapes/frame.ts'
import { addTube } from '../shapes/tube.ts'

export interface CabinetRun {
  from: number
  to: number
  low: number
  high: number
  deep: number
  doors: number
  slot: MaterialSlot
  /** Drawers across instead of doors side by side. */
  rows?: number
  handles?: boolean
}

const gap = 0.002
const leafThick = 0.02

/** A run of cabinets with a plinth set back, flat fronts and slim bars for handles. */
export function addCabinets(geometry: Geometry, frame: WallFrame, run: CabinetRun): void {
  const { from, to, low, high, deep, doors, slot, rows = 1, handles = true } = run
  if (low < 0.2) addBlock(geometry, 'dark', frame, [from, 0, 0], [to, low, deep - 0.07])
  addBlock(geometry, slot, frame, [from, low, 0], [to, high, deep - leafThick - 0.002])
  const wide = (to - from) / doors
  const tall = (high - low) / rows
  for (let door = 0; door < doors; door++) {
    for (let row = 0; row < rows; row++) {
      const [left, bottom] = [from + door * wide, low + row * tall]
      addFront(geometry, frame, slot, [left + gap, bottom + gap], [left + wide - gap, bottom + tall - gap], deep)
      if (handles) addHandle(geometry, frame, left, bottom, wide, tall, deep, door % 2 === 0, rows > 1)
    }
  }
}

type Corner = readonly [along: number, up: number]

/** A door with a narrow frame around a panel. */
function addFront(geometry: Geometry, frame: WallFrame, slot: MaterialSlot, from: Corner, to: Corner, deep: number) {
  const rail = 0.055
  const [a, b] = [deep - leafThick, deep]
  const texel = 0.09
  const isSmall = to[0] - from[0] < 0.2 || to[1] - from[1] < 0.24
  if (isSmall) return addBlock(geometry, slot, frame, [...from, a], [...to, b], { texel })
  addBlock(geometry, slot, frame, [from[0] + rail, from[1] + rail, a], [to[0] - rail, to[1] - rail, b - 0.009], {
    texel,
  })
  addBlock(geometry, slot, frame, [...from, a], [to[0], from[1] + rail, b], { texel })
  addBlock(geometry, slot, frame, [from[0], to[1] - rail, a], [...to, b], { texel })
  addBlock(geometry, slot, frame, [from[0], from[1] + rail, a], [from[0] + rail, to[1] - rail, b], { texel })
  addBlock(geometry, slot, frame, [to[0] - rail, from[1] + rail, a], [to[0], to[1] - rail, b], { texel })
}

function addHandle(
  geometry: Geometry,
  frame: WallFrame,
  left: number,
  bottom: number,
  wide: number,
  tall: number,
  deep: number,
  atRight: boolean,
  level: boolean,
): void {
  const out = deep + 0.026
  const [long, radius] = [0.12, 0.0055]
  const middle = left + wide / 2
  const along = atRight ? left + wide - 0.035 : left + 0.035
  const top = bottom + tall - 0.09
  const [a, b] = level
    ? ([
        [middle - long / 2, bottom + tall - 0.035],
        [middle + long / 2, bottom + tall - 0.035],
      ] as const)
    : ([
        [along, top - long],
        [along, top],
      ] as const)
  addTube(geometry, 'metal', [frame(a[0], a[1], out), frame(b[0], b[1], out)], radius, radius, 10)
  const inward = 0.012
  for (const [end, sign] of [
    [a, 1],
    [b, -1],
  ] as const) {
    const [x, y] = level ? [end[0] + inward * sign, end[1]] : [end[0], end[1] + inward * sign]
    addTube(geometry, 'metal', [frame(x, y, deep), frame(x, y, out)], radius * 0.8, radius * 0.8, 8)
  }
}
