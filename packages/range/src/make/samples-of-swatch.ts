import type { ProductFacts } from '@tessera/contract/shop/product-facts'
import { placementOf } from '../categories.ts'
import { daysAfter } from '../days-after.ts'
import { formatSize } from '../format-inches.ts'
import { goodUnits } from '../goods/standalone-good.ts'
import type { RangeProduct } from '../product-range.ts'
import { slugOf } from '../slug.ts'
import { kindOf, lookAttributes } from './attributes.ts'
import type { MakeContext } from './make-context.ts'
import { pictureOf } from './picture.ts'
import { isFloorGoods, isMosaic, type RangePiece, type SampleSwatch } from './piece.ts'
import { swatchName } from './piece-name.ts'
import { assignmentsOf, proSampleSchedules, retailSampleSchedule } from './price-schedules.ts'

/** Samples of mosaic sheets and large tiles cost more than chips and small tiles. */
function sampleCents(piece: RangePiece): number {
  if (isMosaic(piece)) return 399
  return kindOf(piece) === 'large-format' ? 299 : 199
}

function describeSwatch(piece: RangePiece, of: readonly RangePiece[]): string {
  const { color, collection } = piece
  const sizes = of.flatMap(({ form }) => (form.kind === 'field' ? [formatSize(form.width, form.length)] : []))
  const stands = sizes.length > 1 ? ` It stands for every size: ${sizes.join(', ')}.` : ''
  const cut = isMosaic(piece)
    ? 'A corner of the sheet'
    : isFloorGoods(collection)
      ? 'A cut of the plank'
      : 'A hand-size cut of the tile'
  return `${cut}, so that you can see ${color.name} in your own light: ${color.says}.${stands} Samples are cut from current stock; yours may differ a little from the lot you order.`
}

function factsOf(piece: RangePiece, of: readonly RangePiece[], name: string, asOf: string): ProductFacts {
  const { collection } = piece
  const shelf = placementOf(isFloorGoods(collection) ? 'Flooring Samples' : 'Tile Samples')
  const { material, look, color, colorFamily, finish, shadeVariation, texture } = lookAttributes(piece)
  const species = collection.species?.name
  return {
    kind: 'sample',
    slug: slugOf(name),
    department: shelf.department,
    category: shelf.category,
    materialGroup: 'SMP',
    brand: collection.brand.name,
    collection: collection.name,
    designer: collection.designer?.name ?? null,
    origin: collection.brand.country,
    rank: 9_000,
    story:
      'One a customer every 90 days. What you paid for it comes back as credit with an order of 50 square feet or more.',
    attributes: {
      ...(material && { material }),
      ...(look && { look }),
      ...(color && { color }),
      ...(colorFamily && { colorFamily }),
      ...(finish && { finish }),
      ...(shadeVariation && { shadeVariation }),
      ...(texture && { texture }),
      ...(species && { species }),
    },
    units: goodUnits('piece', 'each', { lbs: 1 }),
    flags: { clearance: false, everydayValue: false, featured: false, newArrival: false },
    introduced: daysAfter(asOf, -collection.daysOld),
    sample: null,
    sampleOf: of.map(({ sku }) => sku),
    coordinates: { trim: [], setting: [], siblings: [] },
    availability: { status: 'stocked', leadDays: 2 },
    picture: pictureOf(piece, 0.0625),
    alt: { face: `A sample of ${piece.color.name}: ${piece.color.says}` },
  }
}

/** Two sample products per swatch: one for all customers, one for pro groups. */
export function samplesOfSwatch({ retailSku, proSku, of }: SampleSwatch, making: MakeContext): RangeProduct[] {
  const [piece] = of
  if (!piece) return []
  const retail = swatchName(piece)
  const offers = [
    { sku: retailSku, name: retail, priceSchedules: [retailSampleSchedule(retailSku, retail, sampleCents(piece))] },
    { sku: proSku, name: `${retail} for Pros`, priceSchedules: proSampleSchedules(proSku, `${retail} for Pros`) },
  ]
  return offers.map(({ sku, name, priceSchedules }) => {
    const facts = factsOf(piece, of, name, making.stock.asOf)
    return making.assemble({
      sku,
      name,
      description: describeSwatch(piece, of),
      facts,
      parcel: [8, 6, 1],
      categoryIDs: [placementOf(facts.category).categoryID],
      priceSchedules,
      assignments: assignmentsOf(sku, priceSchedules),
      inventoryRecords: [],
    })
  })
}
