import type { ObservedQuery } from './observed-list.tsx'

export function readObservedQuery(words: URLSearchParams): ObservedQuery {
  const page = Number(words.get('page'))
  return { search: (words.get('search') ?? '').trim(), page: Number.isInteger(page) && page > 0 ? page : 1 }
}
