import type { drawnPatterns } from '@tessera/contract/shop/layout-options'
import type { Point, Ring } from './polygon.ts'

export type DrawnPattern = (typeof drawnPatterns)[number]

export interface LaidTile {
  /** Actual size, without a joint. */
  lengthIn: number
  widthIn: number
  isHexagon: boolean
}

export interface ModulePiece {
  tile: Ring
  /** The tile and its half of the joints: the cells of all pieces fill the plane. */
  cell: Ring
  /** Rotation of the tile: cosine and sine. */
  turned: Point
  /** Smaller than the tile and always cut from one. */
  isPart?: boolean
}

/** A group of pieces that repeats by two steps. */
export interface PatternModule {
  pieces: readonly ModulePiece[]
  steps: readonly [Point, Point]
}

interface Kit {
  /** Length and width of a cell. */
  a: number
  b: number
  /** Half of a joint. */
  gap: number
  tile: LaidTile
}

const flat: Point = [1, 0]
const upright: Point = [0, 1]

const rectangleRing = (x: number, y: number, width: number, height: number): Ring => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** A tile centered in its cell. */
const centeredPiece = (x: number, y: number, [width, height]: Point, tile: Point, turned = flat): ModulePiece => ({
  cell: rectangleRing(x, y, width, height),
  tile: rectangleRing(x + (width - tile[0]) / 2, y + (height - tile[1]) / 2, tile[0], tile[1]),
  turned,
})

const rowPattern =
  (share: number) =>
  ({ a, b, tile: { lengthIn, widthIn } }: Kit): PatternModule => ({
    pieces: [centeredPiece(0, 0, [a, b], [lengthIn, widthIn])],
    steps: [
      [a, 0],
      [a * share, b],
    ],
  })

/** One piece along and one across; they interlock in any proportions. */
const herringbone = ({ a, b, tile: { lengthIn, widthIn } }: Kit): PatternModule => ({
  pieces: [centeredPiece(0, 0, [a, b], [lengthIn, widthIn]), centeredPiece(0, b, [b, a], [widthIn, lengthIn], upright)],
  steps: [
    [b, b],
    [a, -a],
  ],
})

/** The number of tiles side by side that equal one tile length; the joint takes up the difference. */
const perBlock = ({ a, b }: Kit): number => Math.round(a / b)

function basketweave(kit: Kit): PatternModule {
  const { a, tile } = kit
  const count = perBlock(kit)
  const each = a / count
  const one = Array.from({ length: count }, (_, at) => at * each)
  return {
    pieces: [
      ...one.map((y) => centeredPiece(0, y, [a, each], [tile.lengthIn, tile.widthIn])),
      ...one.map((x) => centeredPiece(a + x, 0, [each, a], [tile.widthIn, tile.lengthIn], upright)),
    ],
    steps: [
      [2 * a, 0],
      [a, a],
    ],
  }
}

const hexagon = (width: number, length: number): Ring => [
  [0, -length / 2],
  [width / 2, -length / 4],
  [width / 2, length / 4],
  [0, length / 2],
  [-width / 2, length / 4],
  [-width / 2, -length / 4],
]

function honeycomb({ b, tile: { lengthIn, widthIn } }: Kit): PatternModule {
  const length = (lengthIn * b) / widthIn
  return {
    pieces: [{ cell: hexagon(b, length), tile: hexagon(widthIn, lengthIn), turned: flat }],
    steps: [
      [b, 0],
      [b / 2, length * 0.75],
    ],
  }
}

/** Left, top, across and down of each piece, in thirds of a tile's length and halves of its width. */
const versaillesPieces = [
  [0, 0, 3, 2],
  [0, 2, 2, 2],
  [2, 2, 1, 1],
  [2, 3, 2, 2],
  [1, 4, 1, 2],
  [2, 5, 1, 1],
] as const

