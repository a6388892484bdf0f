import type { RoomMirror } from './mirror.ts'
import { mirrorChannels } from './mirror.ts'
import { fieldChannels } from './product-field.ts'
import type { Scenery } from './scenery.ts'
import type { Stage } from './stage.ts'
import { measureSteps, type SurfacePoint } from './surface-point.ts'
import { levelOf, sampleTexture, sampleTextureAt, type Texture } from './texture.ts'

const texel = new Float32Array(fieldChannels)
const room = new Float32Array(mirrorChannels)
const axes = new Float32Array(6)
/** The triangle of the cached axes: neighboring pixels mostly share it. */
const known: { triangle: number; stage?: Stage } = { triangle: -1 }

/** Schlick's power: a million calls of `Math.pow` cost 40 ms. */
export const fifthPower = (x: number): number => x * x * x * x * x

/** The product in the room's light: color, joints and edges in relief, and the room's reflection. */
export function shadeProduct(
  scenery: Scenery,
  mirror: RoomMirror,
  point: SurfacePoint,
  light: Float32Array,
  px: number,
  py: number,
  into: Float32Array,
): void {
  measureSteps(scenery, px, py, point)
  fetchTexel(scenery, point)
  const r = texel[0] ?? 0
  const g = texel[1] ?? 0
  const b = texel[2] ?? 0
  const slopeX = texel[3] ?? 0
  const slopeY = texel[4] ?? 0
  const gloss = texel[5] ?? 0
  if (known.triangle !== point.triangle || known.stage !== scenery.stage) axesOf(scenery.stage, point.triangle)
  const lit = reliefLight(scenery, point, slopeX, slopeY)
  into[0] = r * (light[0] ?? 0) * lit
  into[1] = g * (light[1] ?? 0) * lit
  into[2] = b * (light[2] ?? 0) * lit
  const { mirror: straight, roughness } = scenery.product
  const dx = point.ray[0] ?? 0
  const dy = point.ray[1] ?? 0
  const dz = point.ray[2] ?? 0
  const nx = point.normal[0] ?? 0
  const ny = point.normal[1] ?? 0
  const nz = point.normal[2] ?? 0
  const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
  const facing = Math.max(0, -(dx * nx + dy * ny + dz * nz) / length)
  const grazing = fifthPower(1 - facing) * (1 - roughness * 0.75)
  const share = (straight + (1 - straight) * grazing) * Math.min(1, 0.25 + gloss * 3)
  // the reflection of a matte surface seen from above is weaker than its grain
  if (share < 0.01) return
  sampleMirror(scenery, mirror, point, px, py, slopeX, slopeY)
  for (let channel = 0; channel < 3; channel++) {
    into[channel] = (into[channel] ?? 0) * (1 - share) + (room[channel] ?? 0) * share
  }
}

function fetchTexel({ product }: Scenery, point: SurfacePoint): void {
  const x = -point.u
  const y = -point.v
  const across = point.ux * point.ux + point.vx * point.vx
  const size = Math.sqrt(Math.min(across, point.uy * point.uy + point.vy * point.vy))
  const { nearArea: near } = product
  const isNear =
    size * product.near.density < 2 && x > near.x && y > near.y && x < near.x + near.width && y < near.y + near.height
  const texture = isNear ? product.near : product.far
  const area = isNear ? near : product.farArea
  sampleTexture(texture, x - area.x, y - area.y, -point.ux, -point.vx, -point.uy, -point.vy, texel)
}

/** Directions of the texture's x and y axes in the room. */
function axesOf(stage: Stage, triangle: number): void {
  const { corners, positions, uvs } = stage
  known.triangle = triangle
  known.stage = stage
  const a = corners[triangle * 3] ?? 0
  const b = corners[triangle * 3 + 1] ?? 0
  const c = corners[triangle * 3 + 2] ?? 0
  const u1 = (uvs[b * 2] ?? 0) - (uvs[a * 2] ?? 0)
  const v1 = (uvs[b * 2 + 1] ?? 0) - (uvs[a * 2 + 1] ?? 0)
  const u2 = (uvs[c * 2] ?? 0) - (uvs[a * 2] ?? 0)
  const v2 = (uvs[c * 2 + 1] ?? 0) - (uvs[a * 2 + 1] ?? 0)
  const inverse = -1 / (u1 * v2 - u2 * v1 || 1e-9)
  for (let axis = 0; axis < 3; axis++) {
    const e1 = (positions[b * 3 + axis] ?? 0) - (positions[a * 3 + axis] ?? 0)
    const e2 = (positions[c * 3 + axis] ?? 0) - (positions[a * 3 + axis] ?? 0)
    axes[axis] = (e1 * v2 - e2 * v1) * inverse
    axes[axis + 3] = (e2 * u1 - e1 * u2) * inverse
  }
}

/** Edges towards the window are brighter, edges away from it darker. */
function reliefLight({ window }: Scenery, { position, normal }: SurfacePoint, slopeX: number, slopeY: number): number {
  if (Math.abs(slopeX) + Math.abs(slopeY) < 0.003) return 1
  const lx = window[0] - (position[0] ?? 0)
  const ly = window[1] - (position[1] ?? 0)
  const lz = window[2] - (position[2] ?? 0)
  const far = Math.sqrt(lx * lx + ly * ly + lz * lz)
  const along = (lx * (axes[0] ?? 0) + ly * (axes[1] ?? 0) + lz * (axes[2] ?? 0)) / far
  const down = (lx * (axes[3] ?? 0) + ly * (axes[4] ?? 0) + lz * (axes[5] ?? 0)) / far
  const up = (lx * (normal[0] ?? 0) + ly * (normal[1] ?? 0) + lz * (normal[2] ?? 0)) / far
  const lean = -(slopeX * along + slopeY * down) / Math.max(0.4, up)
  return Math.min(1.35, Math.max(0.55, 1 + lean * 0.75)) / Math.sqrt(1 + (slopeX * slopeX + slopeY * slopeY) * 0.5)
}

/** Distance of the reflected surface. */
function mirroredDistanceAt({ levels }: Texture, x: number, y: number): number {
  const level = levels[1]
  if (!level) return 1
  const column = Math.min(level.width - 1, Math.floor(x / 2))
  const row = Math.min(level.height - 1, Math.floor(y / 2))
  const at = (row * level.width + column) * mirrorChannels
  return (level.data[at + 3] ?? 0) / Math.max(0.01, level.data[at + 4] ?? 0)
}

/** The reflected room, blurred by roughness and distance, shifted where the face is not flat. */
function sampleMirror(
  { lens, product }: Scenery,
  { texture, factor }: RoomMirror,
  { distance }: SurfacePoint,
  px: number,
  py: number,
  slopeX: number,
  slopeY: number,
): void {
  const far = mirroredDistanceAt(texture, px / factor, py / factor)
  const reach = ((2 * far) / (far + distance) / lens.step / factor) * 0.8
  const margin = 1 + product.roughness * reach * 0.22
  const limit = reach * 0.12
  const shiftX = Math.min(limit, Math.max(-limit, slopeX * reach))
  const shiftY = Math.min(limit, Math.max(-limit, slopeY * reach))
  const { width, height } = texture.levels[0] ?? { width: 1, height: 1 }
  const x = Math.min(width - margin, Math.max(margin, px / factor + shiftX))
  const y = Math.min(height - margin, Math.max(margin, py / factor + shiftY))
  sampleTextureAt(texture, x, y, levelOf(margin), room)
  const seen = Math.max(0.02, room[4] ?? 0)
  for (let channel = 0; channel < 3; channel++) room[channel] = (room[channel] ?? 0) / seen
}
