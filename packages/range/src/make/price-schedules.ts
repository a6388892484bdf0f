import type { ProductKind, ProductUnits } from '@tessera/contract/shop/product-facts'
import { daysAfter, momentOf } from '../days-after.ts'
import type { WirePriceBreak, WirePriceSchedule, WireProductAssignment } from '../wire.ts'

export const buyerID = 'storefront'
export type PriceGroup = 'RT' | 'PG' | 'PP' | 'PD'
type Pro = Exclude<PriceGroup, 'RT'>

export const groupNames: Readonly<Record<PriceGroup, string>> = {
  RT: 'Retail',
  PG: 'Pro Gold',
  PP: 'Pro Platinum',
  PD: 'Pro Diamond',
}

/** Percent off retail by product type: margins on tile are larger than on tools. */
const groupPercent: Readonly<Record<'covering' | 'setting' | 'other', Readonly<Record<PriceGroup, number>>>> = {
  covering: { RT: 0, PG: 10, PP: 15, PD: 20 },
  setting: { RT: 0, PG: 6, PP: 9, PD: 12 },
  other: { RT: 0, PG: 5, PP: 7, PD: 10 },
}
const sortOf: Partial<Record<ProductKind, keyof typeof groupPercent>> = {
  grout: 'setting',
  mortar: 'setting',
  membrane: 'setting',
  care: 'other',
  tool: 'other',
  service: 'other',
}

/** Minimum quantity and percent off, by unit. */
const breaksOf: Partial<Record<ProductUnits['purchaseUnit'], readonly (readonly [number, number])[]>> = {
  box: [
    [1, 0],
    [10, 3],
    [40, 6],
  ],
  carton: [
    [1, 0],
    [10, 3],
    [40, 6],
  ],
  bag: [
    [1, 0],
    [10, 4],
    [40, 8],
  ],
  sheet: [
    [1, 0],
    [20, 3],
    [100, 6],
  ],
  piece: [
    [1, 0],
    [25, 3],
    [100, 5],
  ],
}
const single: readonly (readonly [number, number])[] = [[1, 0]]

export interface SalePeriod {
  percent: number
  /** First day; null if it has no beginning. */
  start: string | null
  end: string | null
}

export interface PricedProduct {
  sku: string
  name: string
  kind: ProductKind
  unit: ProductUnits['purchaseUnit']
  cents: number
  sale: SalePeriod | null
  /** One price for all quantities: clearance and our own everyday products. */
  isFlat: boolean
}

const takePercentOff = (cents: number, percent: number): number => Math.floor((cents * (100 - percent) + 50) / 100)
const toDollars = (cents: number): number => cents / 100

/** A group member never pays more than the public sale price. */
function priceBreaks({ kind, unit, cents, sale, isFlat }: PricedProduct, group: PriceGroup): WirePriceBreak[] {
  const own = takePercentOff(cents, groupPercent[sortOf[kind] ?? 'covering'][group])
  const rows = isFlat ? single : (breaksOf[unit] ?? single)
  return rows.map(([Quantity, percent]) => {
    const price = takePercentOff(own, percent)
    const salePrice = sale ? Math.min(takePercentOff(cents, sale.percent), price) : null
    return { Quantity, Price: toDollars(price), SalePrice: salePrice === null ? null : toDollars(salePrice) }
  })
}

/** Names of schedules have 100 characters at most. */
const nameSchedule = (sku: string, name: string, group: string): string =>
  name.length + group.length > 97 ? `${sku} (${group})` : `${name} (${group})`

const buildSchedule = (
  sku: string,
  group: PriceGroup,
  name: string,
  PriceBreaks: WirePriceBreak[],
): WirePriceSchedule => ({
  ID: `${sku}-${group}`,
  Name: nameSchedule(sku, name, groupNames[group]),
  ApplyTax: true,
  ApplyShipping: true,
  MinQuantity: 1,
  MaxQuantity: null,
  // boxes for two rooms, or from two warehouses, count together
  UseCumulativeQuantity: true,
  RestrictedQuantity: false,
  PriceBreaks,
  Currency: null,
  SaleStart: null,
  SaleEnd: null,
})

const groups: readonly PriceGroup[] = ['RT', 'PG', 'PP', 'PD']

/** Retail first, visible to all; the others are for group members. */
export const schedulesOf = (priced: PricedProduct): WirePriceSchedule[] =>
  groups.map((group) => ({
    ...buildSchedule(priced.sku, group, priced.name, priceBreaks(priced, group)),
    SaleStart: priced.sale?.start ? momentOf(priced.sale.start) : null,
    SaleEnd: priced.sale?.end ? momentOf(priced.sale.end) : null,
  }))

/** Pro samples: gold and platinum pay 99 cents, diamond nothing. One per customer, so no quantity breaks. */
const proSampleCents: Readonly<Record<Pro, number>> = { PG: 99, PP: 99, PD: 0 }

export const proSampleSchedules = (sku: string, name: string): WirePriceSchedule[] =>
  (Object.keys(proSampleCents) as Pro[]).map((group) =>
    buildSchedule(sku, group, name, [{ Quantity: 1, Price: toDollars(proSampleCents[group]), SalePrice: null }]),
  )

export const retailSampleSchedule = (sku: string, name: string, cents: number): WirePriceSchedule =>
  buildSchedule(sku, 'RT', name, [{ Quantity: 1, Price: toDollars(cents), SalePrice: null }])

export const assignmentsOf = (sku: string, schedules: readonly WirePriceSchedule[]): WireProductAssignment[] =>
  schedules
    .filter(({ ID }) => !ID.endsWith('-RT'))
    .map(({ ID }) => ({ ProductID: sku, BuyerID: buyerID, UserGroupID: ID.slice(-2), PriceScheduleID: ID }))

/** Clearance runs until sold out; other sales run for a month. */
export const clearanceSale = (percent: number, asOf: string): SalePeriod => ({
  percent,
  start: daysAfter(asOf, -30),
  end: null,
})
export const monthlySale = (percent: number, asOf: string): SalePeriod => ({
  percent,
  start: daysAfter(asOf, -9),
  end: daysAfter(asOf, 22),
})
