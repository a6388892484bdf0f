import type { ProductDetails, ProductRecord } from '@tessera/client/shop/types.gen'
import type { PriceGroup } from '@tessera/contract/shop/constants'
import { perSqftCents } from '@tessera/domain/coverage/box-price'
import { dayIn, shopTimeZone } from '@tessera/domain/local-time'
import { toSearchRecord } from '@tessera/search/search-record'
import type { StockLocation } from '../../site/stores/store.ts'
import type { Catalog } from '../feed/catalog.ts'
import type { CatalogProduct } from '../feed/catalog-product.ts'
import type { Categories } from '../feed/categories.ts'
import { findPriceAt, findPrices, isOnSale } from '../feed/price-at.ts'
import { samplePrice, searchDocumentOf } from '../feed/search-document.ts'
import { attributesOf } from './attributes.ts'
import { availabilityOf } from './availability.ts'
import { crumbsOf } from './crumbs.ts'
import { findRelated, siblingsOf } from './find-related.ts'

export interface ProductDetailsNeeds {
  catalog: Catalog
  categories: () => Categories
  locations: ReadonlyMap<string, Pick<StockLocation, 'name' | 'kind' | 'latitude' | 'longitude'>>
}

/** A product as shown on a card. */
export const productRecordOf = (
  { catalog }: ProductDetailsNeeds,
  product: CatalogProduct,
  group: PriceGroup,
  now: Date,
): ProductRecord =>
  toSearchRecord(
    searchDocumentOf(product, catalog.find, catalog.findRating, now),
    group,
    catalog.index().pictureUrl,
  ) as unknown as ProductRecord // same fields, other name

/** Another product on the page, as a listing shows it: with the price that the index has. */
function otherRecordOf(
  needs: ProductDetailsNeeds,
  product: CatalogProduct,
  group: PriceGroup,
  now: Date,
): ProductRecord {
  const { documents, slotOf, pictureUrl } = needs.catalog.index()
  const document = documents[slotOf.get(product.sku) ?? -1]
  if (!document) return productRecordOf(needs, product, group, now)
  return toSearchRecord(document, group, pictureUrl) as unknown as ProductRecord // same fields, other name
}

const views = ['face', 'laid', 'scene', 'face2', 'face3', 'face4']
/** Drawn faces beside an uploaded one would show another tile. */
const viewsOf = ({ photos }: CatalogProduct['facts']) => (photos?.face ? views.slice(0, 3) : views)

/** Everything a product page shows, at the prices of this group. */
export function productDetailsOf(
  needs: ProductDetailsNeeds,
  product: CatalogProduct,
  group: PriceGroup,
  now: Date,
): ProductDetails {
  const { facts } = product
  const recordOf = (other: CatalogProduct) => otherRecordOf(needs, other, group, now)
  const records = (skus: readonly string[]) =>
    skus.flatMap((sku) => {
      const other = needs.catalog.find(sku)
      return other?.active ? recordOf(other) : []
    })
  return {
    record: productRecordOf(needs, product, group, now),
    story: facts.story,
    designer: facts.designer,
    origin: facts.origin,
    pictures: viewsOf(facts)
      .filter((view) => facts.alt[view])
      .map((view) => ({ view, altText: facts.alt[view] ?? product.name })),
    units: facts.units,
    ...pricesOf(product, group, now),
    stock: stockOf(needs, product),
    availability: availabilityOf(product, dayIn(now, shopTimeZone)),
    sample: sampleOf(needs, product, group, now),
    attributes: attributesOf(product),
    facts: { ...facts.attributes },
    crumbs: crumbsOf(product, needs.categories()),
    trim: records(facts.coordinates.trim),
    setting: records(facts.coordinates.setting),
    siblings: siblingsOf(needs.catalog, product).map(({ sibling, differs }) => ({
      record: recordOf(sibling),
      differs,
    })),
    related: findRelated(needs.catalog, product, now).map(recordOf),
    isPreview: false,
  }
}

function pricesOf(product: CatalogProduct, group: PriceGroup, now: Date) {
  const prices = findPrices(product, group)
  const price = findPriceAt(product, group, now)
  const { sqftPerUnit } = product.facts.units
  const perSqft = (cents: number) => (sqftPerUnit === null ? null : perSqftCents(cents, sqftPerUnit))
  return {
    unitPriceCents: price?.cents ?? 0,
    regularUnitPriceCents: price?.regularCents ?? 0,
    retailUnitPriceCents: findPriceAt(product, 'RT', now)?.regularCents ?? 0,
    pricePerSqftCents: price ? perSqft(price.cents) : null,
    saleEndsOn: price?.isOnSale ? (prices?.saleEnd?.slice(0, 10) ?? null) : null,
    minQuantity: prices?.minQuantity ?? 1,
    maxQuantity: prices?.maxQuantity ?? null,
    breaks: (prices?.breaks ?? []).map(({ quantity, cents, saleCents }) => {
      const unitPriceCents = (prices && isOnSale(prices, now) && saleCents) || cents
      return { quantity, unitPriceCents, pricePerSqftCents: perSqft(unitPriceCents) }
    }),
  }
}

const stockOf = ({ locations }: ProductDetailsNeeds, { stock }: CatalogProduct): ProductDetails['stock'] =>
  stock
    .filter(({ boxes }) => boxes > 0)
    .map(({ location, boxes, lots }) => ({
      location,
      name: locations.get(location)?.name ?? location,
      kind: locations.get(location)?.kind ?? 'dc',
      boxes,
      lots: lots.map(({ lotNo, shade, caliber, boxesOnHand }) => ({ lotNo, shade, caliber, boxes: boxesOnHand })),
      distanceMiles: null,
      latitude: locations.get(location)?.latitude ?? null,
      longitude: locations.get(location)?.longitude ?? null,
    }))

function sampleOf(
  { catalog }: ProductDetailsNeeds,
  product: CatalogProduct,
  group: PriceGroup,
  now: Date,
): ProductDetails['sample'] {
  const { sample } = product.facts
  const priceCents = samplePrice(product, catalog.find, group, now)
  if (!sample || priceCents === null) return null
  return { sku: group === 'RT' ? sample.retailSku : sample.proSku, priceCents, isOnline: sample.availableOnline }
}
