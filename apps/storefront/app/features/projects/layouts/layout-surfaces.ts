import type { ProjectRoom } from '@tessera/client/shop/types.gen'
import { isSurface, type Surface, surfaceOptions } from '../../../kit/plans/surface-options.ts'

/** The laid surface of a room; walls are counted along the room's sides, from one. */
export interface LaidSurface {
  surface: Surface
  wall: number | null
}

/** The part of a room that a layout needs. */
export type LayoutRoomSize = Pick<ProjectRoom, 'id' | 'name' | 'lengthFt' | 'widthFt' | 'areaSqft'>

/** The number of walls to choose from; other surfaces are one. */
const wallCounts: Partial<Record<Surface, number>> = { wall: 4, 'shower-wall': 3 }
const ceilingIn = 96

export const surfaceValue = ({ surface, wall }: LaidSurface): string => (wall === null ? surface : `${surface} ${wall}`)

/** Reads `wall 2`; anything unknown is the floor. */
export function parseSurface(text: string): LaidSurface {
  const [name = '', number = '1'] = text.split(' ')
  if (!isSurface(name)) return { surface: 'floor', wall: null }
  const walls = wallCounts[name]
  if (!walls) return { surface: name, wall: null }
  const wall = Math.trunc(Number(number))
  return { surface: name, wall: wall >= 1 && wall <= walls ? wall : 1 }
}

export const surfaceLabel = ({ surface, wall }: LaidSurface): string => {
  const label = surfaceOptions.find(({ value }) => value === surface)?.label ?? 'Floor'
  return wall === null ? label : `${label} ${wall}`
}

/** Every surface as a menu option; each wall is one. */
export const surfaceChoices = surfaceOptions.flatMap(({ value }) => {
  const surface = value as Surface
  const walls = wallCounts[surface]
  const all: LaidSurface[] = walls
    ? Array.from({ length: walls }, (_, at) => ({ surface, wall: at + 1 }))
    : [{ surface, wall: null }]
  return all.map((one) => ({ value: surfaceValue(one), label: surfaceLabel(one) }))
})

/** Usual sizes, across and down, for surfaces that are not the room's floor. */
export function surfaceSize(laid: LaidSurface, room: LayoutRoomSize | undefined): [number, number] | undefined {
  const { surface, wall } = laid
  const lengthIn = (room?.lengthFt ?? 0) * 12
  const sideIn = wall !== null && wall % 2 === 0 ? (room?.widthFt ?? 0) * 12 : lengthIn
  const sizes: Partial<Record<Surface, [number, number]>> = {
    wall: [sideIn || 120, ceilingIn],
    'shower-wall': [wall === 1 ? 60 : 36, ceilingIn],
    'shower-floor': [60, 36],
    backsplash: [lengthIn || 120, 18],
    countertop: [lengthIn || 96, 25],
    fireplace: [60, 48],
  }
  return sizes[surface]
}
