import { groutFor } from '../coverage/grout.ts'
import { mortarFor } from '../coverage/mortar.ts'
import { coveredIn, type LaidPieces, layTiles, maxPieces, maxTriedPieces, piecesIn, triesIn } from './lay-tiles.ts'
import { matchOffcuts } from './offcuts.ts'
import { type LaidTile, type LayingOptions, moduleOf, type PatternModule, patternProblem } from './pattern.ts'
import type { Point } from './polygon.ts'
import { findRoom, isProblem, type LayoutRoom, type RoomShape, type ShapeProblem } from './room-shape.ts'

/** The product data that a layout needs. */
export interface LayoutTile extends LaidTile {
  piecesPerBox: number
  /** As printed on the box. */
  sqftPerBox: number
  thicknessIn: number
  isStone: boolean
  /** True for tile set in mortar, false for planks of wood and vinyl. */
  isSet: boolean
  isWetArea: boolean
  /** Size of a mosaic chip, for the grout. */
  chipLengthIn: number | null
  chipWidthIn: number | null
}

export interface LayoutPlan extends LayingOptions {
  shape: RoomShape
  /** Position of a tile corner, from the left and the top of the room. */
  start: Point
  /** Percent of extra tiles for breakage and repairs. */
  sparePercent: number
  /** Bag size of the chosen grout. */
  groutBagLbs: number | null
}

export interface LayoutFigures {
  roomSqft: number
  tileSqft: number
  jointSqft: number
  full: number
  cuts: number
  slivers: number
  /** Cuts taken from the offcut of another tile. */
  reused: number
  /** Whole tiles and tiles that are cut. */
  tiles: number
  spare: number
  boxes: number
  /** Tiles left over in the boxes, including spares. */
  leftTiles: number
  groutLbs: number
  groutBags: number | null
  mortarBags: number | null
}

export interface LayoutProblem {
  field: ShapeProblem['field'] | 'pattern' | 'jointIn'
  at?: number
  message: string
}

export interface DrawnLayout {
  room: LayoutRoom
  laid: LaidPieces
  jointSqIn: number
  figures: LayoutFigures
}

export const maxJointIn = 1

/** Checks a plan before drawing, so that impossible plans fail fast. */
export function prepareLayout(
  tile: LayoutTile,
  plan: LayoutPlan,
): { room: LayoutRoom; module: PatternModule } | LayoutProblem {
  const room = findRoom(plan.shape)
  if (isProblem(room)) return room
  if (!(plan.jointIn >= 0 && plan.jointIn <= maxJointIn))
    return { field: 'jointIn', message: 'Enter a joint width from 0 to 1 inch.' }
  const wrong = patternProblem(tile, plan.pattern, plan.jointIn)
  if (wrong) return { field: 'pattern', message: wrong }
  const module = moduleOf(tile, plan)
  const count = piecesIn(room, module)
  if (count <= maxPieces && triesIn(room, module) <= maxTriedPieces) return { room, module }
  if (count <= maxPieces)
    return { field: 'sides', message: 'This room is too large for such a small tile. Plan it in sections.' }
  const message = `This needs about ${count.toLocaleString('en-US')} tiles; up to ${maxPieces.toLocaleString('en-US')} can be drawn. Plan the room in sections or choose a larger tile.`
  return { field: 'sides', message }
}

/** Draws a layout: every piece, and the material needed. */
export function drawLayout(tile: LayoutTile, plan: LayoutPlan): DrawnLayout | LayoutProblem {
  const ready = prepareLayout(tile, plan)
  if (isProblem(ready)) return ready
  const laid = layTiles(ready.room, tile, ready.module, plan.start)
  const jointSqIn = coveredIn(ready.room, ready.module, plan.start) - laid.tileSqIn
  return { room: ready.room, laid, jointSqIn, figures: figuresOf(tile, plan, ready.room, { ...laid, jointSqIn }) }
}

/** The exact number of tiles: whole ones and ones to cut. */
export function tilesFor({ full, cuts }: Pick<LaidPieces, 'full' | 'cuts'>, tile: LaidTile) {
  const { tiles, reused } = matchOffcuts(cuts, tile, !tile.isHexagon)
  return { tiles: full.length + tiles, reused }
}

function figuresOf(
  tile: LayoutTile,
  plan: LayoutPlan,
  room: LayoutRoom,
  laid: LaidPieces & { jointSqIn: number },
): LayoutFigures {
  const { tiles, reused } = tilesFor(laid, tile)
  const spare = Math.ceil((tiles * plan.sparePercent) / 100)
  const tileSqft = laid.tileSqIn / 144
  const boxes = Math.max(Math.ceil((tiles + spare) / tile.piecesPerBox), Math.ceil(tileSqft / tile.sqftPerBox - 1e-6))
  return {
    roomSqft: roundToHundredths(room.sqIn / 144),
    tileSqft: roundToHundredths(tileSqft),
    jointSqft: roundToHundredths(laid.jointSqIn / 144),
    full: laid.full.length,
    cuts: laid.cuts.length,
    slivers: laid.cuts.filter(({ isSliver }) => isSliver).length,
    reused,
    tiles,
    spare,
    boxes,
    leftTiles: boxes * tile.piecesPerBox - tiles,
    ...settingFor(tile, plan, roundToHundredths(room.sqIn / 144)),
  }
}

function settingFor(tile: LayoutTile, { jointIn, groutBagLbs }: LayoutPlan, areaSqft: number) {
  const { thicknessIn, isStone, isWetArea } = tile
  const [lengthIn, widthIn] = [tile.chipLengthIn ?? tile.lengthIn, tile.chipWidthIn ?? tile.widthIn]
  if (!tile.isSet) return { groutLbs: 0, groutBags: null, mortarBags: null }
  const grout = groutFor({ areaSqft, lengthIn, widthIn, thicknessIn, jointIn, lbsPerBag: groutBagLbs ?? 1 })
  const { bags } = mortarFor({ areaSqft, longestSideIn: Math.max(lengthIn, widthIn), isWetArea, isStone })
  return {
    groutLbs: Number(grout.lbsWithLoss),
    groutBags: groutBagLbs === null || jointIn === 0 ? null : Math.max(1, grout.bags),
    mortarBags: bags,
  }
}

const roundToHundredths = (value: number): number => Math.round(value * 100) / 100
