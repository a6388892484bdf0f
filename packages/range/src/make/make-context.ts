import type { ProductFacts } from '@tessera/contract/shop/product-facts'
import type { RangeProduct } from '../product-range.ts'
import type { StockPlan } from './stock.ts'

/** Shared dependencies of the functions that create products. */
export interface MakeContext {
  stock: StockPlan
  skuOfGood: (key: string) => string
  assemble: (parts: ProductParts) => RangeProduct
}

export interface ProductParts extends Omit<RangeProduct, 'product'> {
  sku: string
  name: string
  description: string
  facts: ProductFacts
  /** Length, width and height in inches. */
  parcel: readonly [number, number, number]
}

/** Inventory is tracked only for products that are or could be stocked. */
const isCounted = ({ kind, availability }: ProductFacts): boolean =>
  kind !== 'service' && kind !== 'sample' && availability.status !== 'made-to-order'

/** As the shop's return rules: no services, samples, clearance items or goods ordered for one customer. */
const isReturnable = ({ kind, flags, availability }: ProductFacts): boolean =>
  kind !== 'service' &&
  kind !== 'sample' &&
  !flags.clearance &&
  availability.status !== 'made-to-order' &&
  availability.status !== 'special-order'

/** Builds the platform record around the shop's facts. */
export function assembleProduct({ sku, name, description, facts, parcel, ...rest }: ProductParts): RangeProduct {
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
