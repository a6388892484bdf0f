import { useEffect, useState } from 'react'
import type { SuggestionGroup } from './search/suggestion-groups.ts'

const pauseMilliseconds = 120
const none: SuggestionGroup[] = []

/**
 * Loads suggestions after a short pause; outdated results are dropped. On failure there are none, and the form still
 * works. The code loads when the field gets focus.
 */
export function useSuggestions(text: string, isOpen: boolean): SuggestionGroup[] {
  const [groups, setGroups] = useState(none)
  const query = text.trim()
  useEffect(() => {
    if (!isOpen) return setGroups(none)
    const request = new AbortController()
    const timer = setTimeout(
      async () => {
        const { loadSuggestions: suggest } = await import('./search/load-suggestions.ts')
        const found = await suggest(query, request.signal).catch(() => none)
        if (!request.signal.aborted) setGroups(found)
      },
      query ? pauseMilliseconds : 0,
    )
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [query, isOpen])
  return groups
}
