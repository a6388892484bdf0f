import type { Geometry } from '../geometry.ts'
import type { MaterialSlot, SkyOpening } from '../room.ts'
import type { Vec } from '../vector.ts'
import { addWall } from './wall.ts'
import { addWindow, type WindowOptions } from './window.ts'

export type WallName = 'left' | 'right' | 'back' | 'front'

/** A rectangle on a wall in the room's own coordinates: x for back and front, z for left and right; and heights. */
export interface WallGap extends WindowOptions {
  on: WallName
  from: readonly [along: number, low: number]
  to: readonly [along: number, high: number]
  /** Without glass: a niche or a passage, built by the room itself. */
  isBare?: boolean
}

export interface RoomShell {
  x: readonly [left: number, right: number]
  z: readonly [front: number, back: number]
  height: number
  slots: Readonly<Partial<Record<WallName | 'floor' | 'ceiling', MaterialSlot>>>
  gaps?: readonly WallGap[]
  /** A skylight, as x and z from corner to corner. */
  skylight?: { x: readonly [number, number]; z: readonly [number, number] }
  /** Distance of light nodes on what the camera looks at. */
  texel?: number
}

interface Face {
  at: Vec
  u: Vec
  uv: readonly [number, number]
  /** Position of a coordinate along u. */
  along: (coordinate: number) => number
}

/** Floor, four walls and ceiling. Textures run on around the corners. Returns the windows. */
export function addShell(
  geometry: Geometry,
  { x, z, height, slots, gaps = [], texel = 0.05, skylight }: RoomShell,
): SkyOpening[] {
  const [w, d] = [x[1] - x[0], z[1] - z[0]]
  geometry.quad(slots.floor ?? 'floor', [x[1], 0, z[0]], [-w, 0, 0], [0, 0, d], { texel, uv: [-x[1], z[0]] })
  const faces = facesOf(x, z)
  const openings: SkyOpening[] = []
  const holes = skylight
    ? [
        {
          from: [skylight.x[0] - x[0], skylight.z[0] - z[0]],
          to: [skylight.x[1] - x[0], skylight.z[1] - z[0]],
        } as const,
      ]
    : []
  addWall(geometry, slots.ceiling ?? 'ceiling', [x[0], height, z[0]], [w, 0, 0], [0, 0, d], holes, { texel: 0.12 })
  for (const { from, to } of holes) {
    const corner: Vec = [x[0] + from[0], height, z[0] + from[1]]
    const size = { u: [to[0] - from[0], 0, 0] as const, v: [0, 0, to[1] - from[1]] as const }
    openings.push(addWindow(geometry, corner, size.u, size.v, { panes: [1, 1], depth: 0.35, frame: 0.02 }))
  }
  for (const [name, { at, u, uv, along }] of Object.entries(faces) as [WallName, Face][]) {
    const own = gaps.filter(({ on }) => on === name)
    const holes = own.map(({ from, to }) => {
      const [a, b] = [along(from[0]), along(to[0])]
      return { from: [Math.min(a, b), from[1]] as const, to: [Math.max(a, b), to[1]] as const }
    })
    const fine = name === 'front' ? 0.15 : texel
    addWall(geometry, slots[name] ?? 'wall', at, u, [0, height, 0], holes, { texel: fine, uv })
    holes.forEach((hole, index) => {
      const gap = own[index]
      if (gap && !gap.isBare) openings.push(windowIn(geometry, { at, u, uv, along }, hole, gap))
    })
  }
  return openings
}

function windowIn(
  geometry: Geometry,
  { at, u }: Face,
  { from, to }: { from: readonly [number, number]; to: readonly [number, number] },
  options: WindowOptions,
): SkyOpening {
  const size = Math.hypot(...u)
  const unit: Vec = [u[0] / size, u[1] / size, u[2] / size]
  const corner: Vec = [at[0] + unit[0] * from[0], from[1], at[2] + unit[2] * from[0]]
  const wide = to[0] - from[0]
  return addWindow(geometry, corner, [unit[0] * wide, 0, unit[2] * wide], [0, to[1] - from[1], 0], options)
}

function facesOf(x: readonly [number, number], z: readonly [number, number]): Record<WallName, Face> {
  const [w, d] = [x[1] - x[0], z[1] - z[0]]
  return {
    back: { at: [x[1], 0, z[1]], u: [-w, 0, 0], uv: [-x[1], 0], along: (at) => x[1] - at },
    left: { at: [x[0], 0, z[1]], u: [0, 0, -d], uv: [-x[0], 0], along: (at) => z[1] - at },
    right: { at: [x[1], 0, z[0]], u: [0, 0, d], uv: [-(x[1] + d), 0], along: (at) => at - z[0] },
    front: { at: [x[0], 0, z[0]], u: [w, 0, 0], uv: [0, 0], along: (at) => at - x[0] },
  }
}
