import type { BenchReason } from './bench-view.ts'

interface Refused {
  Reason?: string | null
  Failures: { Text: string; Message: string }[] | null
}

const maxReasons = 8

/** The parts of a rule that say no, the most frequent first, each with the words of one order as an example. */
export function countReasons(refused: readonly Refused[]): BenchReason[] {
  const reasons = new Map<string, BenchReason>()
  for (const { Reason, Failures } of refused) {
    const parts = Failures?.length ? Failures : Reason ? [{ Text: null, Message: Reason }] : []
    for (const { Text, Message } of parts) {
      const key = Text ?? Message
      const known = reasons.get(key) ?? {
        message: Text === null ? Message : `For example: ${Message}`,
        text: Text,
        count: 0,
      }
      reasons.set(key, { ...known, count: known.count + 1 })
    }
  }
  return [...reasons.values()].toSorted((one, other) => other.count - one.count).slice(0, maxReasons)
}
