import { readStorage, writeStorage } from '../../kit/products/sku-list.ts'
import type { SuggestionGroup } from './suggestion-groups.ts'

const key = 'searches'
const maxSearches = 6
const maxLength = 100

/** Searches of this browser, newest first. Invalid entries are dropped. */
export function recentSearches(): string[] {
  try {
    const storedSearches: unknown = JSON.parse(readStorage(key) ?? '[]')
    return Array.isArray(storedSearches)
      ? storedSearches.filter((entry) => typeof entry === 'string').slice(0, maxSearches)
      : []
  } catch {
    return []
  }
}

export function saveSearch(text: string): void {
  const query = text.trim().slice(0, maxLength)
  if (!query) return
  const others = recentSearches().filter((one) => one.toLowerCase() !== query.toLowerCase())
  writeStorage(key, JSON.stringify([query, ...others].slice(0, maxSearches)))
}

export const clearSearches = (): void => writeStorage(key, '')

export const clearUrl = '#clear-searches'

/** Shown before typing: recent searches and a link to clear them. */
export function recentGroups(): SuggestionGroup[] {
  const searches = recentSearches()
  if (searches.length === 0) return []
  const options = searches.map((query) => ({
    url: `/search?q=${encodeURIComponent(query)}`,
    label: query,
    more: '',
  }))
  return [
    {
      title: 'Recent searches',
      options: [...options, { url: clearUrl, label: 'Clear recent searches', more: '' }],
    },
  ]
}