/** Four sizes of 2 by 3 tiles: no joint is longer than four units, and nowhere do four corners meet. */
function versailles({ a, b, gap }: Kit): PatternModule {
  const [across, down] = [a / 3, b / 2]
  return {
    pieces: versaillesPieces.map(([x, y, width, height], at) => {
      const cell: Point = [width * across, height * down]
      const piece = centeredPiece(x * across, y * down, cell, [cell[0] - 2 * gap, cell[1] - 2 * gap])
      return { ...piece, isPart: at > 0 }
    }),
    steps: [
      [3 * across, -down],
      [0, 6 * down],
    ],
  }
}

const makers: Record<DrawnPattern, (kit: Kit) => PatternModule> = {
  grid: rowPattern(0),
  half: rowPattern(1 / 2),
  third: rowPattern(1 / 3),
  diagonal: rowPattern(0),
  herringbone,
  basketweave,
  versailles,
}

const minBlockJointIn = 1 / 32
const maxBlockJointIn = 0.5

/** Why a tile cannot be laid in this pattern, as a sentence; undefined if it can. */
export function patternProblem(tile: LaidTile, pattern: DrawnPattern, jointIn: number): string | undefined {
  if (tile.isHexagon)
    return pattern === 'grid' ? undefined : 'Hexagons are laid in a honeycomb. Choose the straight grid.'
  const isLong = tile.lengthIn >= tile.widthIn * 1.5
  if (pattern === 'herringbone' && !isLong) return 'Herringbone needs a tile that’s longer than it is wide.'
  if (pattern === 'versailles' && Math.abs(tile.lengthIn / tile.widthIn - 1.5) > 0.03)
    return 'Versailles needs a tile of 2 by 3, such as 16 × 24 in. The smaller pieces are cut from it.'
  if (pattern !== 'basketweave') return undefined
  const kit = kitOf(tile, jointIn)
  const joint = kit.a / perBlock(kit) - tile.widthIn
  const fits = isLong && (jointIn === 0 ? Math.abs(joint) < 0.01 : joint >= minBlockJointIn && joint <= maxBlockJointIn)
  return fits ? undefined : 'Basketweave needs a tile whose length is at least two whole widths.'
}

const kitOf = (tile: LaidTile, jointIn: number): Kit => ({
  a: tile.lengthIn + jointIn,
  b: tile.widthIn + jointIn,
  gap: jointIn / 2,
  tile,
})

const slant = Math.SQRT1_2
const angles: Record<string, Point> = { '0': [1, 0], '45': [slant, slant], '90': [0, 1], '135': [-slant, slant] }
const isSlanted = (pattern: DrawnPattern): boolean => pattern === 'diagonal' || pattern === 'herringbone'

export interface LayingOptions {
  pattern: DrawnPattern
  /** Rotated by a quarter turn: rows run down the room instead of across. */
  isTurned: boolean
  jointIn: number
}

/** The module as laid in the room, with a tile corner at the origin. */
export function moduleOf(tile: LaidTile, { pattern, isTurned, jointIn }: LayingOptions): PatternModule {
  const kit = kitOf(tile, jointIn)
  const { pieces, steps } = tile.isHexagon ? honeycomb(kit) : makers[pattern](kit)
  const [cos, sin] = angles[(isSlanted(pattern) && !tile.isHexagon ? 45 : 0) + (isTurned ? 90 : 0)] ?? flat
  const turn = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos]
  const [first, second] = steps
  const [zeroX, zeroY] = tile.isHexagon ? [0, 0] : [kit.gap, kit.gap]
  const toRoom = (ring: Ring): Ring => ring.map(([x, y]) => turn([x - zeroX, y - zeroY]))
  return {
    pieces: pieces.map(({ tile: one, cell, turned, ...piece }) => ({
      ...piece,
      tile: toRoom(one),
      cell: toRoom(cell),
      turned: turn(turned),
    })),
    steps: [turn(first), turn(second)],
  }
}

/** How far a start can move before the pattern repeats. */
export function repeatOf({ steps: [[ax, ay], [bx, by]] }: PatternModule): Point {
  const area = Math.abs(ax * by - bx * ay)
  const across = ay === 0 ? Math.abs(ax) : Math.max(Math.abs(ax), Math.abs(bx))
  return [across, ay === 0 ? area / across : Math.max(Math.abs(ay), Math.abs(by))]
}
