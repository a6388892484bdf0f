import { traceMirrorRay, writePointIrradiance, writeSkyColor } from './irradiance.ts'
import { rayThrough } from './lens.ts'
import { mottleFactor } from './materials.ts'
import type { RoomMirror } from './mirror.ts'
import type { Scenery } from './scenery.ts'
import { fifthPower, shadeProduct } from './shade-product.ts'
import { createSurfacePoint, measureSteps, meetAt } from './surface-point.ts'
import { sampleTexture, type Texture } from './texture.ts'

const point = createSurfacePoint()
const light = new Float32Array(3)
const factor = new Float32Array(3)
const mirrored = new Float32Array(3)
const ray = new Float32Array(3)

/** The color of a triangle at a pixel, in linear light. */
export function shadeTriangle(
  scenery: Scenery,
  mirror: RoomMirror,
  triangle: number,
  px: number,
  py: number,
  into: Float32Array,
) {
  if (triangle < 0) {
    rayThrough(scenery.lens, px, py, ray)
    return writeSkyColor(scenery, ray[0] ?? 0, ray[1] ?? 0, ray[2] ?? 0, into)
  }
  meetAt(scenery, triangle, px, py, point)
  writePointIrradiance(scenery, point, light)
  const finish = scenery.finishes[point.part]
  if (!finish) return shadeProduct(scenery, mirror, point, light, px, py, into)
  paintPart(scenery, px, py, into)
  if (finish.mirror === 0) return
  const share = fresnel(finish.mirror)
  // a matte surface reflects so little and so blurred that its own light replaces the room's
  if (finish.mirror < 0.03 && !finish.isMetal) return addSheen(into, Math.min(0.14, share * 0.5))
  reflectOnce(scenery, px, py)
  if (finish.isMetal) return addPolish(into, scenery.albedos[point.part] ?? [1, 1, 1])
  for (let channel = 0; channel < 3; channel++) {
    into[channel] = (into[channel] ?? 0) * (1 - share) + (mirrored[channel] ?? 0) * share
  }
}

/** Colour times texture times light. */
function paintPart(scenery: Scenery, px: number, py: number, into: Float32Array): void {
  const { albedos, textures, stage } = scenery
  const texture = textures[point.part]
  factor[0] = 1
  factor[1] = 1
  factor[2] = 1
  if (texture) {
    measureSteps(scenery, px, py, point)
    sampleGrain(scenery, texture)
  }
  const slot = stage.parts[point.part]?.slot
  if (slot === 'leaf') factor.fill(mottleFactor(point.u, point.v, point.part))
  const albedo = albedos[point.part] ?? [0.5, 0.5, 0.5]
  for (let channel = 0; channel < 3; channel++) {
    into[channel] = albedo[channel as 0 | 1 | 2] * (factor[channel] ?? 1) * (light[channel] ?? 0)
  }
}

/** Grain runs along a board, and every board uses another part of the texture. */
function sampleGrain({ stage }: Scenery, texture: Texture) {
  const { u, v, ux, vx, uy, vy } = point
  const part = stage.parts[point.part]
  if (part?.slot !== 'wood') return sampleTexture(texture, u, v, ux, vx, uy, vy, factor, 1)
  const cut = point.part
  if (part.columns > part.rows) sampleTexture(texture, v + cut * 0.277, u + cut * 0.613, vx, ux, vy, uy, factor, 3)
  else sampleTexture(texture, u + cut * 0.277, v + cut * 0.613, ux, vx, uy, vy, factor, 3)
}

function facingRatio(): number {
  const dx = point.ray[0] ?? 0
  const dy = point.ray[1] ?? 0
  const dz = point.ray[2] ?? 0
  const nx = point.normal[0] ?? 0
  const ny = point.normal[1] ?? 0
  const nz = point.normal[2] ?? 0
  return Math.min(1, Math.max(0, -(dx * nx + dy * ny + dz * nz) / Math.sqrt(dx * dx + dy * dy + dz * dz)))
}

const fresnel = (straight: number): number => straight + (1 - straight) * fifthPower(1 - facingRatio())

const last = { part: -1, x: 0, y: 0 }

/** Two neighboring pixels on one surface share a reflection, which saves every other ray. */
function reflectOnce(scenery: Scenery, px: number, py: number) {
  if (
    last.part === point.part &&
    last.y === py &&
    px - last.x > 0 &&
    px - last.x < Math.max(1.6, scenery.lens.width / 480)
  )
    return
  last.part = point.part
  last.x = px
  last.y = py
  if (!scenery.finishes[point.part]?.isMetal) return reflectRoom(scenery)
  reflectBrushed(scenery)
}

const brushed = new Float32Array(3)
const brushLooks = 3

/** Brushed metal reflects softly: a few rays around the normal. */
function reflectBrushed(scenery: Scenery): void {
  const nx = point.normal[0] ?? 0
  const ny = point.normal[1] ?? 0
  const nz = point.normal[2] ?? 0
  brushed.fill(0)
  for (let look = 0; look < brushLooks; look++) {
    point.normal[0] = nx + 0.11 * Math.sin(look * 2.1)
    point.normal[1] = ny + 0.11 * Math.cos(look * 2.1)
    point.normal[2] = nz + 0.08 * Math.sin(look * 4.2)
    reflectRoom(scenery)
    for (let channel = 0; channel < 3; channel++) {
      brushed[channel] = (brushed[channel] ?? 0) + Math.min(2.5, mirrored[channel] ?? 0) / brushLooks
    }
  }
  mirrored.set(brushed)
}

function reflectRoom(scenery: Scenery): void {
  const dx = point.ray[0] ?? 0
  const dy = point.ray[1] ?? 0
  const dz = point.ray[2] ?? 0
  const nx = point.normal[0] ?? 0
  const ny = point.normal[1] ?? 0
  const nz = point.normal[2] ?? 0
  const x = point.position[0] ?? 0
  const y = point.position[1] ?? 0
  const z = point.position[2] ?? 0
  const twice = 2 * (dx * nx + dy * ny + dz * nz)
  const lift = 0.004
  traceMirrorRay(
    scenery,
    x + nx * lift,
    y + ny * lift,
    z + nz * lift,
    dx - twice * nx,
    dy - twice * ny,
    dz - twice * nz,
    mirrored,
  )
}

function addSheen(into: Float32Array, share: number): void {
  for (let channel = 0; channel < 3; channel++)
    into[channel] = (into[channel] ?? 0) + (light[channel] ?? 0) * share * 0.6
}

/** Brushed metal: mostly the tinted room, plus some of its own light so that it never turns black. */
function addPolish(into: Float32Array, tint: readonly [number, number, number]): void {
  for (let channel = 0; channel < 3; channel++) {
    const own = tint[channel as 0 | 1 | 2] * (light[channel] ?? 0)
    into[channel] = own * 0.45 + tint[channel as 0 | 1 | 2] * Math.min(3, mirrored[channel] ?? 0) * 0.7
  }
}
