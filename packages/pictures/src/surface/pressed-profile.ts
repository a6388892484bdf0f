import type { SurfaceProfile } from '../recipe.ts'
import { type BlankFace, detailFade } from './blank-face.ts'

/** Inches from one ridge to the next, and from valley to ridge. */
const sizes: Record<SurfaceProfile, { pitch: number; depth: number }> = {
  flutes: { pitch: 0.75, depth: 0.09 },
  waves: { pitch: 1.5, depth: 0.12 },
}

/** Height above the face of a pressed relief whose ridges run along the long side; 0 if there is none. */
export function createProfile({ surface, width, length, pixel }: BlankFace): (x: number, y: number) => number {
  const { profile } = surface
  if (!profile) return () => 0
  const { pitch, depth } = sizes[profile]
  const isUpright = length >= width
  const across = isUpright ? width : length
  // whole ridges, so that neighbors join without a step
  const turn = (2 * Math.PI * Math.max(1, Math.round(across / pitch))) / across
  const height = depth * detailFade(pitch / 2, pixel)
  const sway = profile === 'waves' ? 0.16 : 0
  return (x, y) => {
    const [side, along] = isUpright ? [x, y] : [y, x]
    const bend = sway * Math.sin((along * 2 * Math.PI) / 6)
    const angle = (side + bend) * turn
    return height * (profile === 'flutes' ? Math.abs(Math.sin(angle / 2)) : 0.5 - 0.5 * Math.cos(angle))
  }
}
