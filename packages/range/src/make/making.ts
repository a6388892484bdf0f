import type { ProductFacts } from '@tessera/contract/shop/product-facts'
import type { Article } from '../range.ts'
import type { StockPlan } from './stock.ts'

/** What the makers of articles share. */
export interface Making {
  stock: StockPlan
  skuOfGood: (key: string) => string
  assemble: (parts: Parts) => Article
}

export interface Parts extends Omit<Article, 'product'> {
  sku: string
  name: string
  description: string
  facts: ProductFacts
  /** Length, width and height in inches. */
  parcel: readonly [number, number, number]
}

/** Counted only where boxes are kept, or where they could be. */
const isCounted = ({ kind, availability }: ProductFacts): boolean =>
  kind !== 'service' && kind !== 'sample' && availability.status !== 'made-to-order'

/** Not taken back: what was cut, what was done, what was marked down. */
const isReturnable = ({ kind, flags, availability }: ProductFacts): boolean =>
  kind !== 'service' && kind !== 'sample' && !flags.clearance && availability.status !== 'made-to-order'

/** The record of the platform around the facts of the shop. */
export function assemble({ sku, name, description, facts, parcel, ...rest }: Parts): Article {
  const [ShipLength, ShipWidth, ShipHeight] = parcel
  const [first] = rest.priceSchedules
  return {
    product: {
      ID: sku,
      Name: name,
      Description: description,
      QuantityMultiplier: 1,
      ShipWeight: Number(facts.units.lbsPerUnit),
      ShipLength,
      ShipWidth,
      ShipHeight,
      Active: true,
      Returnable: isReturnable(facts),
      DefaultPriceScheduleID: first?.ID.endsWith('-RT') ? first.ID : null,
      Inventory: {
        Enabled: isCounted(facts),
        NotificationPoint: 20,
        VariantLevelTracking: false,
        OrderCanExceed: facts.availability.status === 'special-order',
        QuantityAvailable: rest.inventoryRecords.reduce((sum, { QuantityAvailable }) => sum + QuantityAvailable, 0),
      },
      xp: facts,
    },
    ...rest,
  }
}
