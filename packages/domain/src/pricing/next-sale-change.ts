import type { Offer } from '../order-model/offer.ts'

/** The next moment at which a sale of one of these offers begins or ends; null if there is none. */
export function nextSaleChange(offers: Iterable<Offer>, now: Date): string | null {
  const moments = [...offers].flatMap(({ schedule }) =>
    schedule?.breaks.some(({ SalePrice }) => SalePrice != null)
      ? [timeOf(schedule.saleStart), justAfter(timeOf(schedule.saleEnd))]
      : [],
  )
  const later = moments.filter((one) => one > now.getTime())
  return later.length > 0 ? new Date(Math.min(...later)).toISOString() : null
}

const timeOf = (moment: string | null): number => (moment === null ? Number.NaN : Date.parse(moment))

/** A sale includes its last moment. */
const justAfter = (time: number): number => time + 1
