import type { MarkedRecord } from './marked-record.ts'

/** With the way there and back, a change is told within two seconds. */
const askMilliseconds = 1800

interface Answer {
  mark: string | null
  /** The person who changed it, if the audit knows. */
  by: string | null
}

/** After a longer pause a change is not new: the tab was hidden, or the network was lost. */
const newMilliseconds = 15_000

/** A change of the record: the person, if known, and whether it was made a moment ago. */
interface MarkChange {
  by: string | undefined
  isNew: boolean
}

/** Tells when the mark of a record becomes another one. A tab that no one looks at asks nothing. */
export function followMark({ kind, number }: MarkedRecord, tell: (change: MarkChange) => void): () => void {
  const leaving = new AbortController()
  let seen = ''
  let seenAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = async () => {
    const address = `/console/live/mark?${new URLSearchParams({ kind, number, seen })}`
    const answer = await fetch(address, { signal: leaving.signal, redirect: 'error' })
    const { mark, by } = (await answer.json()) as Answer
    if (mark && seen && mark !== seen) tell({ by: by ?? undefined, isNew: Date.now() - seenAt < newMilliseconds })
    seen = mark ?? seen
    seenAt = Date.now()
  }
  // a lost network or an ended sign-in: the next try may succeed
  const askOn = async () => {
    clearTimeout(timer)
    if (document.visibilityState !== 'visible') return
    await ask().catch(() => {})
    clearTimeout(timer)
    if (!leaving.signal.aborted) timer = setTimeout(askOn, askMilliseconds)
  }
  document.addEventListener('visibilitychange', askOn, { signal: leaving.signal })
  void askOn()
  return () => {
    clearTimeout(timer)
    leaving.abort()
  }
}
