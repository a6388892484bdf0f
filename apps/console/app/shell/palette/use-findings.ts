import type { OptionGroup } from '@tessera/ui/option-list'
import { useEffect, useState } from 'react'
import type { FoundItem } from './found-groups.ts'

const pauseMilliseconds = 120
const minLength = 2

/** Records of the daily work, and without one the records of other collections and operations. */
interface Findings {
  items: readonly FoundItem[]
  others: readonly OptionGroup[]
  operations: readonly OptionGroup[]
}

const none: Findings = { items: [], others: [], operations: [] }

/** Asks after a short pause; answers to an older text are dropped. On failure nothing is found, and Enter still works. */
export function useFindings(text: string, isOpen: boolean): Findings {
  const [found, setFound] = useState(none)
  const query = text.trim()
  useEffect(() => {
    if (!isOpen || query.length < minLength) return setFound(none)
    const request = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await loadFindings(query, request.signal).catch(() => none)
      if (!request.signal.aborted) setFound(answer)
    }, pauseMilliseconds)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [query, isOpen])
  return found
}

async function loadFindings(query: string, signal: AbortSignal): Promise<Findings> {
  const response = await fetch(`/console/find/suggest?q=${encodeURIComponent(query)}`, { signal })
  return response.ok ? { ...none, ...((await response.json()) as Partial<Findings>) } : none
}
