import { clipRing, joinRings } from './clip.ts'
import type { LaidTile, ModulePiece, PatternModule } from './pattern.ts'
import { areaOf, areaOfAll, type Bounds, boundsOf, edgesOf, isInside, type Point, type Ring } from './polygon.ts'
import type { LayoutRoom } from './room-shape.ts'

export interface TileCut {
  /** The tile before it is cut. */
  tile: Ring
  /** The visible part of the tile; several rings if a wall divides it. */
  rings: readonly Ring[]
  sqIn: number
  /** Its size along the tile's length and across. */
  lengthIn: number
  widthIn: number
  isSliver: boolean
}

export interface LaidPieces {
  /** Whole tiles, each as its corners. */
  full: readonly Ring[]
  cuts: readonly TileCut[]
  /** Area of all tiles inside the room. */
  tileSqIn: number
}

/** More pieces are unreadable and take long to compute. */
export const maxPieces = 8000

/** Narrower than a quarter of a tile and than two inches: breaks when cut and is visible. */
export const sliverBelow = ({ widthIn }: LaidTile): number => Math.min(2, widthIn / 4)

const piecesOver = (sqIn: number, { pieces, steps: [a, b] }: PatternModule): number =>
  Math.ceil((sqIn * pieces.length) / Math.abs(a[0] * b[1] - b[0] * a[1]))

/** Estimated number of pieces, checked before drawing. */
export const piecesIn = (room: LayoutRoom, module: PatternModule): number => piecesOver(room.sqIn, module)

/** Number of pieces tried: a corridor around a courtyard has few tiles, but the courtyard is scanned too. */
export const triesIn = ({ bounds }: LayoutRoom, module: PatternModule): number =>
  piecesOver((bounds.right - bounds.left) * (bounds.bottom - bounds.top), module)
export const maxTriedPieces = 5 * maxPieces

/** The room's rings, and the bounds of its walls. */
interface Field {
  rings: readonly Ring[]
  walls: readonly Bounds[]
}

const fieldOf = ({ rings }: LayoutRoom): Field => ({
  rings,
  walls: rings.flatMap((ring) => edgesOf(ring).map((edge) => growBounds(boundsOf([edge])))),
})

const doMeet = (one: Bounds, other: Bounds): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Bounds of a wall are flat; growing them slightly makes them overlap what they touch. */
const growBounds = ({ left, top, right, bottom }: Bounds): Bounds => ({
  left: left - 1e-4,
  top: top - 1e-4,
  right: right + 1e-4,
  bottom: bottom + 1e-4,
})

/** The part of a shape inside the room: all, nothing, or rings. */
function clipToField({ rings, walls }: Field, shape: Ring): 'all' | 'nothing' | Ring[] {
  const bounds = boundsOf([shape])
  if (!walls.some((wall) => doMeet(wall, bounds))) return isInside(shape[0] ?? [0, 0], rings) ? 'all' : 'nothing'
  const parts = rings.map((ring) => clipRing(ring, shape)).filter((ring) => ring.length > 2)
  const part = areaOfAll(parts)
  if (part < smallestSqIn) return 'nothing'
  return part > areaOf(shape) - smallestSqIn ? 'all' : parts
}

/** Smaller cuts are ignored. */
const smallestSqIn = 0.01

const moveRing = (ring: Ring, [x, y]: Point): Ring => ring.map(([atX, atY]) => [atX + x, atY + y])

/** Lays every piece of a pattern in a room; `start` is measured from the upper left. */
export function layTiles(room: LayoutRoom, tile: LaidTile, module: PatternModule, start: Point): LaidPieces {
  const field = fieldOf(room)
  const full: Ring[] = []
  const cuts: TileCut[] = []
  const sliver = sliverBelow(tile)
  let tileSqIn = 0
  for (const { piece, offset } of pieceOffsets(room.bounds, module, start)) {
    const shape = moveRing(piece.tile, offset)
    const seen = clipToField(field, shape)
    if (seen === 'nothing') continue
    if (seen === 'all' && !piece.isPart) full.push(shape)
    else cuts.push(cutOf(seen === 'all' ? [shape] : seen, shape, piece, sliver))
    tileSqIn += seen === 'all' ? areaOf(shape) : areaOfAll(seen)
  }
  return { full, cuts, tileSqIn }
}

/** Area of tiles and joints together, cell by cell: the whole room unless the pattern has gaps. */
export function coveredIn(room: LayoutRoom, module: PatternModule, start: Point): number {
  const field = fieldOf(room)
  let sqIn = 0
  for (const { piece, offset } of pieceOffsets(room.bounds, module, start)) {
    const cell = moveRing(piece.cell, offset)
    const seen = clipToField(field, cell)
    if (seen !== 'nothing') sqIn += seen === 'all' ? areaOf(cell) : areaOfAll(seen)
  }
  return sqIn
}

function cutOf(parts: readonly Ring[], shape: Ring, { turned }: ModulePiece, sliver: number): TileCut {
  const rings = joinRings(parts)
  const back = ([x, y]: Point): Point => [x * turned[0] + y * turned[1], y * turned[0] - x * turned[1]]
  const sizeOf = (some: readonly Ring[]) => {
    const { left, right, top, bottom } = boundsOf(some.map((ring) => ring.map(back)))
    return { lengthIn: right - left, widthIn: bottom - top }
  }
  const outer = rings.filter((ring) => areaOf(ring) > 0)
  return {
    tile: shape,
    rings,
    sqIn: areaOfAll(parts),
    ...sizeOf(outer.length > 0 ? outer : [shape]),
    isSliver: outer.some((ring) => {
      const { lengthIn, widthIn } = sizeOf([ring])
      return Math.min(lengthIn, widthIn) < sliver
    }),
  }
}

/** Pieces of the pattern that may overlap the room. */
function* pieceOffsets(bounds: Bounds, { pieces, steps }: PatternModule, start: Point) {
  const reach = boundsOf(pieces.map(({ cell }) => cell))
  for (const offset of offsetsIn(bounds, reach, steps, start)) for (const piece of pieces) yield { piece, offset }
}

function* offsetsIn(room: Bounds, reach: Bounds, [a, b]: PatternModule['steps'], [x, y]: Point): Generator<Point> {
  const [left, right] = [room.left - reach.right - x, room.right - reach.left - x]
  const [top, bottom] = [room.top - reach.bottom - y, room.bottom - reach.top - y]
  const whole = a[0] * b[1] - b[0] * a[1]
  const corners = [left, right].flatMap((atX) => [top, bottom].map((atY): Point => [atX, atY]))
  const first = corners.map(([atX, atY]) => (atX * b[1] - atY * b[0]) / whole)
  const second = corners.map(([atX, atY]) => (atY * a[0] - atX * a[1]) / whole)
  for (let i = Math.floor(Math.min(...first)); i <= Math.max(...first) + 1; i += 1)
    for (let j = Math.floor(Math.min(...second)); j <= Math.max(...second) + 1; j += 1) {
      const at: Point = [i * a[0] + j * b[0], i * a[1] + j * b[1]]
      if (at[0] > left && at[0] < right && at[1] > top && at[1] < bottom) yield [at[0] + x, at[1] + y]
    }
}
