import type { ProjectLayoutTile } from '@tessera/client/shop/types.gen'
import { hasDraft, type LayoutDraft } from './layout-draft.ts'
import type { LayoutRoomSize } from './layout-surfaces.ts'
import { draftFor } from './new-draft.ts'

/** The room that a visitor draws before there is a project. Its ID is shown in the cart as the name of the room. */
export const visitorRoom: LayoutRoomSize = {
  id: 'My room',
  name: 'My room',
  lengthFt: 12,
  widthFt: 10,
  areaSqft: null,
}

export const visitorContextOf = (tile: ProjectLayoutTile) => ({ rooms: [visitorRoom], items: [], tiles: [tile] })

/** The drawing in an address. The tile is always that of the page, also if the address names another. */
export function visitorDraft(tile: ProjectLayoutTile, query: string): LayoutDraft {
  const sent = new URLSearchParams(query)
  if (hasDraft(sent)) {
    sent.set('room', visitorRoom.id)
    sent.set('tile', tile.sku)
  }
  return draftFor(visitorContextOf(tile), undefined, sent)
}
