/** One order of a bench. */
export interface BenchRow {
  id: string
  href: string
  /** The order's number, or the return's. */
  name: string
  who: string
  date: string | null
  /** The goods of the order, or the refund of the return, in cents. */
  cents: number
  /** In words: `$25.00`, `Waits for approval`; empty if the rule does not reach it. */
  result: string
  /** The same with the saved version; null while nothing is saved. */
  saved: string | null
  /** Why the rule does not reach it. */
  why: string | null
}

/** A part of the rule that says no, and how often. */
export interface BenchReason {
  message: string
  text: string | null
  count: number
}

/** The draft on real orders. */
export interface BenchView {
  /** `34 of 200 orders, $1,234.50 in all`. */
  headline: string
  /** The difference to the saved version; null while nothing is saved. */
  compared: string | null
  /** Why the bench does not show what happens today. */
  notes: string[]
  rows: BenchRow[]
  /** The heading of the reasons: the parts that say no, or that let orders pass. */
  reasonsTitle: string
  reasons: BenchReason[]
}

export type BenchResult = { bench: BenchView } | { problem: string }
