import type { ProjectItem, ProjectLayout, ProjectLayoutTile } from '@tessera/client/shop/types.gen'
import { drawnPatterns } from '@tessera/contract/shop/layout-options'
import { bestStart } from '@tessera/domain/layout/best-start'
import { prepareLayout } from '@tessera/domain/layout/layout'
import { patternProblem } from '@tessera/domain/layout/pattern'
import type { Point } from '@tessera/domain/layout/polygon'
import { isProblem } from '@tessera/domain/layout/room-shape'
import { inchesText, tapeText } from '@tessera/domain/layout/tape'
import { hasDraft, type LayoutDraft, type LayoutPattern, readDraft } from './layout-draft.ts'
import { type LayoutRoomSize, parseSurface, surfaceSize, surfaceValue } from './layout-surfaces.ts'
import { planOfDraft } from './plan-of-draft.ts'

export interface LayoutContext {
  rooms: readonly LayoutRoomSize[]
  items: readonly ProjectItem[]
  tiles: readonly ProjectLayoutTile[]
}

const defaultSpare = '5'

/** The tiles planned for the room come first. */
export const tilesFor = ({ tiles }: LayoutContext, roomId: string): ProjectLayoutTile[] => {
  const isHere = ({ roomIds }: ProjectLayoutTile) => roomIds.includes(roomId)
  return tiles.toSorted((one, other) => Number(isHere(other)) - Number(isHere(one)))
}

export const findTile = ({ tiles }: LayoutContext, sku: string): ProjectLayoutTile | undefined =>
  tiles.find((tile) => tile.sku === sku)

type Sides = LayoutDraft['sides']
const rightSide = (inches: number): Sides[number] => ({ length: tapeText(inches), turn: 'right' })

/** The room's length and width, a square of its area, or undefined. */
function sizeOf(room: LayoutRoomSize | undefined): [acrossIn: number, downIn: number] | undefined {
  if (room?.lengthFt && room.widthFt) return [room.lengthFt * 12, room.widthFt * 12]
  const side = Math.sqrt(room?.areaSqft ?? 0) * 12
  return side > 0 ? [side, side] : undefined
}

const shapes: Record<string, (across: number, down: number) => Sides> = {
  rectangle: (across, down) => [across, down, across, down].map(rightSide),
  l: (across, down) => [
    rightSide(across),
    rightSide(down / 2),
    { ...rightSide(across / 2), turn: 'left' },
    rightSide(down / 2),
    rightSide(across / 2),
    rightSide(down),
  ],
}
export const shapeNames = [
  { value: 'rectangle', label: 'Rectangle' },
  { value: 'l', label: 'L-shape' },
] as const

function sidesOf(room: LayoutRoomSize | undefined, surface: string, shape = 'rectangle'): Sides {
  const make = Object.hasOwn(shapes, shape) ? shapes[shape] : undefined
  const size = surfaceSize(parseSurface(surface), room) ?? sizeOf(room)
  const [across, down] = size ?? [120, 120]
  return make && (size || shape !== 'rectangle') ? make(across, down) : []
}

/** The planned pattern with the narrowest joint the tile allows. */
function layingOf(
  { items }: LayoutContext,
  tile: ProjectLayoutTile | undefined,
): Pick<LayoutDraft, 'pattern' | 'joint' | 'grout'> {
  const plannedItem = items.find(({ sku, pattern }) => sku === tile?.sku && pattern !== null)?.pattern
  const usual: LayoutPattern = tile && !tile.isSet ? 'third' : 'grid'
  const wanted = drawnPatterns.find((one) => one === plannedItem) ?? usual
  const jointIn = tile?.jointMinIn ?? (tile?.isSet ? 0.125 : 0)
  const pattern = tile && patternProblem(tile, wanted, jointIn) ? 'grid' : wanted
  return { pattern, joint: String(jointIn), grout: tile?.grouts[0]?.sku ?? '' }
}

/** The surface the tile is planned for in this room. */
function plannedSurface({ items }: LayoutContext, roomId: string, sku: string | undefined): string {
  const planned = items.find((item) => item.sku === sku && item.roomId === roomId && item.alternateOf === null)
  return surfaceValue(parseSurface(planned?.surface ?? 'floor'))
}

