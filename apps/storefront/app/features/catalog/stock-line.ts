import type { ProductRecord } from '@tessera/client/shop/types.gen'
import { formatUnits } from '@tessera/ui/format'

interface StockLine {
  text: string
  /** The color class; the text says the same. */
  tone: string
}

const lowStockUnits = 5

/** A short text about availability and location. */
export function stockLine(
  { tessera: { stock, purchase_unit, availability } }: ProductRecord,
  store: { id: string; name: string } | null,
): StockLine {
  const unit = purchase_unit === 'each' ? 'piece' : purchase_unit
  const here = store ? Number(stock.at?.[store.id] ?? 0) : 0
  if (store && here > lowStockUnits) return { text: `In stock at ${store.name}`, tone: 'text-sage' }
  if (store && here > 0) return { text: `${formatUnits(here, unit)} left at ${store.name}`, tone: 'text-amber' }
  if (stock.boxes > lowStockUnits)
    return { text: store ? `Ships to ${store.name} or home` : 'In stock', tone: 'text-sage' }
  if (stock.boxes > 0) return { text: `${formatUnits(stock.boxes, unit)} left`, tone: 'text-amber' }
  if (availability.status === 'discontinued') return { text: 'Sold out', tone: 'text-stone' }
  if (availability.status === 'stocked') return { text: 'More on the way', tone: 'text-stone' }
  const weeks = Math.max(1, Math.ceil(availability.leadDays / 7))
  return { text: `Special order, ${formatUnits(weeks, 'week')}`, tone: 'text-stone' }
}
