export interface Seen {
  sku: string
  name: string
  url: string
}

const key = 'recently_viewed'
const most = 7

/** Newest first, without duplicates. */
export const withSeen = (list: readonly Seen[], seen: Seen): Seen[] =>
  [seen, ...list.filter(({ sku }) => sku !== seen.sku)].slice(0, most)

/** Stored text may be corrupt: only valid entries are read. */
export function seenFrom(text: string | null): Seen[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSeen) : []
  } catch {
    return []
  }
}

function isSeen(value: unknown): value is Seen {
  const { sku, name, url } = (value ?? {}) as Partial<Seen>
  return typeof sku === 'string' && typeof name === 'string' && typeof url === 'string' && url.startsWith('/products/')
}

export function listSeen(): Seen[] {
  try {
    return seenFrom(localStorage.getItem(key))
  } catch {
    return []
  }
}

/** Adds this page to the front of the list and returns the list before it. */
export function noteSeen(seen: Seen): Seen[] {
  try {
    const before = listSeen()
    localStorage.setItem(key, JSON.stringify(withSeen(before, seen)))
    return before.filter(({ sku }) => sku !== seen.sku)
  } catch {
    return []
  }
}
