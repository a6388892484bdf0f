import type { MarkedRecord } from './marked-record.ts'

const askMilliseconds = 4000

/** Tells when the mark of a record becomes another one. A tab that nobody looks at asks nothing. */
export function followMark({ kind, number }: MarkedRecord, tell: () => void): () => void {
  const leaving = new AbortController()
  let seen: string | null = null
  const ask = async () => {
    if (document.visibilityState !== 'visible') return
    const address = `/console/live/mark?${new URLSearchParams({ kind, number })}`
    const answer = await fetch(address, { signal: leaving.signal, redirect: 'error' })
    const { mark } = (await answer.json()) as { mark: string | null }
    if (mark && seen && mark !== seen) tell()
    seen = mark ?? seen
  }
  // a lost network or an ended sign-in: the next try may succeed
  const tryAsk = () => void ask().catch(() => {})
  tryAsk()
  const timer = setInterval(tryAsk, askMilliseconds)
  return () => {
    clearInterval(timer)
    leaving.abort()
  }
}
