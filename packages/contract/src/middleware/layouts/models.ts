import { flag, listOf, measure, oneOf, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { cutOutKinds, drawnPatterns, sideTurns } from '../../shop/layout-options.ts'
import {
  count,
  maybeCount,
  requiredEmbed,
  requiredList,
  requiredMeasure,
  requiredOneOf,
  requiredText,
} from '../fields.ts'
import { surfaces } from '../projects/models.ts'

const LayoutSide = model('LayoutSide', { inches: requiredMeasure(), turn: requiredOneOf(sideTurns) })
/** Measured from the left and from the top of the room. */
const LayoutCutOut = model('LayoutCutOut', {
  kind: requiredOneOf(cutOutKinds),
  xIn: requiredMeasure(),
  yIn: requiredMeasure(),
  widthIn: requiredMeasure(),
  depthIn: requiredMeasure(),
})
/** Side counted from one, with the distance from its start. */
const LayoutDoor = model('LayoutDoor', { side: count(), fromIn: requiredMeasure(), widthIn: requiredMeasure() })

const planFields = {
  roomId: requiredText(36),
  /** The laid surface of the room; the floor by default. */
  surface: oneOf(surfaces),
  /** Which wall, counted from one along the room's sides. */
  wall: maybeCount(),
  name: text(100),
  sku: requiredText(40),
  /** Sides along the walls, the first one to the right; an open outline is closed by one more side. */
  sides: requiredList(LayoutSide),
  cutOuts: listOf(LayoutCutOut),
  doors: listOf(LayoutDoor),
  pattern: requiredOneOf(drawnPatterns),
  /** Rows run down the room instead of across. */
  isTurned: flag(),
  jointIn: requiredMeasure(),
  groutSku: text(40),
  /** Position of a tile corner, from the left and the top of the room. */
  startXIn: requiredMeasure(),
  startYIn: requiredMeasure(),
  /** Percent of extra tiles for breakage and repairs. */
  sparePercent: requiredMeasure(),
}

const LayoutFigures = model('LayoutFigures', {
  roomSqft: requiredMeasure(),
  tileSqft: requiredMeasure(),
  jointSqft: requiredMeasure(),
  full: count(),
  cuts: count(),
  slivers: count(),
  /** Cuts taken from the offcut of another tile. */
  reused: count(),
  tiles: count(),
  spare: count(),
  boxes: count(),
  leftTiles: count(),
  groutLbs: requiredMeasure(),
  groutBags: maybeCount(),
  mortarBags: maybeCount(),
})
export const ProjectLayout = model('ProjectLayout', {
  layoutId: requiredText(36),
  ...planFields,
  surface: requiredOneOf(surfaces),
  cutOuts: requiredList(LayoutCutOut),
  doors: requiredList(LayoutDoor),
  /** Results when it was saved. */
  figures: requiredEmbed(LayoutFigures),
  updatedAt: requiredText(40),
  updatedBy: requiredText(200),
})

const LayoutGrout = model('LayoutGrout', {
  sku: requiredText(40),
  name: requiredText(200),
  color: requiredText(60),
  /** As `#aabbcc`. */
  hex: requiredText(7),
  bagLbs: requiredMeasure(),
})
const LayoutPrice = model('LayoutPrice', { quantity: count(), cents: count() })
/** A product, with the data for a layout. */
export const ProjectLayoutTile = model('ProjectLayoutTile', {
  sku: requiredText(40),
  name: requiredText(200),
  product_url: requiredText(300),
  sku_image_url: requiredText(300),
  /** Rooms that have it or an alternate for it. */
  roomIds: requiredList(requiredText(36)),
  /** Why it cannot be drawn. */
  problem: text(200),
  lengthIn: requiredMeasure(),
  widthIn: requiredMeasure(),
  thicknessIn: requiredMeasure(),
  isHexagon: flag(),
  /** Size of a mosaic chip, for the grout. */
  chipLengthIn: measure(),
  chipWidthIn: measure(),
  piecesPerBox: count(),
  sqftPerBox: requiredMeasure(),
  purchaseUnit: requiredText(20),
  /** Unit price by quantity. */
  prices: requiredList(LayoutPrice),
  isStone: flag(),
  isSet: flag(),
  isWetArea: flag(),
  jointMinIn: measure(),
  jointMaxIn: measure(),
  /** Planks bow: maximum offset of rows, percent of the length. */
  maxOffsetPercent: measure(),
  colorFamily: text(40),
  shadeVariation: text(10),
  /** Best match first. */
  grouts: requiredList(LayoutGrout),
  mortarSku: text(40),
})
export const ProjectLayouts = model('ProjectLayouts', {
  projectId: requiredText(40),
  basketId: requiredText(60),
  version: count(),
  tiles: requiredList(ProjectLayoutTile),
  layouts: requiredList(ProjectLayout),
})
export const SavedLayout = model('SavedLayout', {
  projectId: requiredText(40),
  basketId: requiredText(60),
  layout: requiredEmbed(ProjectLayout),
})
export const LayoutToSave = model('LayoutToSave', {
  basketId: requiredText(60),
  /** The version of the project the caller has seen. */
  version: maybeCount(),
  /** Null for a new layout. */
  layoutId: text(36),
  ...planFields,
})
