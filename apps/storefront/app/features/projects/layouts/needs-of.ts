import type {
  NewProjectItemInput,
  ProjectItem,
  ProjectItemChangeInput,
  ProjectLayout,
  ProjectLayoutTile,
} from '@tessera/client/shop/types.gen'

interface Needs {
  edits: ProjectItemChangeInput[]
  adds: NewProjectItemInput[]
}

/** One layout per surface and wall of the room: this one, and the newest of each other. */
function countedLayouts(layout: ProjectLayout, layouts: readonly ProjectLayout[]): ProjectLayout[] {
  const keyOf = ({ surface, wall }: ProjectLayout) => `${surface} ${wall}`
  const others = layouts
    .filter(({ roomId, layoutId }) => roomId === layout.roomId && layoutId !== layout.layoutId)
    .toSorted((one, other) => one.updatedAt.localeCompare(other.updatedAt))
  return [...new Map([...others, layout].map((one) => [keyOf(one), one])).values()]
}

/** Whole boxes for several walls: their tiles share boxes. */
function boxesFor(same: readonly ProjectLayout[], { piecesPerBox }: ProjectLayoutTile): number {
  const [only] = same
  if (same.length === 1 && only) return only.figures.boxes
  return Math.ceil(same.reduce((sum, { figures }) => sum + figures.tiles + figures.spare, 0) / piecesPerBox)
}

/**
 * Tile, grout and thinset of a layout: items of its room to update, and missing ones to add. The tile changes the item
 * of its own surface alone; all walls of a surface are added up, and grout and thinset serve the whole room.
 */
export function needsOf(
  layout: ProjectLayout,
  tiles: readonly ProjectLayoutTile[],
  items: readonly ProjectItem[],
  layouts: readonly ProjectLayout[],
): Needs {
  const { sku, surface, groutSku, pattern, roomId } = layout
  const tile = tiles.find((one) => one.sku === sku)
  const here = items.filter((item) => item.roomId === roomId && item.alternateOf === null)
  const counted = countedLayouts(layout, layouts)
  const same = counted.filter((one) => one.sku === sku && one.surface === surface)
  const mortarOf = (one: ProjectLayout) => tiles.find((other) => other.sku === one.sku)?.mortarSku
  const sum = (some: readonly ProjectLayout[], of: 'groutBags' | 'mortarBags') =>
    some.reduce((bags, { figures }) => bags + (figures[of] ?? 0), 0)
  const wanted = [
    { sku, boxes: tile ? boxesFor(same, tile) : layout.figures.boxes, more: { pattern, surface } },
    {
      sku: groutSku,
      boxes: sum(
        counted.filter((one) => one.groutSku === groutSku),
        'groutBags',
      ),
      more: {},
    },
    {
      sku: tile?.mortarSku,
      boxes: sum(
        counted.filter((one) => mortarOf(one) === tile?.mortarSku),
        'mortarBags',
      ),
      more: {},
    },
  ]
  const needs: Needs = { edits: [], adds: [] }
  for (const { sku: wantedSku, boxes, more } of wanted) {
    if (!wantedSku || !boxes) continue
    const item = here.find((one) => one.sku === wantedSku && (wantedSku !== sku || one.surface === surface))
    const quantity = { measuredBy: 'box' as const, boxes, ...more }
    if (item) needs.edits.push({ basketItemGuid: item.basketItemGuid, ...quantity })
    else needs.adds.push({ sku: wantedSku, roomId, ...quantity })
  }
  return needs
}
