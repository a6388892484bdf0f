import { listOf } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { cutOutKinds, drawnPatterns, sideTurns } from '../shop/layout-words.ts'
import { amount, choice, count, many, maybeAmount, maybeCount, maybeWords, one, words, yes } from './fields.ts'
import { call } from './kit.ts'

const LayoutSide = model('LayoutSide', { inches: amount(), turn: choice(sideTurns) })
/** Measured from the left and from the top of the room. */
const LayoutCutOut = model('LayoutCutOut', {
  kind: choice(cutOutKinds),
  xIn: amount(),
  yIn: amount(),
  widthIn: amount(),
  depthIn: amount(),
})
/** Side counted from one, with the distance from its start. */
const LayoutDoor = model('LayoutDoor', { side: count(), fromIn: amount(), widthIn: amount() })

const planFields = {
  roomId: words(36),
  name: maybeWords(100),
  sku: words(40),
  /** Sides along the walls, the first one to the right; an open outline is closed by one more side. */
  sides: many(LayoutSide),
  cutOuts: listOf(LayoutCutOut),
  doors: listOf(LayoutDoor),
  pattern: choice(drawnPatterns),
  /** Rows run down the room instead of across. */
  isTurned: yes(),
  jointIn: amount(),
  groutSku: maybeWords(40),
  /** Position of a tile corner, from the left and the top of the room. */
  startXIn: amount(),
  startYIn: amount(),
  /** Percent of extra tiles for breakage and repairs. */
  sparePercent: amount(),
}

const LayoutFigures = model('LayoutFigures', {
  roomSqft: amount(),
  tileSqft: amount(),
  jointSqft: amount(),
  full: count(),
  cuts: count(),
  slivers: count(),
  /** Cuts taken from the offcut of another tile. */
  reused: count(),
  tiles: count(),
  spare: count(),
  boxes: count(),
  leftTiles: count(),
  groutLbs: amount(),
  groutBags: maybeCount(),
  mortarBags: maybeCount(),
})
export const ProjectLayout = model('ProjectLayout', {
  layoutId: words(36),
  ...planFields,
  cutOuts: many(LayoutCutOut),
  doors: many(LayoutDoor),
  /** Results when it was saved. */
  figures: one(LayoutFigures),
  updatedAt: words(40),
  updatedBy: words(200),
})

const LayoutGrout = model('LayoutGrout', {
  sku: words(40),
  name: words(200),
  color: words(60),
  /** As `#aabbcc`. */
  hex: words(7),
  bagLbs: amount(),
})
const LayoutPrice = model('LayoutPrice', { quantity: count(), cents: count() })
/** A product of the project, with the data for a layout. */
const ProjectLayoutTile = model('ProjectLayoutTile', {
  sku: words(40),
  name: words(200),
  product_url: words(300),
  sku_image_url: words(300),
  /** Rooms that have it or an alternate for it. */
  roomIds: many(words(36)),
  /** Why it cannot be drawn. */
  problem: maybeWords(200),
  lengthIn: amount(),
  widthIn: amount(),
  thicknessIn: amount(),
  isHexagon: yes(),
  /** Size of a mosaic chip, for the grout. */
  chipLengthIn: maybeAmount(),
  chipWidthIn: maybeAmount(),
  piecesPerBox: count(),
  sqftPerBox: amount(),
  purchaseUnit: words(20),
  /** Unit price by quantity. */
  prices: many(LayoutPrice),
  isStone: yes(),
  isSet: yes(),
  isWetArea: yes(),
  jointMinIn: maybeAmount(),
  jointMaxIn: maybeAmount(),
  /** Planks bow: maximum offset of rows, percent of the length. */
  maxOffsetPercent: maybeAmount(),
  colorFamily: maybeWords(40),
  shadeVariation: maybeWords(10),
  /** Best match first. */
  grouts: many(LayoutGrout),
  mortarSku: maybeWords(40),
})
export const ProjectLayouts = model('ProjectLayouts', {
  projectId: words(40),
  basketId: words(60),
  version: count(),
  tiles: many(ProjectLayoutTile),
  layouts: many(ProjectLayout),
})
const SavedLayout = model('SavedLayout', { projectId: words(40), basketId: words(60), layout: one(ProjectLayout) })
const LayoutToSave = model('LayoutToSave', {
  basketId: words(60),
  /** Null for a new layout. */
  layoutId: maybeWords(36),
  ...planFields,
})

const path = (name: string) => `/api/project/${name}` as const

/** Not in the specification: rooms of a project drawn tile by tile. Writes include the basket as projects do. */
export const layoutCalls = {
  getProjectLayouts: call({
    id: 'Projects.GetProjectLayouts',
    verb: 'GET',
    path: path('GetProjectLayouts'),
    summary: 'The layouts of a project, and which of its products can be laid out.',
    access: 'customer',
    query: ['projectId'],
    reply: ProjectLayouts,
  }),
  saveLayout: call({
    id: 'Projects.SaveLayout',
    verb: 'POST',
    path: path('SaveLayout'),
    summary: 'Keeps a layout of a room; tiles, cuts and boxes are worked out here.',
    access: 'customer',
    body: LayoutToSave,
    reply: SavedLayout,
  }),
  deleteLayout: call({
    id: 'Projects.DeleteLayout',
    verb: 'DELETE',
    path: path('DeleteLayout'),
    summary: 'Takes a layout out of a project.',
    access: 'customer',
    query: ['basketId', 'layoutId'],
    reply: ProjectLayouts,
  }),
}
