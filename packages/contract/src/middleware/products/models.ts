import { embed, flag, freeObject, measure, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import {
  cents,
  count,
  day,
  maybeCount,
  requiredEmbed,
  requiredList,
  requiredMeasure,
  requiredOneOf,
  requiredText,
} from '../fields.ts'
import { PaymentOption } from '../payments/models.ts'
import { ProductRecord } from '../search/models.ts'

const Crumb = model('Crumb', { title: requiredText(100), url: requiredText(300) })
export const Breadcrumb = model('Breadcrumb', { crumbs: requiredList(Crumb) })

const ProductFact = model('ProductFact', {
  name: requiredText(60),
  value: requiredText(200),
  /** Explanation for shoppers. */
  help: text(400),
})
const FactGroup = model('FactGroup', { title: requiredText(60), facts: requiredList(ProductFact) })
const Suitability = model('Suitability', {
  place: requiredText(60),
  verdict: requiredOneOf(['pass', 'caution', 'no'] as const),
  reason: requiredText(300),
})
export const ProductAttributes = model('ProductAttributes', {
  productId: requiredText(40),
  groups: requiredList(FactGroup),
  suitability: requiredList(Suitability),
})

const Break = model('PriceStep', { quantity: count(), unitPriceCents: cents(), pricePerSqftCents: maybeCount() })
const StockLot = model('StockLot', {
  lotNo: requiredText(40),
  shade: requiredText(20),
  caliber: requiredText(20),
  boxes: count(),
})
const ProductStock = model('ProductStock', {
  location: requiredText(40),
  name: requiredText(100),
  kind: requiredOneOf(['store', 'dc'] as const),
  boxes: count(),
  lots: requiredList(StockLot),
  distanceMiles: maybeCount(),
  /** Where it is, to sort by distance. */
  latitude: measure(),
  longitude: measure(),
})
const ProductPicture = model('ProductPicture', { view: requiredText(20), altText: requiredText(300) })
const SampleOffer = model('SampleOffer', { sku: requiredText(40), priceCents: cents(), isOnline: flag() })
const ProductUnits = model('ProductUnits', {
  purchaseUnit: requiredText(20),
  stockUnit: requiredText(20),
  piecesPerUnit: count(),
  sqftPerUnit: text(20),
  lfPerPiece: text(20),
  lbsPerUnit: requiredText(20),
  unitsPerPallet: maybeCount(),
})
const ProductSibling = model('ProductSibling', { record: requiredEmbed(ProductRecord), differs: requiredText(60) })

/** Everything a product page shows. */
export const ProductDetails = model('ProductDetails', {
  record: requiredEmbed(ProductRecord),
  story: requiredText(4000),
  designer: text(100),
  origin: requiredText(60),
  pictures: requiredList(ProductPicture),
  units: requiredEmbed(ProductUnits),
  unitPriceCents: cents(),
  retailUnitPriceCents: cents(),
  regularUnitPriceCents: cents(),
  pricePerSqftCents: maybeCount(),
  saleEndsOn: day(),
  minQuantity: count(),
  maxQuantity: maybeCount(),
  breaks: requiredList(Break),
  stock: requiredList(ProductStock),
  availability: requiredEmbed(
    model('ProductAvailability', {
      status: requiredOneOf(['stocked', 'special-order', 'made-to-order', 'discontinued'] as const),
      text: requiredText(200),
      leadDays: count(),
      shipsOn: day(),
      boxes: count(),
      largestLotBoxes: count(),
    }),
  ),
  sample: embed(SampleOffer),
  attributes: requiredEmbed(ProductAttributes),
  /** As numbers, for calculators. */
  facts: freeObject(),
  crumbs: requiredList(Crumb),
  trim: requiredList(ProductRecord),
  setting: requiredList(ProductRecord),
  siblings: requiredList(ProductSibling),
  related: requiredList(ProductRecord),
  isPreview: flag(),
})

export const ContentItem = model('ContentItem', {
  path: requiredText(300),
  kind: requiredText(40),
  title: requiredText(200),
  summary: text(500),
  /** Safe HTML, made from Markdown on the server. */
  html: requiredText(200_000),
  data: freeObject(),
  author: text(100),
  publishedOn: day(),
  minutes: count(),
  tags: requiredList(requiredText(60)),
  picture: text(200),
  pictureAlt: text(300),
  /** Related items: entries of a list, or further reading of an article. */
  items: requiredList(
    model('ContentTeaser', {
      path: requiredText(300),
      title: requiredText(200),
      summary: text(500),
      picture: text(200),
      pictureAlt: text(300),
      publishedOn: day(),
      minutes: count(),
      tags: requiredList(requiredText(60)),
    }),
  ),
  products: requiredList(ProductRecord),
  isPreview: flag(),
})

export const PaymentOptions = model('PaymentOptions', { options: requiredList(PaymentOption) })
const SitemapUrl = model('SitemapUrl', { url: requiredText(500), changedOn: day(), priority: requiredMeasure() })
export const Sitemaps = model('Sitemaps', {
  sitemaps: requiredList(model('Sitemap', { kind: requiredText(40), urls: requiredList(SitemapUrl) })),
})

export const ProductCards = model('ProductCards', { records: requiredList(ProductRecord) })
export const ProductAlternatives = model('ProductAlternatives', {
  name: requiredText(200),
  records: requiredList(ProductRecord),
})
