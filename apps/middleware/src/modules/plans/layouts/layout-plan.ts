import type { ProjectDetail, ProjectLayout, ProjectLayouts } from '@tessera/client/shop/types.gen'
import type { PrintPlan } from '@tessera/documents/print-document'
import { wastePatterns } from '@tessera/domain/coverage/waste'
import { type CutSize, cutSizesOf } from '@tessera/domain/layout/cut-sizes'
import { type DrawnLayout, drawLayout } from '@tessera/domain/layout/layout'
import { pathOf } from '@tessera/domain/layout/path-of'
import { isProblem } from '@tessera/domain/layout/room-shape'
import { inchesText, tapeText } from '@tessera/domain/layout/tape'
import { trimLengthIn, trimNeedOf } from '@tessera/domain/layout/trim-need'
import { wallLabels } from '@tessera/domain/layout/wall-labels'

/** Limit for a pack that can still be carried on site. */
const maxPlans = 12

/** Layouts of a project as pages of its install pack. Layouts that can no longer be drawn are left out. */
export const layoutPlans = ({ rooms }: ProjectDetail, { layouts, tiles }: ProjectLayouts): PrintPlan[] =>
  layouts.slice(0, maxPlans).flatMap((layout) => {
    const tile = tiles.find(({ sku }) => sku === layout.sku)
    if (!tile || tile.problem !== null) return []
    const { sides, cutOuts, doors, startXIn, startYIn } = layout
    const drawn = drawLayout(tile, {
      ...layout,
      shape: { sides, cutOuts, doors },
      start: [startXIn, startYIn],
      groutBagLbs: tile.grouts.find(({ sku }) => sku === layout.groutSku)?.bagLbs ?? null,
    })
    if (isProblem(drawn)) return []
    const room = rooms.find(({ id }) => id === layout.roomId)?.name ?? ''
    return [
      planOf(
        drawn,
        [room, surfaceName(layout), layout.name].filter(Boolean).join(', '),
        linesOf(layout, tile.name, drawn),
      ),
    ]
  })

/** `Shower wall 2`; the floor goes without saying. */
function surfaceName({ surface, wall }: ProjectLayout): string {
  if (surface === 'floor') return ''
  const name = surface.replace('-', ' ')
  return `${name[0]?.toUpperCase()}${name.slice(1)}${wall === null ? '' : ` ${wall}`}`
}

function linesOf(layout: ProjectLayout, tile: string, { figures, room }: DrawnLayout): string[] {
  const { pattern, isTurned, jointIn, startXIn, startYIn } = layout
  const rows = isTurned ? 'rows run down' : 'rows run across'
  const joint = jointIn > 0 ? `joint ${inchesText(jointIn)} in` : 'no joint'
  const { full, cuts, tiles, spare, boxes } = figures
  return [
    `${tile} · ${wastePatterns[pattern].name}, ${rows}, ${joint}`,
    `Starting corner ${tapeText(startXIn)} from the left and ${tapeText(startYIn)} from the top`,
    `${full} whole, ${cuts} cut (hatched) · ${tiles} tiles and ${spare} spare · ${boxes} to buy`,
    trimLine(layout, room),
  ]
}

/** `Base trim 41 ft 4 in: 6 lengths of 8 ft · 1 transition: 2 ft 8 in` */
function trimLine({ surface }: ProjectLayout, room: DrawnLayout['room']): string {
  const { totalIn, pieces, doorsIn } = trimNeedOf(room)
  const trim = `${surface === 'floor' ? 'Base trim' : 'Edge trim, if every edge shows,'} ${tapeText(totalIn)}: ${pieces} lengths of ${tapeText(trimLengthIn)}`
  const doors = `${doorsIn.length} ${doorsIn.length === 1 ? 'transition' : 'transitions'}: ${doorsIn.map(tapeText).join(', ')}`
  return doorsIn.length > 0 ? `${trim} · ${doors}` : trim
}

/** Sizes that fit above the drawing; slanted patterns have more. */
const maxSizes = 24

const cutLine = ({ letter, lengthIn, widthIn, isRectangle, centers }: CutSize): string =>
  `${letter}  ${inchesText(lengthIn)} × ${inchesText(widthIn)} in${isRectangle ? '' : ', notched'}: ${centers.length}`

function cutListOf(sizes: readonly CutSize[]): string[] {
  const more = sizes.length - maxSizes
  return [...sizes.slice(0, maxSizes).map(cutLine), ...(more > 0 ? [`and ${more} other sizes`] : [])]
}

const marksOf = (sizes: readonly CutSize[]): PrintPlan['marks'] =>
  sizes.flatMap(({ letter, lengthIn, widthIn, centers }) =>
    centers.map(([x, y]) => ({ x, y, spaceIn: Math.min(lengthIn, widthIn), text: letter })),
  )

function planOf({ room, laid }: DrawnLayout, heading: string, lines: string[]): PrintPlan {
  const { right, bottom } = room.bounds
  const sizes = cutSizesOf(laid.cuts)
  return {
    heading,
    lines,
    cutList: cutListOf(sizes),
    marks: marksOf(sizes),
    widthIn: right,
    heightIn: bottom,
    full: pathOf(laid.full),
    cuts: pathOf(laid.cuts.flatMap(({ rings }) => rings)),
    walls: pathOf(room.rings),
    doors: room.doors.map(({ from, to }) => `M${from.join(' ')}L${to.join(' ')}`).join(''),
    labels: wallLabels(room)
      .filter(({ inches }) => inches > Math.max(right, bottom) / 14)
      .map(({ at: [x, y], turn, isAbove, inches }) => ({ x, y, turn, isAbove, text: tapeText(inches) })),
  }
}
