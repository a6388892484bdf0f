import { areaOf, type Point } from './polygon.ts'
import type { LayoutRoom, RoomWall } from './room-shape.ts'

export interface WallLabel {
  /** The middle of the wall. */
  at: Point
  /** Degrees, so that the text runs along the wall and is never upside down. */
  turn: number
  /** Whether the outer side of the wall is above its text. */
  isAbove: boolean
  inches: number
}

const midpoint = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2]

/** Labels with the length of every wall, outside the room. */
export const wallLabels = ({ walls }: LayoutRoom): WallLabel[] => labelsOf(walls, isClockwise(walls))

/** The same for the doors, inside the room. */
export const doorLabels = ({ walls, doors }: LayoutRoom): WallLabel[] => labelsOf(doors, !isClockwise(walls))

const isClockwise = (walls: readonly RoomWall[]): boolean => areaOf(walls.map(({ from }) => from)) > 0

const labelsOf = (walls: readonly RoomWall[], isOuter: boolean): WallLabel[] =>
  walls.map(({ from, to, inches }) => {
    const angle = Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI)
    const isFlipped = angle > 90 || angle <= -90
    return { at: midpoint(from, to), turn: isFlipped ? angle - 180 : angle, isAbove: isOuter !== isFlipped, inches }
  })
