import type { MenuView } from '../generic/menu.ts'

export interface GoPlace {
  /** The key after `g`. */
  key: string
  href: string
  label: string
}

/** Places that everyone has. */
const first: GoPlace = { key: 'h', href: '/', label: 'Home' }
const last: readonly GoPlace[] = [
  { key: 'I', href: '/import', label: 'Import' },
  { key: 'a', href: '/operations', label: 'All operations' },
]

const buyers = '/r/buyers'

/** The places of the menu with their keys, in its order. */
export function goPlaces(pages: readonly GoPlace[], menu: readonly MenuView[]): GoPlace[] {
  const others = menu.flatMap(({ items }) => items).filter(({ href }) => href === buyers)
  return [first, ...pages, ...others.map((item) => ({ ...item, key: 'b' })), ...last]
}
