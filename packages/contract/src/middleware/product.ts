import { freeObject } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { amount, cents, choice, count, day, many, maybeCount, maybeOne, maybeWords, one, words, yes } from './fields.ts'
import { call } from './kit.ts'
import { PaymentOption } from './payment.ts'
import { ProductRecord } from './search.ts'

const Crumb = model('Crumb', { title: words(100), url: words(300) })
const Breadcrumb = model('Breadcrumb', { crumbs: many(Crumb) })

const Fact = model('Fact', {
  name: words(60),
  value: words(200),
  /** Explanation for shoppers. */
  help: maybeWords(400),
})
const FactGroup = model('FactGroup', { title: words(60), facts: many(Fact) })
const Suitability = model('Suitability', {
  place: words(60),
  verdict: choice(['pass', 'caution', 'no'] as const),
  reason: words(300),
})
export const ProductAttributes = model('ProductAttributes', {
  productId: words(40),
  groups: many(FactGroup),
  suitability: many(Suitability),
})

const Break = model('PriceStep', { quantity: count(), unitPriceCents: cents(), pricePerSqftCents: maybeCount() })
const StockLot = model('StockLot', { lotNo: words(40), shade: words(20), caliber: words(20), boxes: count() })
const Stock = model('Stock', {
  location: words(40),
  name: words(100),
  kind: choice(['store', 'dc'] as const),
  boxes: count(),
  lots: many(StockLot),
  distanceMiles: maybeCount(),
})
const Picture = model('Picture', { view: words(20), altText: words(300) })
const SampleOffer = model('SampleOffer', { sku: words(40), priceCents: cents(), isOnline: yes() })
const Units = model('Units', {
  purchaseUnit: words(20),
  stockUnit: words(20),
  piecesPerUnit: count(),
  sqftPerUnit: maybeWords(20),
  lfPerPiece: maybeWords(20),
  lbsPerUnit: words(20),
  unitsPerPallet: maybeCount(),
})
const Sibling = model('Sibling', { record: one(ProductRecord), differs: words(60) })

/** Everything a product page shows. */
export const ProductDetails = model('ProductDetails', {
  record: one(ProductRecord),
  story: words(4000),
  designer: maybeWords(100),
  origin: words(60),
  pictures: many(Picture),
  units: one(Units),
  unitPriceCents: cents(),
  retailUnitPriceCents: cents(),
  regularUnitPriceCents: cents(),
  pricePerSqftCents: maybeCount(),
  saleEndsOn: day(),
  minQuantity: count(),
  maxQuantity: maybeCount(),
  breaks: many(Break),
  stock: many(Stock),
  availability: one(
    model('ProductAvailability', {
      status: choice(['stocked', 'special-order', 'made-to-order', 'discontinued'] as const),
      text: words(200),
      leadDays: count(),
      shipsOn: day(),
      boxes: count(),
      largestLotBoxes: count(),
    }),
  ),
  sample: maybeOne(SampleOffer),
  attributes: one(ProductAttributes),
  /** As numbers, for calculators. */
  facts: freeObject(),
  crumbs: many(Crumb),
  trim: many(ProductRecord),
  setting: many(ProductRecord),
  siblings: many(Sibling),
  related: many(ProductRecord),
  isPreview: yes(),
})

export const ContentItem = model('ContentItem', {
  path: words(300),
  kind: words(40),
  title: words(200),
  summary: maybeWords(500),
  /** Safe HTML, made from Markdown on the server. */
  html: words(200_000),
  data: freeObject(),
  author: maybeWords(100),
  publishedOn: day(),
  minutes: count(),
  tags: many(words(60)),
  picture: maybeWords(200),
  pictureAlt: maybeWords(300),
  /** Related items: entries of a list, or further reading of an article. */
  items: many(
    model('ContentTeaser', {
      path: words(300),
      title: words(200),
      summary: maybeWords(500),
      picture: maybeWords(200),
      pictureAlt: maybeWords(300),
      publishedOn: day(),
      minutes: count(),
      tags: many(words(60)),
    }),
  ),
  products: many(ProductRecord),
  isPreview: yes(),
})

const PaymentOptions = model('PaymentOptions', { options: many(PaymentOption) })
const SitemapUrl = model('SitemapUrl', { url: words(500), changedOn: day(), priority: amount() })
const Sitemaps = model('Sitemaps', { sitemaps: many(model('Sitemap', { kind: words(40), urls: many(SitemapUrl) })) })

const path = (name: string) => `/api/Product/${name}` as const
const ofProduct = ['productId', 'isPreviewEnv'] as const

export const productCalls = {
  getContentItem: call({
    id: 'Product.GetContentItem',
    verb: 'GET',
    path: path('GetContentItem'),
    summary: 'A page of content: article, guide, policy, introduction, or a list of them.',
    access: 'anyone',
    query: ['itemPath'],
    reply: ContentItem,
  }),
  getPaymentOptions: call({
    id: 'Product.GetPaymentOptions',
    verb: 'GET',
    path: path('GetPaymentOptions'),
    summary: 'The ways this customer may pay, and why not the others.',
    access: 'anyone',
    reply: PaymentOptions,
  }),
  getProductAttributes: call({
    id: 'Product.GetProductAttributes',
    verb: 'GET',
    path: path('GetProductAttributes'),
    summary: 'The facts of a product in plain words, and where it can be used.',
    access: 'anyone',
    query: ofProduct,
    reply: ProductAttributes,
  }),
  getProductBreadcrum: call({
    id: 'Product.GetProductBreadcrum',
    verb: 'GET',
    path: path('GetProductBreadcrum'),
    summary: 'The way from home to a product.',
    access: 'anyone',
    query: ofProduct,
    reply: Breadcrumb,
  }),
  getProductItemDetails: call({
    id: 'Product.GetProductItemDetails',
    verb: 'POST',
    path: path('GetProductItemDetails'),
    summary: 'All of a product by the name in its address, at the caller’s prices.',
    access: 'anyone',
    query: ['productName', 'isPreviewEnv'],
    reply: ProductDetails,
  }),
  getProductSitemaps: call({
    id: 'Product.GetProductSitemaps',
    verb: 'GET',
    path: path('GetProductSitemaps'),
    summary: 'Every address a search engine should know, by kind.',
    access: 'anyone',
    reply: Sitemaps,
  }),
}
