import { castRay, createRayHit } from '@tessera/pictures/scene/cast-ray'
import type { SkyOpening } from '@tessera/pictures/scene/room'
import { channels, type RoomLight } from '@tessera/pictures/scene/room-light'
import { skyLight } from '@tessera/pictures/scene/sky'
import type { Stage } from '@tessera/pictures/scene/stage'
import { cross, length, normalize } from '@tessera/pictures/scene/vector'
import { aroundNormal, evenSample, turnOf } from './directions.ts'

const hit = createRayHit()
const color = new Float32Array(3)
const direction = new Float32Array(3)
/** A node lies slightly above its surface, so that it does not shade itself. */
const lift = 0.002

/** Direct light through the openings, from the open dome and from the sun. */
export function addDirectLight(stage: Stage, light: RoomLight, samples: number): void {
  const { room } = stage
  for (let node = 0; node < light.nodes; node++) {
    const sky = room.isOpen
      ? domeLight(stage, node, samples)
      : room.openings.reduce((sum, opening) => sum + openingLight(stage, node, opening, samples), 0)
    light.values[node * channels] = sky * room.sky
    light.values[node * channels + 1] = sunLight(stage, node, samples >> 1)
  }
}

function domeLight(stage: Stage, node: number, samples: number): number {
  const [x, y, z] = liftedNode(stage, node)
  let sum = 0
  for (let sample = 0; sample < samples * 2; sample++) {
    const [s, t] = evenSample(sample, turnOf(node))
    aroundNormal(stage.nodeNormals, node, s, t, direction)
    const dx = direction[0] ?? 0
    const dy = direction[1] ?? 0
    const dz = direction[2] ?? 0
    if (castRay(stage.bvh, hit, x, y, z, dx, dy, dz, true)) continue
    skyLight(dx, dy, dz, color)
    sum += color[1] ?? 0
  }
  return sum / (samples * 2)
}

function openingLight(stage: Stage, node: number, { at, u, v }: SkyOpening, samples: number): number {
  const [x, y, z] = liftedNode(stage, node)
  const n = node * 3
  const facing = normalize(cross(u, v))
  const area = length(cross(u, v))
  let sum = 0
  for (let sample = 0; sample < samples; sample++) {
    const [s, t] = evenSample(sample, turnOf(node))
    const dx = at[0] + u[0] * s + v[0] * t - x
    const dy = at[1] + u[1] * s + v[1] * t - y
    const dz = at[2] + u[2] * s + v[2] * t - z
    const far = dx * dx + dy * dy + dz * dz
    const here =
      dx * (stage.nodeNormals[n] ?? 0) + dy * (stage.nodeNormals[n + 1] ?? 0) + dz * (stage.nodeNormals[n + 2] ?? 0)
    const there = -(dx * facing[0] + dy * facing[1] + dz * facing[2])
    if (here <= 0 || there <= 0 || castRay(stage.bvh, hit, x, y, z, dx, dy, dz, true)) continue
    skyLight(dx, dy, dz, color)
    // close to the opening a sample may not count for more than the whole hemisphere
    sum += (color[1] ?? 0) * Math.min(1, (here * there * area) / (far * far * Math.PI * samples))
  }
  return sum
}

function sunLight(stage: Stage, node: number, samples: number): number {
  const { sun } = stage.room
  if (!sun) return 0
  const [x, y, z] = liftedNode(stage, node)
  const towards = normalize(sun.direction)
  const side = normalize(cross(towards, [0.3, 0.2, 0.9]))
  const over = cross(towards, side)
  let sum = 0
  for (let sample = 0; sample < samples; sample++) {
    const [s, t] = evenSample(sample, turnOf(node))
    const radius = Math.sqrt(s) * sun.spread
    const p = radius * Math.cos(t * 2 * Math.PI)
    const q = radius * Math.sin(t * 2 * Math.PI)
    const dx = towards[0] + side[0] * p + over[0] * q
    const dy = towards[1] + side[1] * p + over[1] * q
    const dz = towards[2] + side[2] * p + over[2] * q
    const n = node * 3
    const here =
      dx * (stage.nodeNormals[n] ?? 0) + dy * (stage.nodeNormals[n + 1] ?? 0) + dz * (stage.nodeNormals[n + 2] ?? 0)
    if (here > 0 && !castRay(stage.bvh, hit, x, y, z, dx, dy, dz, true)) sum += here
  }
  return (sum / samples) * sun.strength
}

export function liftedNode({ nodes, nodeNormals }: Stage, node: number): readonly [number, number, number] {
  const n = node * 3
  return [
    (nodes[n] ?? 0) + (nodeNormals[n] ?? 0) * lift,
    (nodes[n + 1] ?? 0) + (nodeNormals[n + 1] ?? 0) * lift,
    (nodes[n + 2] ?? 0) + (nodeNormals[n + 2] ?? 0) * lift,
  ]
}
