import type { Camera } from './room.ts'

/** A camera for a given picture size: maps pixels to rays and back. */
export interface Lens {
  width: number
  height: number
  x: number
  y: number
  z: number
  cos: number
  sin: number
  /** Ray = forward + right · (px − cx) · step + up · (cy − py) · step. */
  step: number
  cx: number
  cy: number
}

export function createLens({ at, yaw, halfWidth, drop }: Camera, width: number, height: number): Lens {
  return {
    width,
    height,
    x: at[0],
    y: at[1],
    z: at[2],
    cos: Math.cos(yaw),
    sin: Math.sin(yaw),
    step: (2 * halfWidth) / width,
    cx: width / 2,
    cy: (height / 2) * (1 - drop),
  }
}

/** Writes the ray through a point of the picture; its length is 1 along the camera's axis. */
export function rayThrough({ cos, sin, step, cx, cy }: Lens, px: number, py: number, into: Float32Array): void {
  const right = (px - cx) * step
  into[0] = sin + cos * right
  into[1] = (cy - py) * step
  into[2] = cos - sin * right
}
