import type { cutOutKinds, sideTurns } from '@tessera/contract/shop/layout-options'
import { clipRing, joinRings } from './clip.ts'
import { areaOf, areaOfAll, type Bounds, boundsOf, crossesItself, edgesOf, type Point, type Ring } from './polygon.ts'

/** Direction of the next side, walking along the walls. */
const turns: Record<SideTurn, number> = { right: 90, left: -90, 'half-right': 45, 'half-left': -45 }
export type SideTurn = (typeof sideTurns)[number]

export interface RoomSide {
  inches: number
  /** Turn at the end of the side. */
  turn: SideTurn
}

/** An area without tiles, measured from the left and the top of the room. */
export interface CutOut {
  kind: CutOutKind
  xIn: number
  yIn: number
  widthIn: number
  depthIn: number
}
export type CutOutKind = (typeof cutOutKinds)[number]

/** An opening in a side (counted from one), measured from the side's start. */
export interface RoomDoor {
  side: number
  fromIn: number
  widthIn: number
}

export interface RoomShape {
  sides: readonly RoomSide[]
  cutOuts: readonly CutOut[]
  doors: readonly RoomDoor[]
}

/** A wall from corner to corner; the last one may be added to close the room. */
export interface RoomWall {
  from: Point
  to: Point
  inches: number
}

export interface LayoutRoom {
  /** The outline, and cut-outs as rings in the opposite direction. */
  rings: readonly Ring[]
  walls: readonly RoomWall[]
  bounds: Bounds
  sqIn: number
  /** Length of the added closing side. */
  closingIn: number | null
  doors: readonly (RoomDoor & RoomWall)[]
  cutOuts: readonly CutOut[]
}

export const roomLimits = { sides: 40, sideIn: 2400, sqft: 10_000, cutOuts: 12, doors: 12 } as const
const closeEnoughIn = 0.5

export interface ShapeProblem {
  field: 'sides' | 'cutOuts' | 'doors'
  /** Index from zero; unset if it is about all of them. */
  at?: number
  message: string
}

/** Distinguishes a problem from a result. */
export const isProblem = <P extends { message: string }>(found: object | P): found is P => 'message' in found

/** The room of these sides, or the problem with them. */
export function findRoom({ sides, cutOuts, doors }: RoomShape): LayoutRoom | ShapeProblem {
  const wrong = sidesProblem(sides)
  if (wrong) return wrong
  const { corners, closingIn } = walkSides(sides)
  if (corners.length < 3 || crossesItself(corners))
    return { field: 'sides', message: 'These sides cross. Check the lengths and turns.' }
  const outline = areaOf(corners) > 0 ? corners : corners.toReversed()
  const sqIn = areaOf(outline)
  if (sqIn > roomLimits.sqft * 144)
    return { field: 'sides', message: 'A layout can be up to 10,000 sq ft. Plan it in sections.' }
  const taken = cutOutsProblem(outline, cutOuts)
  if (taken) return taken
  const walls = edgesOf(corners).map(([from, to]) => ({ from, to, inches: lengthOf(from, to) }))
  const open = doorsProblem(walls, doors)
  if (open) return open
  const rings = joinRings([outline, ...cutOuts.map((one) => ringOf(one).toReversed())])
  return {
    rings,
    walls,
    bounds: boundsOf([outline]),
    sqIn: areaOfAll(rings),
    closingIn,
    cutOuts,
    doors: doors.map((door) => ({ ...door, ...openingOf(walls, door) })),
  }
}

const lengthOf = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1)

function sidesProblem(sides: readonly RoomSide[]): ShapeProblem | undefined {
  if (sides.length < 2)
    return { field: 'sides', message: 'A room needs at least three sides. Enter at least two of them.' }
  if (sides.length > roomLimits.sides)
    return { field: 'sides', message: `A room can have up to ${roomLimits.sides} sides.` }
  const at = sides.findIndex(({ inches }) => !(inches >= 1 && inches <= roomLimits.sideIn))
  return at < 0 ? undefined : { field: 'sides', at, message: 'Enter a side from 1 inch to 200 feet.' }
}

