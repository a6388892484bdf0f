import { formatMiles, formatUnits } from '@tessera/ui/format'
import type { NamedStore } from '../../kit/named-store.server.ts'
import type { CardFields } from '../../kit/products/card-fields.ts'

interface StockLine {
  text: string
  /** The color class; the text says the same. */
  tone: string
}

const lowStockUnits = 5

/** Where it is: at my store, at one nearby, or shipped. */
export function stockLine(
  { tessera: { stock, purchase_unit, availability } }: CardFields,
  store: Pick<NamedStore, 'id' | 'name' | 'nearby'> | null,
): StockLine {
  const unit = purchase_unit === 'each' ? 'piece' : purchase_unit
  const here = store ? Number(stock.at?.[store.id] ?? 0) : 0
  if (store && here > lowStockUnits) return { text: `In stock at ${store.name}`, tone: 'text-sage' }
  if (store && here > 0) return { text: `${formatUnits(here, unit)} left at ${store.name}`, tone: 'text-amber' }
  const near = store?.nearby.find(({ id }) => Number(stock.at?.[id] ?? 0) > 0)
  if (near) return { text: `In stock nearby: ${near.name}, ${formatMiles(near.miles)}`, tone: 'text-sage' }
  if (stock.boxes > lowStockUnits)
    return { text: store ? `Ships to ${store.name} or home` : 'In stock, ships to you', tone: 'text-sage' }
  if (stock.boxes > 0) return { text: `${formatUnits(stock.boxes, unit)} left`, tone: 'text-amber' }
  if (availability.status === 'discontinued') return { text: 'Sold out', tone: 'text-stone' }
  if (availability.status === 'stocked') return { text: 'More on the way', tone: 'text-stone' }
  const weeks = Math.max(1, Math.ceil(availability.leadDays / 7))
  return { text: `Special order, ${formatUnits(weeks, 'week')}`, tone: 'text-stone' }
}
