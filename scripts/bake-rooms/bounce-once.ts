import type { Rgb } from '@tessera/pictures/color'
import { castRay, createRayHit } from '@tessera/pictures/scene/cast-ray'
import { channels, createRoomLight, lightAt, type RoomLight } from '@tessera/pictures/scene/room-light'
import { skyColor, sunColor } from '@tessera/pictures/scene/sky'
import type { Stage } from '@tessera/pictures/scene/stage'
import { liftedNode } from './add-direct-light.ts'
import { aroundNormal, evenSample, turnOf } from './directions.ts'

const hit = createRayHit()
const there = new Float32Array(channels)
const direction = new Float32Array(3)
const productAlbedo = 0.5

/** One more bounce: every node gathers the light that the other surfaces reflected in the last one. */
export function bounceOnce(stage: Stage, albedos: readonly Rgb[], before: RoomLight, rays: number): RoomLight {
  const after = createRoomLight(before.nodes)
  const sum = new Float32Array(4)
  for (let node = 0; node < before.nodes; node++) {
    sum.fill(0)
    gatherBounce(stage, albedos, before, node, rays, sum)
    const at = node * channels
    after.values[at] = before.values[at] ?? 0
    after.values[at + 1] = before.values[at + 1] ?? 0
    for (let channel = 0; channel < 4; channel++) after.values[at + 2 + channel] = (sum[channel] ?? 0) / rays
  }
  return after
}

function gatherBounce(
  stage: Stage,
  albedos: readonly Rgb[],
  light: RoomLight,
  node: number,
  rays: number,
  sum: Float32Array,
) {
  const [x, y, z] = liftedNode(stage, node)
  for (let ray = 0; ray < rays; ray++) {
    const [s, t] = evenSample(ray, turnOf(node))
    aroundNormal(stage.nodeNormals, node, s, t, direction)
    const dx = direction[0] ?? 0
    const dy = direction[1] ?? 0
    const dz = direction[2] ?? 0
    if (!castRay(stage.bvh, hit, x, y, z, dx, dy, dz) || isBehind(stage, hit.triangle, dx, dy, dz)) continue
    lightAt(stage, light, hit.triangle, hit.b, hit.c, there)
    const part = stage.partOf[hit.triangle] ?? 0
    const sky = there[0] ?? 0
    const sun = there[1] ?? 0
    const red = there[2] ?? 0
    const green = there[3] ?? 0
    const blue = there[4] ?? 0
    const product = there[5] ?? 0
    if (stage.parts[part]?.slot === 'product') {
      const bright = sky + sun * 0.92 + (red + green + blue) / 3 + product
      sum[3] = (sum[3] ?? 0) + bright * productAlbedo
      continue
    }
    const [r, g, b] = albedos[part] ?? [0.5, 0.5, 0.5]
    sum[0] = (sum[0] ?? 0) + r * (sky * skyColor[0] + sun * sunColor[0] + red)
    sum[1] = (sum[1] ?? 0) + g * (sky * skyColor[1] + sun * sunColor[1] + green)
    sum[2] = (sum[2] ?? 0) + b * (sky * skyColor[2] + sun * sunColor[2] + blue)
    sum[3] = (sum[3] ?? 0) + ((r + g + b) / 3) * product
  }
}

/** The back of a flat surface is inside something; meshes (leaves, cloth) have two valid sides. */
function isBehind({ parts, partOf, corners, normals }: Stage, triangle: number, dx: number, dy: number, dz: number) {
  if (parts[partOf[triangle] ?? 0]?.columns === 0) return false
  const n = (corners[triangle * 3] ?? 0) * 3
  return dx * (normals[n] ?? 0) + dy * (normals[n + 1] ?? 0) + dz * (normals[n + 2] ?? 0) > 0
}
