import { store, stored } from '../../kit/products/sku-list.ts'
import type { SuggestionGroup } from './suggestion-options.ts'

const key = 'searches'
const most = 6
const longest = 100

/** Searches of this browser, newest first. Invalid entries are dropped. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(stored(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((words) => typeof words === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function noteSearch(text: string): void {
  const words = text.trim().slice(0, longest)
  if (!words) return
  const others = recentSearches().filter((one) => one.toLowerCase() !== words.toLowerCase())
  store(key, JSON.stringify([words, ...others].slice(0, most)))
}

export const clearSearches = (): void => store(key, '')

export const clearUrl = '#clear-searches'

/** Shown before typing: recent searches and a link to clear them. */
export function recentGroups(): SuggestionGroup[] {
  const searches = recentSearches()
  if (searches.length === 0) return []
  const options = searches.map((words) => ({
    url: `/search?q=${encodeURIComponent(words)}`,
    label: words,
    more: '',
    imageUrl: undefined,
  }))
  return [
    {
      title: 'Recent searches',
      options: [...options, { url: clearUrl, label: 'Clear recent searches', more: '', imageUrl: undefined }],
    },
  ]
}
