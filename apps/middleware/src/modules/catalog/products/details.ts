import type { ProductDetails, ProductRecord } from '@tessera/client/shop/types.gen'
import type { PriceGroup } from '@tessera/contract/shop/constants'
import { perSqftCents } from '@tessera/domain/coverage/box-price'
import { toRecord } from '@tessera/search/record'
import type { StockLocation } from '../../site/stores/store.ts'
import type { Article } from '../feed/article.ts'
import type { Catalogue } from '../feed/catalog.ts'
import type { Categories } from '../feed/categories.ts'
import { findPriceAt, findPrices, isOnSale } from '../feed/price-at.ts'
import { documentOf, samplePrice } from '../feed/search-document.ts'
import { attributesOf } from './attributes.ts'
import { availabilityOf } from './availability.ts'
import { crumbsOf } from './crumbs.ts'
import { related, siblingsOf } from './related.ts'

export interface DetailsNeeds {
  catalogue: Catalogue
  categories: () => Categories
  locations: ReadonlyMap<string, Pick<StockLocation, 'name' | 'kind'>>
}

/** A product as shown on a card. */
export const recordOf = ({ catalogue }: DetailsNeeds, article: Article, group: PriceGroup, now: Date): ProductRecord =>
  toRecord(
    documentOf(article, catalogue.find, catalogue.findRating, now),
    group,
    catalogue.index().pictureUrl,
  ) as unknown as ProductRecord // same fields, other name

const views = ['face', 'laid', 'scene', 'face2', 'face3', 'face4']

/** Everything a product page shows, at the prices of this group. */
export function detailsOf(needs: DetailsNeeds, article: Article, group: PriceGroup, now: Date): ProductDetails {
  const { facts } = article
  const records = (skus: readonly string[]) =>
    skus.flatMap((sku) => {
      const other = needs.catalogue.find(sku)
      return other?.active ? recordOf(needs, other, group, now) : []
    })
  return {
    record: recordOf(needs, article, group, now),
    story: facts.story,
    designer: facts.designer,
    origin: facts.origin,
    pictures: views
      .filter((view) => facts.alt[view])
      .map((view) => ({ view, altText: facts.alt[view] ?? article.name })),
    units: facts.units,
    ...pricesOf(article, group, now),
    stock: stockOf(needs, article),
    availability: availabilityOf(article, now.toISOString().slice(0, 10)),
    sample: sampleOf(needs, article, group, now),
    attributes: attributesOf(article),
    facts: { ...facts.attributes },
    crumbs: crumbsOf(article, needs.categories()),
    trim: records(facts.coordinates.trim),
    setting: records(facts.coordinates.setting),
    siblings: siblingsOf(needs.catalogue, article).map(({ sibling, differs }) => ({
      record: recordOf(needs, sibling, group, now),
      differs,
    })),
    related: related(needs.catalogue, article, now).map((other) => recordOf(needs, other, group, now)),
    isPreview: false,
  }
}

function pricesOf(article: Article, group: PriceGroup, now: Date) {
  const prices = findPrices(article, group)
  const price = findPriceAt(article, group, now)
  const { sqftPerUnit } = article.facts.units
  const perSqft = (cents: number) => (sqftPerUnit === null ? null : perSqftCents(cents, sqftPerUnit))
  return {
    unitPriceCents: price?.cents ?? 0,
    regularUnitPriceCents: price?.regularCents ?? 0,
    retailUnitPriceCents: findPriceAt(article, 'RT', now)?.regularCents ?? 0,
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

const stockOf = ({ locations }: DetailsNeeds, { stock }: Article): ProductDetails['stock'] =>
  stock
    .filter(({ boxes }) => boxes > 0)
    .map(({ location, boxes, lots }) => ({
      location,
      name: locations.get(location)?.name ?? location,
      kind: locations.get(location)?.kind ?? 'dc',
      boxes,
      lots: lots.map(({ lotNo, shade, caliber, boxesOnHand }) => ({ lotNo, shade, caliber, boxes: boxesOnHand })),
      distanceMiles: null,
    }))

function sampleOf(
  { catalogue }: DetailsNeeds,
  article: Article,
  group: PriceGroup,
  now: Date,
): ProductDetails['sample'] {
  const { sample } = article.facts
  const priceCents = samplePrice(article, catalogue.find, group, now)
  if (!sample || priceCents === null) return null
  return { sku: group === 'RT' ? sample.retailSku : sample.proSku, priceCents, isOnline: sample.availableOnline }
}
