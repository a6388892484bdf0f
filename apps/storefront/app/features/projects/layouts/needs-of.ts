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

/** Tile, grout and thinset of a layout: the items of its room to update, and the missing ones to add. */
export function needsOf(layout: ProjectLayout, tile: ProjectLayoutTile, items: readonly ProjectItem[]): Needs {
  const { figures, groutSku, pattern, roomId } = layout
  const here = items.filter((item) => item.roomId === roomId && item.alternateOf === null)
  const wanted = [
    { sku: layout.sku, boxes: figures.boxes, more: { pattern } },
    { sku: groutSku, boxes: figures.groutBags, more: {} },
    { sku: tile.mortarSku, boxes: figures.mortarBags, more: {} },
  ]
  const needs: Needs = { edits: [], adds: [] }
  for (const { sku, boxes, more } of wanted) {
    if (!sku || !boxes) continue
    const item = here.find((one) => one.sku === sku)
    const quantity = { measuredBy: 'box' as const, boxes, ...more }
    if (item) needs.edits.push({ basketItemGuid: item.basketItemGuid, ...quantity })
    else needs.adds.push({ sku, roomId, ...quantity })
  }
  return needs
}
