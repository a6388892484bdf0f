import type { PromotionRow } from './promotion-view.ts'

interface TimelineBar {
  id: string
  name: string
  state: PromotionRow['state']
  /** In percent of the width. */
  start: number
  width: number
}

interface TimelineView {
  bars: TimelineBar[]
  months: { label: string; at: number }[]
  today: number
}

const monthNames = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
const before = 3
const after = 6

/** Nine months around today with a bar per promotion. One without an end runs to the edge, one that is off is left out. */
export function timelineOf(rows: readonly PromotionRow[], now: string): TimelineView {
  const today = new Date(now)
  const firstOf = (months: number) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1)
  const [from, until] = [firstOf(-before), firstOf(after)]
  const percentAt = (time: number) => Math.min(100, Math.max(0, ((time - from) * 100) / (until - from)))
  const bars = rows
    .filter(({ state }) => state !== 'off')
    .map(({ id, name, state, start, end }) => {
      const left = start === null ? 0 : percentAt(Date.parse(start))
      const right = end === null ? 100 : percentAt(Date.parse(end))
      return { id, name, state, start: left, width: right - left }
    })
    .filter(({ width }) => width > 0)
  const months = Array.from({ length: before + after }, (_, at) => firstOf(at - before))
  return {
    bars,
    months: months.map((time) => ({ label: monthNames.format(time), at: percentAt(time) })),
    today: percentAt(today.getTime()),
  }
}
