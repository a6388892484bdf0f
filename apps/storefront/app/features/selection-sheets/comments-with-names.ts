import type { SheetComment } from '@tessera/client/shop/types.gen'

interface Named {
  id: string
  name: string
}
interface Rooms {
  rooms: readonly { name: string; items: readonly Named[] }[]
}

/** Adds the item's name to each comment. */
export function commentsWithNames({ rooms, comments }: Rooms & { comments: readonly SheetComment[] }) {
  const names = new Map(rooms.flatMap(({ items }) => items.map(({ id, name }) => [id, name])))
  return comments.map((one) => ({ ...one, about: one.itemId === null ? undefined : names.get(one.itemId) }))
}

export const itemOptions = (rooms: Rooms['rooms']): { value: string; label: string }[] => [
  { value: '', label: 'The whole selection' },
  ...rooms.flatMap((room) => room.items.map(({ id, name }) => ({ value: id, label: `${room.name}: ${name}` }))),
]
