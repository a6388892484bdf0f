import type {
  AlternateChangeInput,
  SheetAlternate,
  SheetDetail,
  SheetItem,
  SheetItemChangeInput,
  SheetRoomChangeInput,
} from '@tessera/client/shop/types.gen'

/** The rooms of a sheet are saved as a whole tree; these functions apply one change to it. */
type Tree = SheetRoomChangeInput[]

const alternateOf = ({ id, sku, boxes, note, ownClientPriceCents }: SheetAlternate): AlternateChangeInput => ({
  id,
  sku,
  boxes,
  note,
  ownClientPriceCents,
})

const itemOf = (item: SheetItem): SheetItemChangeInput => {
  const { id, sku, surface, pattern, grout, trim, areaSqft, boxes, notes, ownClientPriceCents, chosenAlternateId } =
    item
  const alternates = item.alternates.map(alternateOf)
  return {
    id,
    sku,
    surface,
    pattern,
    grout,
    trim,
    areaSqft,
    boxes,
    notes,
    ownClientPriceCents,
    chosenAlternateId,
    alternates,
  }
}

export const treeOf = ({ rooms }: Pick<SheetDetail, 'rooms'>): Tree =>
  rooms.map(({ id, name, areaSqft, allowanceCents, items }) => ({
    id,
    name,
    areaSqft,
    allowanceCents,
    items: items.map(itemOf),
  }))

export type RoomDetails = Pick<SheetRoomChangeInput, 'name' | 'areaSqft' | 'allowanceCents'>

/** Replaces the room with this ID, or appends a new one. */
export function withRoom(tree: Tree, id: string, details: RoomDetails): Tree {
  if (!id) return [...tree, { ...details, id: null, items: [] }]
  return tree.map((room) => (room.id === id ? { ...room, ...details } : room))
}

export const withoutRoom = (tree: Tree, id: string): Tree => tree.filter((room) => room.id !== id)

export const withNewItem = (tree: Tree, roomId: string, item: SheetItemChangeInput): Tree =>
  tree.map((room) => (room.id === roomId ? { ...room, items: [...(room.items ?? []), item] } : room))

const mapItem = (tree: Tree, id: string, change: (item: SheetItemChangeInput) => SheetItemChangeInput[]): Tree =>
  tree.map((room) => ({
    ...room,
    items: (room.items ?? []).flatMap((item) => (item.id === id ? change(item) : [item])),
  }))

/** If only the area changes, the boxes are recalculated from it. */
export const withItem = (tree: Tree, id: string, change: Partial<SheetItemChangeInput>): Tree =>
  mapItem(tree, id, (item) => {
    const isOtherArea = change.areaSqft !== undefined && change.areaSqft !== item.areaSqft
    const isSameBoxes = change.boxes === undefined || change.boxes === item.boxes
    return [{ ...item, ...change, ...(isOtherArea && isSameBoxes && { boxes: null }) }]
  })

export const withoutItem = (tree: Tree, id: string): Tree => mapItem(tree, id, () => [])

export const withAlternate = (tree: Tree, itemId: string, alternate: AlternateChangeInput): Tree =>
  mapItem(tree, itemId, (item) => [{ ...item, alternates: [...(item.alternates ?? []), alternate] }])

/** Removing the selected alternate selects the item itself. */
export const withoutAlternate = (tree: Tree, itemId: string, id: string): Tree =>
  mapItem(tree, itemId, (item) => [
    {
      ...item,
      alternates: (item.alternates ?? []).filter((one) => one.id !== id),
      chosenAlternateId: item.chosenAlternateId === id ? null : (item.chosenAlternateId ?? null),
    },
  ])
