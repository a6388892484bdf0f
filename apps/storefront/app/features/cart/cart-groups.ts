import type { CartLine } from '@tessera/client/shop/types.gen'

export interface CartGroup {
  title: string
  lines: CartLine[]
}

/** Rooms in cart order, then lines without a room, then samples. Without rooms the group has no name. */
export function cartGroups(lines: readonly CartLine[]): CartGroup[] {
  const titleOf = ({ kind, room }: CartLine) => (kind === 'sample' ? 'Samples' : (room ?? ''))
  const byTitle = Map.groupBy(lines, titleOf)
  const rank = ({ title, lines: [first] }: CartGroup) => (first?.kind === 'sample' ? 2 : title === '' ? 1 : 0)
  const groups = [...byTitle].map(([title, own]) => ({ title, lines: own }))
  const hasRooms = lines.some(({ kind, room }) => kind !== 'sample' && room)
  return groups
    .toSorted((one, other) => rank(one) - rank(other))
    .map((group) => ({ ...group, title: group.title || (hasRooms ? 'Everything else' : '') }))
}
