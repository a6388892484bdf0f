import type { ProductFacts } from '@tessera/contract/shop/product-facts'
import { placementOf } from '../categories.ts'
import { daysAfter } from '../days-after.ts'
import type { StandaloneGood } from '../goods/standalone-good.ts'
import { brandById } from '../names/brands.ts'
import type { RangeProduct } from '../product-range.ts'
import { seededRandom } from '../seeded-random.ts'
import { slugOf } from '../slug.ts'
import type { MakeContext } from './make-context.ts'
import { assignmentsOf, schedulesOf } from './price-schedules.ts'
import { inventoryRecordsOf } from './stock.ts'

const groups: Readonly<Record<string, string>> = {
  grout: 'GRT',
  mortar: 'MOR',
  membrane: 'MEM',
  care: 'CAR',
  tool: 'TOL',
  trim: 'TRM',
  service: 'SRV',
}

/** Similar goods: the same grout in other colors, the other trowels. */
function siblingsOf(
  good: StandaloneGood,
  goods: readonly StandaloneGood[],
  skuOfGood: MakeContext['skuOfGood'],
): string[] {
  const place = goods.indexOf(good)
  return goods
    .filter((other) => other !== good && other.category === good.category)
    .map((other) => ({ key: other.key, far: Math.abs(goods.indexOf(other) - place) }))
    .sort((one, other) => one.far - other.far)
    .slice(0, 8)
    .map(({ key }) => skuOfGood(key))
}

export function productOfGood(
  good: StandaloneGood,
  goods: readonly StandaloneGood[],
  making: MakeContext,
): RangeProduct {
  const sku = making.skuOfGood(good.key)
  const chance = seededRandom(`good ${good.key}`)
  const shelf = placementOf(good.category)
  const brand = brandById.get(good.brand)
  const daysOld = chance.int(200, 1800)
  const facts: ProductFacts = {
    kind: good.kind,
    slug: slugOf(good.name),
    department: shelf.department,
    category: shelf.category,
    materialGroup: groups[good.kind] ?? 'OTH',
    brand: brand?.name ?? '',
    collection: null,
    designer: null,
    origin: brand?.country ?? '',
    rank: 1_000 + chance.int(0, 400),
    story: good.story,
    attributes: good.attributes,
    units: good.units,
    flags: { clearance: false, everydayValue: false, featured: false, newArrival: false },
    introduced: daysAfter(making.stock.asOf, -daysOld),
    sample: null,
    coordinates: { trim: [], setting: [], siblings: siblingsOf(good, goods, making.skuOfGood) },
    availability: { status: 'stocked', leadDays: good.kind === 'service' ? 5 : 2 },
    picture: good.picture,
    alt: { face: good.alt },
  }
  const { name, kind, cents } = good
  const unit = good.units.purchaseUnit
  const priceSchedules = schedulesOf({ sku, name, kind, unit, cents, sale: null, isFlat: false })
  const isStocked = kind !== 'service'
  return making.assemble({
    sku,
    name,
    description: good.description,
    facts,
    parcel: good.parcel,
    categoryIDs: [shelf.categoryID],
    priceSchedules,
    assignments: assignmentsOf(sku, priceSchedules),
    inventoryRecords: isStocked
      ? inventoryRecordsOf({ sku, kind, supply: 'stocked', isClearance: false, daysOld }, making.stock)
      : [],
  })
}
