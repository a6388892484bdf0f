import { randomAt } from '../../noise.ts'
import type { Geometry } from '../geometry.ts'
import type { MaterialSlot } from '../room.ts'
import { addLathe, smoothProfile } from '../shapes/lathe.ts'
import { addFern, addLeaf } from '../shapes/plant.ts'
import { addTube } from '../shapes/tube.ts'
import { add, type Vec } from '../vector.ts'

type Profile = readonly (readonly [radius: number, height: number])[]

/** Outlines in meters, from the foot up and slightly back down inside. */
const profiles = {
  bowl: [
    [0, 0],
    [0.05, 0],
    [0.056, 0.008],
    [0.095, 0.04],
    [0.125, 0.085],
    [0.131, 0.088],
    [0.126, 0.084],
    [0.09, 0.045],
    [0.04, 0.02],
    [0, 0.016],
  ],
  vase: [
    [0, 0],
    [0.045, 0],
    [0.06, 0.02],
    [0.082, 0.1],
    [0.075, 0.17],
    [0.042, 0.235],
    [0.036, 0.26],
    [0.042, 0.285],
    [0.045, 0.288],
    [0.04, 0.284],
    [0.033, 0.26],
    [0.03, 0.22],
  ],
  jug: [
    [0, 0],
    [0.05, 0],
    [0.062, 0.015],
    [0.07, 0.08],
    [0.062, 0.15],
    [0.048, 0.19],
    [0.05, 0.21],
    [0.053, 0.212],
    [0.048, 0.208],
    [0.044, 0.19],
    [0.05, 0.12],
  ],
  cup: [
    [0, 0],
    [0.03, 0],
    [0.037, 0.008],
    [0.041, 0.05],
    [0.042, 0.085],
    [0.0435, 0.087],
    [0.04, 0.085],
    [0.038, 0.04],
    [0, 0.012],
  ],
  pot: [
    [0, 0],
    [0.1, 0],
    [0.112, 0.012],
    [0.14, 0.13],
    [0.155, 0.27],
    [0.162, 0.275],
    [0.162, 0.3],
    [0.157, 0.305],
    [0.147, 0.303],
    [0.143, 0.27],
    [0, 0.262],
  ],
  basin: [
    [0, 0],
    [0.13, 0],
    [0.15, 0.01],
    [0.185, 0.06],
    [0.205, 0.125],
    [0.21, 0.13],
    [0.205, 0.131],
    [0.198, 0.125],
    [0.175, 0.06],
    [0.11, 0.025],
    [0, 0.02],
  ],
} as const satisfies Record<string, Profile>

export type VesselName = keyof typeof profiles

export function addVessel(geometry: Geometry, name: VesselName, slot: MaterialSlot, at: Vec, size = 1): void {
  const profile = smoothProfile(
    profiles[name].map(([radius, height]) => [radius * size, height * size] as const),
    4,
  )
  addLathe(geometry, slot, at, profile, { segments: 40 })
}

/** A pot with long leaves. */
export function addPottedFern(geometry: Geometry, at: Vec, size = 1): void {
  addVessel(geometry, 'pot', 'accent', at, size)
  addLathe(
    geometry,
    'soil',
    at,
    [
      [0.142 * size, 0.264 * size],
      [0, 0.268 * size],
    ],
    { segments: 20 },
  )
  addFern(geometry, add(at, [0, 0.26 * size, 0]), 0.62 * size, 34, 7)
}

/** A vase with a few branches. */
export function addBranches(geometry: Geometry, at: Vec, tall: number, count = 5): void {
  addVessel(geometry, 'vase', 'accent', at)
  const mouth = add(at, [0, 0.25, 0])
  for (let branch = 0; branch < count; branch++) {
    const dice = (draw: number): number => randomAt(draw, branch, 23)
    const [heading, lean] = [branch * 2.4 + 0.5, 0.12 + 0.2 * dice(1)]
    const point = (t: number): Vec =>
      add(mouth, [
        Math.cos(heading) * lean * tall * t * (0.6 + t),
        tall * t * (0.75 + 0.25 * dice(2)),
        Math.sin(heading) * lean * tall * t * (0.6 + t) * 0.6,
      ])
    addTube(geometry, 'soil', [0, 0.25, 0.5, 0.75, 1].map(point), 0.003, 0.0012, 6)
    for (let index = 0; index < 13; index++) {
      const t = 0.25 + (index / 12) * 0.75
      addLeaf(
        geometry,
        'leaf',
        point(t),
        heading + (index % 2 ? 1.2 : -1.2) + dice(9 + index) * 0.9,
        0.5 * dice(30 + index),
        0.075,
        0.017,
      )
    }
  }
}
