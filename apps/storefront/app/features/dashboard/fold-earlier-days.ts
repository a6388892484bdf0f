import type { BillingSummary } from '@tessera/client/shop/types.gen'

type Days = BillingSummary['dueDays']

/** Adds up the days before this month: no tab shows them one by one, and two years of them are half of the page's data. */
export function foldEarlierDays(days: Days, today: string): Days {
  const isEarlier = ({ on }: Days[number]) => on.slice(0, 7) < today.slice(0, 7)
  const earlier = days.filter(isEarlier)
  const [first, ...rest] = earlier
  if (!first || rest.length === 0) return days
  const sum = rest.reduce(
    (all, { on, cents, documents }) => ({
      on: on > all.on ? on : all.on,
      cents: all.cents + cents,
      documents: all.documents + documents,
    }),
    first,
  )
  return [sum, ...days.filter((day) => !isEarlier(day))]
}
