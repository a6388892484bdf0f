import type { ProductKind, ProductLot } from '@tessera/contract/shop/product-facts'
import { daysAfter } from '../days-after.ts'
import type { RangeLocation } from '../product-range.ts'
import { type SeededRandom, seededRandom } from '../seeded-random.ts'
import type { WireInventoryRecord } from '../wire.ts'

export interface StockedProduct {
  sku: string
  kind: ProductKind
  supply: 'stocked' | 'special-order' | 'made-to-order' | 'discontinued'
  isClearance: boolean
  daysOld: number
}

export interface StockPlan {
  locations: readonly RangeLocation[]
  asOf: string
  /** Number of stores that carry a product besides every warehouse, minimum and maximum. */
  stores: readonly [number, number]
  /** Lots per record, minimum and maximum. */
  lots: readonly [number, number]
}

const fired: readonly ProductKind[] = ['field-tile', 'large-format', 'mosaic', 'plank-tile', 'trim']

/** Kiln runs have their own shade and caliber; other goods only a date. */
function lotOf(chance: SeededRandom, { kind, daysOld }: StockedProduct, asOf: string, boxes: number): ProductLot {
  const isFired = fired.includes(kind)
  const age = chance.int(3, Math.max(4, Math.min(daysOld, 420)))
  const receivedOn = daysAfter(asOf, -age)
  const run = `${receivedOn.slice(2, 4)}${receivedOn.slice(5, 7)}`
  return {
    lotNo: `${chance.pick(['A', 'B', 'C', 'D', 'K', 'R'])}${run}-${String(chance.int(1, 999)).padStart(3, '0')}`,
    shade: isFired ? `${chance.pick(['A', 'B', 'C', 'D'])}${chance.int(1, 38)}` : '',
    caliber: isFired ? String(chance.int(0, 9)) : '',
    boxesOnHand: boxes,
    boxesReserved: 0,
    receivedOn,
  }
}

const maxBoxes = { dc: 160, store: 24 } as const

/** Warehouses stock pallets, stores a few boxes; clearance has remainders only, special orders nothing. */
function boxesIn(chance: SeededRandom, { supply, isClearance }: StockedProduct, kind: RangeLocation['kind']): number {
  if (supply === 'special-order') return 0
  const room = isClearance || supply === 'discontinued' ? Math.ceil(maxBoxes[kind] / 8) : maxBoxes[kind]
  return chance.int(kind === 'dc' ? Math.ceil(room / 8) : 1, room)
}

function inventoryRecordOf(
  stocked: StockedProduct,
  location: RangeLocation,
  { asOf, lots: [least, most] }: StockPlan,
): WireInventoryRecord {
  const chance = seededRandom(`stock ${stocked.sku} ${location.id}`)
  const count = stocked.supply === 'special-order' ? 0 : chance.int(least, most)
  const lots = Array.from({ length: count }, () =>
    lotOf(chance, stocked, asOf, boxesIn(chance, stocked, location.kind)),
  ).sort((one, other) => (one.receivedOn < other.receivedOn ? -1 : 1))
  return {
    ID: `${stocked.sku}-${location.id}`,
    AddressID: location.id,
    OrderCanExceed: stocked.supply === 'special-order',
    QuantityAvailable: lots.reduce((sum, { boxesOnHand }) => sum + boxesOnHand, 0),
    NotificationPoint: location.kind === 'dc' ? 20 : 3,
    xp: { location: location.id, lots },
  }
}

/** In every warehouse and some stores; made-to-order products have no stock. */
export function inventoryRecordsOf(stocked: StockedProduct, plan: StockPlan): WireInventoryRecord[] {
  if (stocked.supply === 'made-to-order') return []
  const chance = seededRandom(`stores ${stocked.sku}`)
  const warehouses = plan.locations.filter(({ kind }) => kind === 'dc')
  const stores = plan.locations.filter(({ kind }) => kind === 'store')
  const carrying = stocked.supply === 'special-order' ? [] : chance.some(stores, chance.int(...plan.stores))
  return [...warehouses, ...carrying].map((location) => inventoryRecordOf(stocked, location, plan))
}
