import type { Geometry } from '../geometry.ts'
import { addTube } from '../shapes/tube.ts'
import type { Vec } from '../vector.ts'

/** A round mixing valve on the back wall, with the outlet 24 cm below it. */
export function addValve(geometry: Geometry, [x, y, z]: Vec): void {
  addTube(
    geometry,
    'metal',
    [
      [x, y, z],
      [x, y, z - 0.012],
    ],
    0.075,
    0.075,
    36,
  )
  addTube(
    geometry,
    'metal',
    [
      [x, y, z - 0.01],
      [x, y, z - 0.055],
    ],
    0.024,
    0.022,
    24,
  )
  addTube(
    geometry,
    'metal',
    [
      [x, y, z - 0.045],
      [x + 0.075, y - 0.012, z - 0.05],
    ],
    0.007,
    0.006,
    10,
  )
  const low = y - 0.24
  addTube(
    geometry,
    'metal',
    [
      [x, low, z],
      [x, low, z - 0.01],
    ],
    0.04,
    0.04,
    28,
  )
  addTube(
    geometry,
    'metal',
    [
      [x, low, z - 0.008],
      [x, low, z - 0.04],
    ],
    0.016,
    0.016,
    20,
  )
}

/** A hand shower on a rail above the valve; its hose hangs in a loop from the outlet. */
export function addHandShower(geometry: Geometry, [x, y, z]: Vec): void {
  const [rail, out] = [x + 0.24, z - 0.05]
  for (const at of [y - 0.1, y + 0.75])
    addTube(
      geometry,
      'metal',
      [
        [rail, at, z],
        [rail, at, out],
      ],
      0.012,
      0.012,
      16,
    )
  addTube(
    geometry,
    'metal',
    [
      [rail, y - 0.14, out],
      [rail, y + 0.79, out],
    ],
    0.01,
    0.01,
    16,
  )
  const hose = Array.from({ length: 33 }, (_, step): Vec => {
    const t = step / 32
    const sag = 4 * t * (1 - t)
    return [x + (rail - x) * t, y - 0.24 + 0.72 * t - 0.62 * sag, out - 0.02 * sag]
  })
  addTube(geometry, 'metal', hose, 0.008, 0.008, 12)
}
