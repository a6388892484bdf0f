import type { RayHit } from './cast-ray.ts'
import { castRay, createRayHit } from './cast-ray.ts'
import { channels, flatLight, lightAt } from './room-light.ts'
import type { Scenery } from './scenery.ts'
import { skyColor, skyLight, sunColor } from './sky.ts'
import type { SurfacePoint } from './surface-point.ts'

const values = new Float32Array(channels)

/** Writes the RGB light on a point for this palette and product. */
export function writeIrradiance(scenery: Scenery, triangle: number, b: number, c: number, into: Float32Array): void {
  lightAt(scenery.stage, scenery.light, triangle, b, c, values)
  mixLight(scenery, into)
}

/** The same for a point with known surface coordinates. */
export function writePointIrradiance(
  scenery: Scenery,
  { part, triangle, isFlat, b, c }: SurfacePoint,
  into: Float32Array,
): void {
  const own = isFlat ? scenery.stage.parts[part] : undefined
  if (own) flatLight(scenery.light, own, b, c, values)
  else lightAt(scenery.stage, scenery.light, triangle, b, c, values)
  mixLight(scenery, into)
}

function mixLight(scenery: Scenery, into: Float32Array): void {
  const sky = values[0] ?? 0
  const sun = values[1] ?? 0
  const red = values[2] ?? 0
  const green = values[3] ?? 0
  const blue = values[4] ?? 0
  const product = values[5] ?? 0
  const { bounce, product: laid, exposure } = scenery
  // baked for a half-gray product
  into[0] = (sky * skyColor[0] + sun * sunColor[0] + red * bounce[0] + product * 2 * laid.mean[0]) * exposure
  into[1] = (sky * skyColor[1] + sun * sunColor[1] + green * bounce[1] + product * 2 * laid.mean[1]) * exposure
  into[2] = (sky * skyColor[2] + sun * sunColor[2] + blue * bounce[2] + product * 2 * laid.mean[2]) * exposure
}

const hit = createRayHit()
/** Brighter reflected skies would only clip. */
const brightest = 9

/** Writes the color seen by a reflected ray, without textures, which are not visible there. Returns its length. */
export function traceMirrorRay(
  scenery: Scenery,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  into: Float32Array,
): number {
  if (!castRay(scenery.stage.bvh, hit, x, y, z, dx, dy, dz)) {
    writeSkyColor(scenery, dx, dy, dz, into)
    return 6
  }
  return writeRoomColor(scenery, hit, into)
}

function writeRoomColor(scenery: Scenery, { triangle, b, c, distance }: RayHit, into: Float32Array): number {
  writeIrradiance(scenery, triangle, b, c, into)
  const part = scenery.stage.partOf[triangle] ?? 0
  const isProduct = scenery.stage.parts[part]?.slot === 'product'
  const color = isProduct ? scenery.product.mean : (scenery.albedos[part] ?? scenery.product.mean)
  into[0] = (into[0] ?? 0) * color[0]
  into[1] = (into[1] ?? 0) * color[1]
  into[2] = (into[2] ?? 0) * color[2]
  return distance
}

/** The sky and the garden, as bright as the openings that light the room. */
export function writeSkyColor(
  { stage, exposure }: Scenery,
  dx: number,
  dy: number,
  dz: number,
  into: Float32Array,
): void {
  skyLight(dx, dy, dz, into)
  // outdoors the sky is a stop brighter than the ground it lights
  const strength = stage.room.isOpen ? exposure * 2.2 : Math.min(brightest, stage.room.sky * exposure)
  for (let channel = 0; channel < 3; channel++) into[channel] = (into[channel] ?? 0) * strength
}
