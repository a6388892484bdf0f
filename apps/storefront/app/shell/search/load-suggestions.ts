import type { Suggestions } from '@tessera/client/shop/types.gen'
import { recentGroups } from './recent-searches.ts'
import { type SuggestionGroup, suggestionGroups } from './suggestion-groups.ts'

const minLength = 2

/** Suggestions for the typed text; recent searches if it is empty. */
export async function loadSuggestions(query: string, signal: AbortSignal): Promise<SuggestionGroup[]> {
  if (query === '') return recentGroups()
  if (query.length < minLength) return []
  const response = await fetch(`/suggest?q=${encodeURIComponent(query)}`, { signal })
  return response.ok ? suggestionGroups((await response.json()) as Suggestions) : []
}
