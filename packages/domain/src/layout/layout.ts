import { groutFor } from '../coverage/grout.ts'
import { mortarFor } from '../coverage/mortar.ts'
import { coveredIn, type Laid, lay, mostPieces, mostTried, piecesIn, triesIn } from './lay.ts'
import { matchOffcuts } from './offcuts.ts'
import { type LaidTile, type Laying, type Module, moduleOf, patternProblem } from './pattern.ts'
import type { Point } from './polygon.ts'
import { findRoom, isProblem, type Room, type RoomShape, type ShapeProblem } from './room-shape.ts'

/** As much of a product as laying it takes. */
export interface LayoutTile extends LaidTile {
  piecesPerBox: number
  /** As printed. */
  sqftPerBox: number
  thicknessIn: number
  isStone: boolean
  /** Set in mortar; planks of wood and vinyl are not. */
  isSet: boolean
  isWetArea: boolean
  /** Of a sheet: what is grouted. */
  chipLengthIn: number | null
  chipWidthIn: number | null
}

export interface LayoutPlan extends Laying {
  shape: RoomShape
  /** Where the corner of a tile lies, from the left and from the top of the room. */
  start: Point
  /** Broken, or kept for repairs: percent of the tiles on top. */
  sparePercent: number
  /** Of the grout that was chosen. */
  groutBagLbs: number | null
}

export interface LayoutFigures {
  roomSqft: number
  tileSqft: number
  jointSqft: number
  full: number
  cuts: number
  slivers: number
  /** Cuts that come out of the rest of another tile. */
  reused: number
  /** Whole ones, and those that are cut. */
  tiles: number
  spare: number
  boxes: number
  /** Tiles in the boxes that are not laid, spare ones among them. */
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
  room: Room
  laid: Laid
  jointSqIn: number
  figures: LayoutFigures
}

export const widestJointIn = 1

/** Checked before anything is drawn, so that nobody waits for what cannot be. */
export function prepareLayout(tile: LayoutTile, plan: LayoutPlan): { room: Room; module: Module } | LayoutProblem {
  const room = findRoom(plan.shape)
  if (isProblem(room)) return room
  if (!(plan.jointIn >= 0 && plan.jointIn <= widestJointIn))
    return { field: 'jointIn', message: 'Enter a joint width from 0 to 1 inch.' }
  const wrong = patternProblem(tile, plan.pattern, plan.jointIn)
  if (wrong) return { field: 'pattern', message: wrong }
  const module = moduleOf(tile, plan)
  const count = piecesIn(room, module)
  if (count <= mostPieces && triesIn(room, module) <= mostTried) return { room, module }
  if (count <= mostPieces)
    return { field: 'sides', message: 'This room is too large for such a small tile. Plan it in sections.' }
  const message = `This needs about ${count.toLocaleString('en-US')} tiles; up to ${mostPieces.toLocaleString('en-US')} can be drawn. Plan the room in sections or choose a larger tile.`
  return { field: 'sides', message }
}

/** A room laid with a tile: every piece, and what it takes. */
export function drawLayout(tile: LayoutTile, plan: LayoutPlan): DrawnLayout | LayoutProblem {
  const ready = prepareLayout(tile, plan)
  if (isProblem(ready)) return ready
  const laid = lay(ready.room, tile, ready.module, plan.start)
  const jointSqIn = coveredIn(ready.room, ready.module, plan.start) - laid.tileSqIn
  return { room: ready.room, laid, jointSqIn, figures: figuresOf(tile, plan, ready.room, { ...laid, jointSqIn }) }
}

/** Exact need: whole tiles and those that are cut. */
export function tilesFor({ full, cuts }: Pick<Laid, 'full' | 'cuts'>, tile: LaidTile) {
  const { tiles, reused } = matchOffcuts(cuts, tile, !tile.isHexagon)
  return { tiles: full.length + tiles, reused }
}

function figuresOf(tile: LayoutTile, plan: LayoutPlan, room: Room, laid: Laid & { jointSqIn: number }): LayoutFigures {
  const { tiles, reused } = tilesFor(laid, tile)
  const spare = Math.ceil((tiles * plan.sparePercent) / 100)
  const tileSqft = laid.tileSqIn / 144
  const boxes = Math.max(Math.ceil((tiles + spare) / tile.piecesPerBox), Math.ceil(tileSqft / tile.sqftPerBox - 1e-6))
  return {
    roomSqft: hundredths(room.sqIn / 144),
    tileSqft: hundredths(tileSqft),
    jointSqft: hundredths(laid.jointSqIn / 144),
    full: laid.full.length,
    cuts: laid.cuts.length,
    slivers: laid.cuts.filter(({ isSliver }) => isSliver).length,
    reused,
    tiles,
    spare,
    boxes,
    leftTiles: boxes * tile.piecesPerBox - tiles,
    ...settingFor(tile, plan, hundredths(room.sqIn / 144)),
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

const hundredths = (value: number): number => Math.round(value * 100) / 100
