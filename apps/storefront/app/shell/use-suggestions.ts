import type { Suggestions } from '@tessera/client/shop/types.gen'
import { useEffect, useState } from 'react'
import { type SuggestionGroup, suggestionGroups } from './suggestion-options.ts'

const pauseMilliseconds = 120
const shortest = 2
const none: SuggestionGroup[] = []

/** Asked after a short pause; an answer to older words is dropped. A failure suggests nothing, and the form still works. */
export function useSuggestions(text: string): SuggestionGroup[] {
  const [groups, setGroups] = useState(none)
  const words = text.trim()
  useEffect(() => {
    if (words.length < shortest) return setGroups(none)
    const asking = new AbortController()
    const timer = setTimeout(() => {
      suggest(words, asking.signal).then(setGroups, () => {})
    }, pauseMilliseconds)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [words])
  return groups
}

async function suggest(words: string, signal: AbortSignal): Promise<SuggestionGroup[]> {
  const response = await fetch(`/suggest?q=${encodeURIComponent(words)}`, { signal })
  return response.ok ? suggestionGroups((await response.json()) as Suggestions) : none
}
