import type { Rgb } from '../color.ts'
import type { Room } from './room.ts'
import { channels, type RoomLight } from './room-light.ts'
import type { Stage } from './stage.ts'
import type { Vec } from './vector.ts'

/** Exposes for the brighter half, but pale tile beside the window must not clip. */
const usual = 0.64
const brightest = 0.96
const maxLight = 1.02

/** Measured on the visible product, including the light it reflects. */
export function exposureOf({ parts, nodes, room }: Stage, { values }: RoomLight, mean: Rgb, bounce: Rgb): number {
  const { at, yaw, halfWidth } = room.camera
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)]
  // the light reflected by the product was baked for half gray
  const share = (mean[0] + mean[1] + mean[2]) / 1.5
  const seen: number[] = []
  for (const { slot, firstNode, columns, rows } of parts) {
    if (slot !== 'product') continue
    for (let node = firstNode; node < firstNode + columns * rows; node++) {
      const dx = (nodes[node * 3] ?? 0) - at[0]
      const dz = (nodes[node * 3 + 2] ?? 0) - at[2]
      const ahead = dx * sin + dz * cos
      if (ahead < 0.5 || Math.abs(dx * cos - dz * sin) > ahead * halfWidth) continue
      const from = node * channels
      seen.push(
        (values[from] ?? 0) +
          (values[from + 1] ?? 0) +
          (values[from + 3] ?? 0) * bounce[1] +
          (values[from + 5] ?? 0) * share,
      )
    }
  }
  seen.sort((a, b) => a - b)
  const rank = (share: number): number => seen[Math.floor(seen.length * share)] || 1
  return Math.min(room.exposure / rank(usual), maxLight / (rank(brightest) * Math.max(0.05, ...mean)))
}

/** Position of the main light: the sun's patch of sky outdoors, else the middle of the largest opening. */
export function windowOf({ openings, sun, isOpen, camera }: Room): Vec {
  const [first] = openings
  if (isOpen || !first) {
    const [x, y, z] = sun?.direction ?? [-0.4, 0.8, 0.3]
    return [camera.at[0] + x * 50, camera.at[1] + y * 50, camera.at[2] + z * 50]
  }
  const { at, u, v } = first
  return [at[0] + (u[0] + v[0]) / 2, at[1] + (u[1] + v[1]) / 2, at[2] + (u[2] + v[2]) / 2]
}
