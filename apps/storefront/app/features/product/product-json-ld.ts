import type { Reviews } from '@tessera/client/shop/types.gen'
import type { MediaView } from '@tessera/pictures/media/media-url'
import { pictureAddress } from '@tessera/ui/picture'
import type { ShownProduct } from './shown-product.ts'

const formatDollars = (cents: number): string => (cents / 100).toFixed(2)

const conditions: Record<string, string> = {
  stocked: 'BackOrder',
  'special-order': 'BackOrder',
  'made-to-order': 'MadeToOrder',
  discontinued: 'Discontinued',
}

/** JSON-LD of a product: the price of the sales unit and of the square foot. */
export function productJsonLd(product: ShownProduct, reviews: Reviews | null, publicUrl: string): object {
  const { record, unitPriceCents, pricePerSqftCents, units, availability } = product
  const isHere = availability.boxes > 0
  return {
    '@type': 'Product',
    name: record.name,
    sku: record.sku,
    description: product.story.split('\n')[0],
    brand: { '@type': 'Brand', name: record.brand },
    category: `${record.product_hierarchy1} > ${record.product_hierarchy2}`,
    image: product.pictures.map(
      ({ view }) =>
        publicUrl +
        pictureAddress({ sku: record.sku, image: record.sku_image_url, view: view as MediaView }, 1280, 'jpg'),
    ),
    ...(reviews && reviews.count > 0 && ratingJsonLd(reviews)),
    ...(unitPriceCents > 0 && {
      offers: {
        '@type': 'Offer',
        url: publicUrl + record.product_url,
        price: formatDollars(unitPriceCents),
        priceCurrency: 'USD',
        itemCondition: 'https://schema.org/NewCondition',
        availability: `https://schema.org/${isHere ? 'InStock' : (conditions[availability.status] ?? 'OutOfStock')}`,
        ...(product.saleEndsOn && { priceValidUntil: product.saleEndsOn }),
        ...(pricePerSqftCents !== null &&
          units.sqftPerUnit !== null && {
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: formatDollars(pricePerSqftCents),
              priceCurrency: 'USD',
              referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'FTK', unitText: 'sq ft' },
            },
          }),
      },
    }),
  }
}

const maxReviews = 3

/** Only the reviews shown on the page, as search engines require. */
const ratingJsonLd = ({ average, count, reviews }: Reviews): object => ({
  aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count },
  review: reviews
    .filter(({ text }) => text)
    .slice(0, maxReviews)
    .map(({ author, stars, title, text, writtenOn }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: writtenOn,
      ...(title && { name: title }),
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
    })),
})
