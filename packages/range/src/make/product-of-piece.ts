import type { ProductFacts, ProductUnits, SampleOffer } from '@tessera/contract/shop/product-facts'
import { daysAfter } from '../days-after.ts'
import { writeTexts } from '../describe/write-texts.ts'
import type { RangeProduct } from '../product-range.ts'
import { materialTraits } from '../rules/material-traits.ts'
import { seededRandom } from '../seeded-random.ts'
import { slugOf } from '../slug.ts'
import { altOf } from './alt-of.ts'
import { attributesOf, kindOf, sidesOf } from './attributes.ts'
import { placementsOf } from './category-placements.ts'
import { coordinatesOf } from './coordinates.ts'
import type { MakeContext } from './make-context.ts'
import { merchandisePiece, type PieceMerchandising } from './merchandise-piece.ts'
import { pictureOf } from './picture.ts'
import { type CollectionPlan, isMosaic, type RangePiece } from './piece.ts'
import { pieceName } from './piece-name.ts'
import { assignmentsOf, schedulesOf } from './price-schedules.ts'
import { retailCents } from './retail-price.ts'
import { inventoryRecordsOf } from './stock.ts'
import { sheetSides, unitsOf } from './units.ts'

function sampleOf(piece: RangePiece, { swatches }: CollectionPlan): SampleOffer | null {
  const found = swatches.find(({ of }) => of.includes(piece))
  if (!found) return null
  const availableOnline = seededRandom(`sample ${found.retailSku}`).is(0.94)
  return { retailSku: found.retailSku, proSku: found.proSku, availableOnline }
}

/** Box size in inches: the stacked pieces plus cardboard. */
function parcelOf(piece: RangePiece, { piecesPerUnit }: ProductUnits): readonly [number, number, number] {
  const height = Math.round((piecesPerUnit * piece.form.thickness + 0.5) * 100) / 100
  if (isMosaic(piece)) return [sheetSides(piece)[1], sheetSides(piece)[0], height]
  const [width, length] = sidesOf(piece)
  return [length + 0.5, width + 0.5, height]
}

/** The product's facts without price and stock. */
function factsOf(
  piece: RangePiece,
  index: number,
  planned: CollectionPlan,
  making: MakeContext,
  name: string,
  merchandised: PieceMerchandising,
) {
  const { collection } = piece
  const attributes = attributesOf(piece)
  const units = unitsOf(piece)
  const { flags, rank, availability } = merchandised
  const { description, story } = writeTexts({ piece, attributes, units, index })
  const [shelf] = placementsOf(piece)
  const facts: ProductFacts = {
    kind: kindOf(piece),
    slug: slugOf(name),
    department: shelf.department,
    category: shelf.category,
    materialGroup: materialTraits[collection.line.material].materialGroup,
    brand: collection.brand.name,
    collection: collection.name,
    designer: collection.designer?.name ?? null,
    origin: collection.brand.country,
    rank,
    story,
    attributes,
    units,
    flags,
    introduced: daysAfter(making.stock.asOf, -collection.daysOld),
    sample: sampleOf(piece, planned),
    coordinates: coordinatesOf(piece, attributes, planned.pieces, making.skuOfGood),
    availability,
    picture: pictureOf(piece, attributes.jointMinIn ?? 0),
    alt: altOf(piece, name, attributes.use?.includes('Floor') ?? false),
  }
  return { facts, description }
}

export function productOfPiece(
  piece: RangePiece,
  index: number,
  planned: CollectionPlan,
  making: MakeContext,
): RangeProduct {
  const { sku, collection } = piece
  const name = pieceName(piece)
  const merchandised = merchandisePiece(piece, making.stock.asOf)
  const { facts, description } = factsOf(piece, index, planned, making, name, merchandised)
  const { kind, units, flags, availability } = facts
  const priceSchedules = schedulesOf({
    sku,
    name,
    kind,
    unit: units.purchaseUnit,
    cents: retailCents(piece, units),
    sale: merchandised.sale,
    isFlat: flags.clearance || flags.everydayValue,
  })
  const supply = availability.status
  return making.assemble({
    sku,
    name,
    description,
    facts,
    parcel: parcelOf(piece, units),
    categoryIDs: placementsOf(piece).map(({ categoryID }) => categoryID),
    priceSchedules,
    assignments: assignmentsOf(sku, priceSchedules),
    inventoryRecords: inventoryRecordsOf(
      { sku, kind, supply, isClearance: flags.clearance, daysOld: collection.daysOld },
      making.stock,
    ),
  })
}
