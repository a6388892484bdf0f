import type { Offer } from '../order-model/offer.ts'

/** The next moment at which a sale of one of these offers begins or ends; null if there is none. */
export function nextSaleChange(offers: Iterable<Offer>, now: Date): string | null {
  let next = Number.POSITIVE_INFINITY
  for (const { schedule } of offers) {
    if (!schedule || (schedule.saleStart === null && schedule.saleEnd === null)) continue
    if (!schedule.breaks.some(({ SalePrice }) => SalePrice != null)) continue
    for (const moment of [timeOf(schedule.saleStart), justAfter(timeOf(schedule.saleEnd))])
      if (moment > now.getTime() && moment < next) next = moment
  }
  return next === Number.POSITIVE_INFINITY ? null : new Date(next).toISOString()
}

const timeOf = (moment: string | null): number => (moment === null ? Number.NaN : Date.parse(moment))

/** A sale includes its last moment. */
const justAfter = (time: number): number => time + 1
