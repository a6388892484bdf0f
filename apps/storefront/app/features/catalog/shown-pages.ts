import type { CardRecord } from '../../kit/products/card-record.ts'

interface Kept {
  at: number
  pages: Map<number, readonly CardRecord[]>
}

const keptMilliseconds = 5 * 60_000
const mostLists = 10
const lists = new Map<string, Kept>()

/** Keeps a page of a list in this tab, so that the pages before it can stand above the next one. */
export function keepPage(key: string, page: number, records: readonly CardRecord[], now: number): void {
  const known = lists.get(key)
  const kept = known && now - known.at < keptMilliseconds ? known : { at: now, pages: new Map() }
  kept.pages.set(page, records)
  lists.delete(key)
  lists.set(key, kept)
  const [oldest] = lists.keys()
  if (lists.size > mostLists && oldest !== undefined) lists.delete(oldest)
}

/** The pages `from` up to the one before `page`, if all of them are still here; none otherwise. */
export function pagesBefore(key: string, from: number, page: number): (readonly CardRecord[])[] {
  const pages = lists.get(key)?.pages
  const before = Array.from({ length: Math.max(page - from, 0) }, (_, at) => pages?.get(from + at))
  return before.every((records) => records !== undefined) ? before : []
}
