import type { CardFields } from '../../kit/products/card-fields.ts'

interface CachedList {
  at: number
  pages: Map<number, readonly CardFields[]>
}

const cacheMilliseconds = 5 * 60_000
const maxLists = 10
const lists = new Map<string, CachedList>()

/** Caches a page of a list in this tab for 5 minutes, so that it can be shown above the next one. */
export function cachePage(key: string, page: number, records: readonly CardFields[], now: number): void {
  const known = lists.get(key)
  const cached = known && now - known.at < cacheMilliseconds ? known : { at: now, pages: new Map() }
  cached.pages.set(page, records)
  lists.delete(key)
  lists.set(key, cached)
  const [oldest] = lists.keys()
  if (lists.size > maxLists && oldest !== undefined) lists.delete(oldest)
}

/** The pages from `from` to before `page` if all are cached, otherwise none. */
export function pagesBefore(key: string, from: number, page: number): (readonly CardFields[])[] {
  const pages = lists.get(key)?.pages
  const before = Array.from({ length: Math.max(page - from, 0) }, (_, at) => pages?.get(from + at))
  return before.every((records) => records !== undefined) ? before : []
}
