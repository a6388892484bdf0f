import type { Suggestions } from '@tessera/client/shop/types.gen'
import { recentGroups } from './recent-searches.ts'
import { type SuggestionGroup, suggestionGroups } from './suggestion-options.ts'

const shortest = 2

/** Suggestions for the typed text; recent searches if it is empty. */
export async function suggest(words: string, signal: AbortSignal): Promise<SuggestionGroup[]> {
  if (words === '') return recentGroups()
  if (words.length < shortest) return []
  const response = await fetch(`/suggest?q=${encodeURIComponent(words)}`, { signal })
  return response.ok ? suggestionGroups((await response.json()) as Suggestions) : []
}
