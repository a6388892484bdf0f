import type { ProjectDetail } from '@tessera/client/shop/types.gen'
import { projectHref } from './tabs.ts'

/** The room and the item that the address opens; a page shows the rest folded. */
export interface OpenParts {
  /** A room's ID, or `none` for items without a room. */
  room: string | null
  /** The item whose form is shown. */
  item: string | null
}

/** With more items, only one room is open at a time. */
const maxUnfolded = 40

export const openPartsOf = (query: URLSearchParams): OpenParts => ({ room: query.get('room'), item: query.get('edit') })

/** Whether a room shows its products. In a large project one room does: the chosen one, or the first. */
export function isRoomOpen({ items, rooms }: ProjectDetail, open: OpenParts, roomId: string | null): boolean {
  if (items.length <= maxUnfolded) return true
  const known = [...rooms.map(({ id }) => id), 'none']
  const chosen = known.includes(open.room ?? '') ? open.room : (rooms[0]?.id ?? 'none')
  return (roomId ?? 'none') === chosen
}

export const roomHref = (projectId: string, roomId: string | null): string =>
  `${projectHref(projectId, 'rooms', undefined, roomId ?? 'none')}#room-${roomId ?? 'none'}`

/** Opens or closes the form of an item, in its room. */
export function itemHref(projectId: string, roomId: string | null, item: string, isOpen: boolean): string {
  const href = projectHref(projectId, 'rooms', undefined, roomId ?? 'none')
  return `${href}${isOpen ? '' : `&edit=${encodeURIComponent(item)}`}#item-${item}`
}
