import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { followEvents } from './follow-events.ts'
import { followMark } from './follow-mark.ts'
import { changedIDAt, type LiveEvent, shownAt } from './live-event.ts'
import { markedAt } from './marked-record.ts'

export interface LiveChange {
  /** The record in the sentence of the notice. */
  id: string
  /** The event of the platform; null for a record of the shop. */
  event: LiveEvent | null
  /** The person, if the shop said so. */
  by?: string | undefined
  /** It was made while this tab was hidden or without a network. */
  isOld?: boolean
}

/** A save of this tab comes back as an event within this time; it is no news. */
const ownMilliseconds = 5000

/** The records of this page that were changed since it was loaded, newest last. */
export function useLive(): { changes: LiveChange[]; clear(): void } {
  const { pathname, search, key } = useLocation()
  const [changes, setChanges] = useState<LiveChange[]>([])
  const ownWrite = useRef(Number.NEGATIVE_INFINITY)
  const isWriting = useNavigation().formMethod !== undefined
  useEffect(() => {
    if (isWriting) ownWrite.current = Date.now()
  }, [isWriting])
  // spreadsheets compare every cell when it is saved
  const shown = search.includes('view=grid') ? undefined : shownAt(pathname)
  const page = useRef(shown)
  useEffect(() => {
    page.current = shown
  }, [shown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has its own changes
  useEffect(() => setChanges([]), [key])
  useEffect(
    () =>
      followEvents((event) => {
        const id = page.current && changedIDAt(page.current, event)
        if (!id || Date.now() - ownWrite.current < ownMilliseconds) return
        setChanges((known) => [...known.filter((one) => one.id !== id), { id, event }].slice(-50))
      }),
    [],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was loaded again starts with its own mark
  useEffect(() => {
    const marked = markedAt(pathname)
    if (!marked) return
    return followMark(marked, ({ by, isNew }) => {
      if (Date.now() - ownWrite.current < ownMilliseconds) return
      setChanges([{ id: `this ${marked.kind}`, event: null, by, isOld: !isNew }])
    })
  }, [pathname, key])
  return { changes, clear: () => setChanges([]) }
}
