export interface Seen {
  sku: string
  name: string
  url: string
}

const key = 'recently_viewed'
const most = 7

/** Newest first, each once. */
export const withSeen = (list: readonly Seen[], seen: Seen): Seen[] =>
  [seen, ...list.filter(({ sku }) => sku !== seen.sku)].slice(0, most)

/** What was kept may be anything: only what looks right is read. */
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

/** The list as it was before this page, and this page put in front of it. */
export function noteSeen(seen: Seen): Seen[] {
  try {
    const before = listSeen()
    localStorage.setItem(key, JSON.stringify(withSeen(before, seen)))
    return before.filter(({ sku }) => sku !== seen.sku)
  } catch {
    return []
  }
}