export function newDraft(around: LayoutContext, roomId: string): LayoutDraft {
  const room = around.rooms.find(({ id }) => id === roomId) ?? around.rooms[0]
  const tile = tilesFor(around, room?.id ?? '').find(({ problem }) => problem === null)
  const surface = plannedSurface(around, room?.id ?? '', tile?.sku)
  return {
    name: '',
    room: room?.id ?? '',
    surface,
    tile: tile?.sku ?? '',
    sides: sidesOf(room, surface),
    cutOuts: [],
    doors: [],
    ...layingOf(around, tile),
    direction: 'across',
    x: '0',
    y: '0',
    spare: defaultSpare,
  }
}

const savedDraft = (layout: ProjectLayout): LayoutDraft => ({
  name: layout.name ?? '',
  room: layout.roomId,
  surface: surfaceValue(layout),
  tile: layout.sku,
  sides: layout.sides.map(({ inches, turn }) => ({ length: tapeText(inches), turn })),
  cutOuts: layout.cutOuts.map(({ kind, xIn, yIn, widthIn, depthIn }) => ({
    kind,
    x: inchesText(xIn),
    y: inchesText(yIn),
    width: inchesText(widthIn),
    depth: inchesText(depthIn),
  })),
  doors: layout.doors.map(({ side, fromIn, widthIn }) => ({
    side: String(side),
    from: inchesText(fromIn),
    width: inchesText(widthIn),
  })),
  pattern: layout.pattern,
  direction: layout.isTurned ? 'down' : 'across',
  joint: String(layout.jointIn),
  grout: layout.groutSku ?? '',
  x: inchesText(layout.startXIn),
  y: inchesText(layout.startYIn),
  spare: String(layout.sparePercent),
})

/** Applies the pressed button to the sent draft: another room, surface or tile resets its values, a shape sets the sides. */
export function resolveDraft(around: LayoutContext, sent: URLSearchParams): LayoutDraft {
  let draft = readDraft(sent)
  const room = around.rooms.find(({ id }) => id === draft.room)
  const shape = sent.get('shape')
  const isOther =
    sent.get('shapeOf') !== draft.room || (sent.has('surfaceOf') && sent.get('surfaceOf') !== draft.surface)
  if (shape || isOther)
    draft = { ...draft, sides: sidesOf(room, draft.surface, shape ?? 'rectangle'), cutOuts: [], doors: [] }
  if (sent.get('laidOf') !== draft.tile) draft = { ...draft, ...layingOf(around, findTile(around, draft.tile)) }
  const begin = sent.get('begin')
  return begin ? withStart(draft, findTile(around, draft.tile), begin) : draft
}

/** A saved layout, the sent draft, or a new draft. */
export function draftFor(around: LayoutContext, layout: ProjectLayout | undefined, sent: URLSearchParams): LayoutDraft {
  if (hasDraft(sent)) return resolveDraft(around, sent)
  return layout ? savedDraft(layout) : newDraft(around, sent.get('room') ?? '')
}

/**
 * Starts in the corner, in the middle, or where the cuts are widest and balanced. A draft that can't be drawn is unchanged.
 */
function withStart(draft: LayoutDraft, tile: ProjectLayoutTile | undefined, begin: string): LayoutDraft {
  if (begin === 'corner' || !tile) return { ...draft, x: '0', y: '0' }
  const { plan } = planOfDraft(draft, tile)
  const ready = prepareLayout(tile, plan)
  if (isProblem(ready)) return draft
  const found = begin === 'best' ? bestStart(tile, plan) : middleOf(ready.room.bounds, draft, tile)
  if (isProblem(found)) return draft
  return { ...draft, x: inchesText(found[0]), y: inchesText(found[1]) }
}

/** Centers a tile in the middle of the room. */
function middleOf(
  { right, bottom }: { right: number; bottom: number },
  draft: LayoutDraft,
  tile: ProjectLayoutTile,
): Point {
  const [long, wide] = draft.direction === 'down' ? [tile.widthIn, tile.lengthIn] : [tile.lengthIn, tile.widthIn]
  return [Math.max((right - long) / 2, 0), Math.max((bottom - wide) / 2, 0)]
}
