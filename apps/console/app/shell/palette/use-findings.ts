import type { FoundItems } from '@tessera/client/shop/types.gen'
import { useEffect, useState } from 'react'
import type { FoundItem } from './found-groups.ts'

const pauseMilliseconds = 120
const minLength = 2
const none: readonly FoundItem[] = []

/** Asks after a short pause; answers to an older text are dropped. On failure nothing is found, and Enter still works. */
export function useFindings(text: string, isOpen: boolean): readonly FoundItem[] {
  const [items, setItems] = useState(none)
  const query = text.trim()
  useEffect(() => {
    if (!isOpen || query.length < minLength) return setItems(none)
    const request = new AbortController()
    const timer = setTimeout(async () => {
      const found = await loadFindings(query, request.signal).catch(() => none)
      if (!request.signal.aborted) setItems(found)
    }, pauseMilliseconds)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [query, isOpen])
  return items
}

async function loadFindings(query: string, signal: AbortSignal): Promise<readonly FoundItem[]> {
  const response = await fetch(`/console/find/suggest?q=${encodeURIComponent(query)}`, { signal })
  return response.ok ? ((await response.json()) as FoundItems).items : none
}