const directions: Record<number, Point> = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] }
const slant = Math.SQRT1_2
const slantedDirections: Record<number, Point> = {
  45: [slant, slant],
  135: [-slant, slant],
  225: [-slant, -slant],
  315: [slant, -slant],
}

/** Walks the sides from corner to corner, starting to the right. An open outline gets one more side. */
function walkSides(sides: readonly RoomSide[]): { corners: Point[]; closingIn: number | null } {
  let [x, y, heading] = [0, 0, 0]
  const corners: Point[] = []
  for (const { inches, turn } of sides) {
    corners.push([x, y])
    const [alongX, alongY] = directions[heading] ?? slantedDirections[heading] ?? [1, 0]
    x += alongX * inches
    y += alongY * inches
    heading = (heading + turns[turn] + 360) % 360
  }
  const gap = Math.hypot(x, y)
  if (gap > closeEnoughIn) corners.push([x, y])
  const { left, top } = boundsOf([corners])
  return {
    corners: corners.map(([atX, atY]) => [atX - left, atY - top]),
    closingIn: gap > closeEnoughIn ? gap : null,
  }
}

const ringOf = ({ xIn, yIn, widthIn, depthIn }: CutOut): Ring => [
  [xIn, yIn],
  [xIn + widthIn, yIn],
  [xIn + widthIn, yIn + depthIn],
  [xIn, yIn + depthIn],
]

function cutOutsProblem(outline: Ring, cutOuts: readonly CutOut[]): ShapeProblem | undefined {
  const problem = (at: number, message: string): ShapeProblem => ({ field: 'cutOuts', at, message })
  if (cutOuts.length > roomLimits.cutOuts)
    return { field: 'cutOuts', message: `You can add up to ${roomLimits.cutOuts} cutouts.` }
  for (const [at, one] of cutOuts.entries()) {
    if (!(one.widthIn >= 1 && one.depthIn >= 1)) return problem(at, 'A cutout must be at least 1 inch wide and deep.')
    const ring = ringOf(one)
    const whole = areaOf(ring)
    if (areaOf(clipRing(outline, ring)) < whole - 0.01) return problem(at, 'This cutout isn’t inside the room.')
    const overlaps = cutOuts.slice(0, at).some((other) => areaOf(clipRing(ringOf(other), ring)) > 0.01)
    if (overlaps) return problem(at, 'This cutout overlaps another one.')
  }
  const left = areaOf(outline) - cutOuts.reduce((sum, { widthIn, depthIn }) => sum + widthIn * depthIn, 0)
  return left < 1 ? { field: 'cutOuts', message: 'The cutouts cover the whole room.' } : undefined
}

function doorsProblem(walls: readonly RoomWall[], doors: readonly RoomDoor[]): ShapeProblem | undefined {
  if (doors.length > roomLimits.doors)
    return { field: 'doors', message: `You can add up to ${roomLimits.doors} doors.` }
  const at = doors.findIndex(({ side, fromIn, widthIn }) => {
    const wall = walls[side - 1]
    return !wall || !(widthIn >= 1) || !(fromIn >= 0) || fromIn + widthIn > wall.inches + 0.01
  })
  return at < 0 ? undefined : { field: 'doors', at, message: 'This door doesn’t fit on this side.' }
}

function openingOf(walls: readonly RoomWall[], { side, fromIn, widthIn }: RoomDoor): RoomWall {
  const { from, to, inches } = walls[side - 1] ?? { from: [0, 0] as Point, to: [0, 0] as Point, inches: 1 }
  const pointAt = (at: number): Point => [
    from[0] + ((to[0] - from[0]) * at) / inches,
    from[1] + ((to[1] - from[1]) * at) / inches,
  ]
  return { from: pointAt(fromIn), to: pointAt(fromIn + widthIn), inches: widthIn }
}
