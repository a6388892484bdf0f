import type { ProjectDetail, ProjectLayout, ProjectLayouts } from '@tessera/client/shop/types.gen'
import type { PrintPlan } from '@tessera/documents/print-document'
import { wastePatterns } from '@tessera/domain/coverage/waste'
import { type DrawnLayout, drawLayout } from '@tessera/domain/layout/layout'
import { pathOf } from '@tessera/domain/layout/path-of'
import { isProblem } from '@tessera/domain/layout/room-shape'
import { inchesText, tapeText } from '@tessera/domain/layout/tape'
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
    return [planOf(drawn, [room, layout.name].filter(Boolean).join(', '), linesOf(layout, tile.name, drawn))]
  })

function linesOf(layout: ProjectLayout, tile: string, { figures }: DrawnLayout): string[] {
  const { pattern, isTurned, jointIn, startXIn, startYIn } = layout
  const rows = isTurned ? 'rows run down' : 'rows run across'
  const joint = jointIn > 0 ? `joint ${inchesText(jointIn)} in` : 'no joint'
  const { full, cuts, tiles, spare, boxes } = figures
  return [
    `${tile} · ${wastePatterns[pattern].name}, ${rows}, ${joint}`,
    `Starting corner ${tapeText(startXIn)} from the left and ${tapeText(startYIn)} from the top`,
    `${full} whole, ${cuts} cut (hatched) · ${tiles} tiles and ${spare} spare · ${boxes} to buy`,
  ]
}

function planOf({ room, laid }: DrawnLayout, heading: string, lines: string[]): PrintPlan {
  const { right, bottom } = room.bounds
  return {
    ...{ heading, lines },
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
