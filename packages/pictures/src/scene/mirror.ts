import { traceMirrorRay } from './irradiance.ts'
import type { Scenery } from './scenery.ts'
import { createSurfacePoint, meetAt } from './surface-point.ts'
import { createTexture, type Texture } from './texture.ts'

/** The room's reflection in the product, coarser than the picture: RGB, distance, and the known share. */
export interface RoomMirror {
  texture: Texture
  /** Pixels of the picture per texel. */
  factor: number
}

export const mirrorChannels = 5
const point = createSurfacePoint()
const color = new Float32Array(3)

/** Polished products reflect the room; one ray per few pixels is enough, as no tile is a perfect mirror. */
export function paintMirror(scenery: Scenery, seen: Int32Array): RoomMirror {
  const { lens, stage, product } = scenery
  const factor = Math.max(3, Math.round(lens.width / (product.roughness < 0.4 ? 360 : 200)))
  const width = Math.ceil(lens.width / factor)
  const height = Math.ceil(lens.height / factor)
  const data = new Float32Array(width * height * mirrorChannels)
  for (let row = 0; row < height; row++) {
    const y = Math.min(lens.height - 1, row * factor + (factor >> 1))
    for (let column = 0; column < width; column++) {
      const x = Math.min(lens.width - 1, column * factor + (factor >> 1))
      const triangle = seen[y * lens.width + x] ?? -1
      if (triangle < 0 || stage.parts[stage.partOf[triangle] ?? 0]?.slot !== 'product') continue
      meetAt(scenery, triangle, x + 0.5, y + 0.5, point)
      const far = bounceOff(scenery)
      data.set([color[0] ?? 0, color[1] ?? 0, color[2] ?? 0, far, 1], (row * width + column) * mirrorChannels)
    }
  }
  return { texture: createTexture(data, width, height, mirrorChannels, 1), factor }
}

function bounceOff(scenery: Scenery): number {
  const { ray, normal, position } = point
  const dx = ray[0] ?? 0
  const dy = ray[1] ?? 0
  const dz = ray[2] ?? 0
  const nx = normal[0] ?? 0
  const ny = normal[1] ?? 0
  const nz = normal[2] ?? 0
  const x = position[0] ?? 0
  const y = position[1] ?? 0
  const z = position[2] ?? 0
  const twice = 2 * (dx * nx + dy * ny + dz * nz)
  const length = Math.hypot(dx, dy, dz)
  return traceMirrorRay(
    scenery,
    x + nx * 0.003,
    y + ny * 0.003,
    z + nz * 0.003,
    (dx - twice * nx) / length,
    (dy - twice * ny) / length,
    (dz - twice * nz) / length,
    color,
  )
}
