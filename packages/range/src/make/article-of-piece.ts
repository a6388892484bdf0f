import type { ProductFacts, ProductUnits, SampleOffer } from '@tessera/contract/shop/product-facts'
import { chanceOf } from '../chance.ts'
import { daysAfter } from '../day.ts'
import { write } from '../describe/write.ts'
import type { Article } from '../range.ts'
import { materialTraits } from '../rules/material-traits.ts'
import { slugOf } from '../slug.ts'
import { altOf } from './alt.ts'
import { attributesOf, kindOf, sidesOf } from './attributes.ts'
import { coordinatesOf } from './coordinates.ts'
import type { Making } from './making.ts'
import { type Merchandised, merchandise } from './merchandise.ts'
import { nameOf } from './naming.ts'
import { pictureOf } from './picture.ts'
import { isMosaic, type Piece, type Planned } from './piece.ts'
import { retailCents } from './price.ts'
import { assignmentsOf, schedulesOf } from './price-schedules.ts'
import { shelvesOf } from './shelf.ts'
import { recordsOf } from './stock.ts'
import { sheetSides, unitsOf } from './units.ts'

function sampleOf(piece: Piece, { swatches }: Planned): SampleOffer | null {
  const found = swatches.find(({ of }) => of.includes(piece))
  if (!found) return null
  const availableOnline = chanceOf(`sample ${found.retailSku}`).is(0.94)
  return { retailSku: found.retailSku, proSku: found.proSku, availableOnline }
}

/** Box size in inches: the stacked pieces plus cardboard. */
function parcelOf(piece: Piece, { piecesPerUnit }: ProductUnits): readonly [number, number, number] {
  const height = Math.round((piecesPerUnit * piece.form.thickness + 0.5) * 100) / 100
  if (isMosaic(piece)) return [sheetSides(piece)[1], sheetSides(piece)[0], height]
  const [width, length] = sidesOf(piece)
  return [length + 0.5, width + 0.5, height]
}

/** The product's facts without price and stock. */
function factsOf(
  piece: Piece,
  index: number,
  planned: Planned,
  making: Making,
  name: string,
  merchandised: Merchandised,
) {
  const { collection } = piece
  const attributes = attributesOf(piece)
  const units = unitsOf(piece)
  const { flags, rank, availability } = merchandised
  const { description, story } = write({ piece, attributes, units, index })
  const [shelf] = shelvesOf(piece)
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

export function articleOfPiece(piece: Piece, index: number, planned: Planned, making: Making): Article {
  const { sku, collection } = piece
  const name = nameOf(piece)
  const merchandised = merchandise(piece, making.stock.asOf)
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
    categoryIDs: shelvesOf(piece).map(({ categoryID }) => categoryID),
    priceSchedules,
    assignments: assignmentsOf(sku, priceSchedules),
    inventoryRecords: recordsOf(
      { sku, kind, supply, isClearance: flags.clearance, daysOld: collection.daysOld },
      making.stock,
    ),
  })
}
