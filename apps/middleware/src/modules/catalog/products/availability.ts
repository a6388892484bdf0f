import type { ProductAvailability } from '@tessera/client/shop/types.gen'
import { addDays } from '@tessera/domain/billing/calendar'
import { weekdayOf } from '../../site/stores/weekday-of.ts'
import type { CatalogProduct } from '../feed/catalog-product.ts'

/** Stocked goods leave the warehouse within two working days. */
const handlingDays = 2

const isWorkday = (day: string): boolean => ![0, 6].includes(weekdayOf(day))

export function addWorkdays(day: string, days: number): string {
  let at = day
  for (let left = days; left > 0; ) {
    at = addDays(at, 1)
    if (isWorkday(at)) left -= 1
  }
  return at
}

const days = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' })
const formatDay = (day: string): string => days.format(new Date(`${day}T12:00:00Z`))

/** Describes availability with a text and a date instead of a number of days. */
export function availabilityOf({ facts, stock }: CatalogProduct, today: string): ProductAvailability {
  const { status, leadDays } = facts.availability
  const boxes = stock.reduce((sum, one) => sum + one.boxes, 0)
  const largestLotBoxes = Math.max(0, ...stock.flatMap(({ lots }) => lots.map(({ boxesOnHand }) => boxesOnHand)))
  const shipsOn = boxes > 0 ? addWorkdays(today, handlingDays) : addWorkdays(today, Math.max(leadDays, handlingDays))
  const shown = { status, leadDays, boxes, largestLotBoxes }
  const unit = facts.units.purchaseUnit
  const plural = boxes === 1 ? unit : unit === 'box' ? 'boxes' : unit === 'each' ? 'pieces' : `${unit}s`
  if (status === 'discontinued' && boxes === 0) return { ...shown, shipsOn: null, text: 'Discontinued' }
  if (facts.flags.clearance && boxes > 0)
    return { ...shown, shipsOn, text: `Clearance: only ${boxes} ${plural}, no more coming` }
  if (boxes > 0) return { ...shown, shipsOn, text: `${describeSource(stock)} by ${formatDay(shipsOn)}` }
  if (status === 'special-order') return { ...shown, shipsOn, text: `Special order, arrives by ${formatDay(shipsOn)}` }
  if (status === 'made-to-order')
    return { ...shown, shipsOn, text: `Made to order, ${Math.ceil(leadDays / 7)} weeks, about ${formatDay(shipsOn)}` }
  return { ...shown, shipsOn, text: `Backordered until ${formatDay(shipsOn)}` }
}

/** Stock that is only in stores is described as such, because not every store is a warehouse. */
function describeSource(stock: CatalogProduct['stock']): string {
  const having = stock.filter(({ boxes }) => boxes > 0)
  if (having.some(({ location }) => location.startsWith('dc-'))) return 'Ships from warehouse'
  return `In stock at ${having.length === 1 ? 'one store' : `${having.length} stores`}, ships`
}
