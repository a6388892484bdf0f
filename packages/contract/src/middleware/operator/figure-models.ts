import { embed } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { cents, count, maybeCents, requiredEmbed, requiredText } from '../fields.ts'

/** So far today, and until the same time on the same weekday last week. */
const TodayCount = model('TodayCount', { today: count(), lastWeek: count() })
const TodayCents = model('TodayCents', { today: cents(), lastWeek: cents() })

/** The next freight that has to leave. */
const NextTruck = model('NextTruck', { leavesOn: requiredText(10), orders: count(), boxes: count() })

export const TodayFigures = model('TodayFigures', {
  /** Placed, without canceled and declined ones. */
  orders: requiredEmbed(TodayCount),
  /** Their total; null for people who may not see money. */
  sales: embed(TodayCents),
  samples: requiredEmbed(TodayCount),
  /** Offers that were sent. */
  offers: requiredEmbed(TodayCount),
  shipments: requiredEmbed(TodayCount),
  /** Orders that wait to be picked, that missed their day, and that are ready for pickup. */
  toPick: count(),
  late: count(),
  readyForPickUp: count(),
  /** Returns and claims that wait for a step. */
  openReturns: count(),
  /** Overdue on invoices, without a store that of all; null for people who may not see money. */
  overdueCents: maybeCents(),
  /** Null if no freight is to pick. */
  nextTruck: embed(NextTruck),
})
