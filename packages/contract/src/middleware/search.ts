import { freeObject, listOf } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { choice, count, many, maybeAmount, maybeCount, maybeOne, maybeWords, one, words, yes } from './fields.ts'
import { call } from './kit.ts'

const Availability = model('CardAvailability', {
  status: choice(['stocked', 'special-order', 'made-to-order', 'discontinued'] as const),
  leadDays: count(),
})
const CardStock = model('CardStock', { boxes: count(), largest_lot: count(), at: freeObject() })

/** Card data beyond the specification's record. */
const CardFacts = model('CardFacts', {
  kind: words(30),
  size: maybeWords(40),
  finish: maybeWords(40),
  shade: maybeWords(4),
  color: maybeWords(60),
  color_family: maybeWords(40),
  purchase_unit: words(20),
  sqft_per_box: maybeAmount(),
  pieces_per_box: count(),
  price_purchase: maybeAmount(),
  final_price_sqft: maybeAmount(),
  availability: one(Availability),
  /** Purchase units in total, the largest single lot, and the units of each location that has any. */
  stock: one(CardStock),
  alt: freeObject(),
  /** Average of the published reviews, to one decimal, and their number; null without reviews. */
  rating: maybeAmount(),
  reviews: count(),
})

/**
 * The specification's product search record, with our additions under `tessera`. Prices in dollars, exact to the cent;
 * null if the price is available in store only.
 */
export const ProductRecord = model('ProductRecord', {
  id: words(40),
  sku: words(40),
  name: words(200),
  price: maybeAmount(),
  sku_image_url: words(300),
  product_url: words(300),
  final_price: maybeAmount(),
  stock_unit: words(20),
  inspiration_image_url: words(300),
  available_online_sample: yes(),
  is_clearance: yes(),
  is_everyday_value: yes(),
  is_featured: yes(),
  is_new_arrival: yes(),
  rankby1: count(),
  sample_sku_retail: maybeWords(40),
  sample_sku_pro: maybeWords(40),
  sample_price: maybeAmount(),
  material_group: words(60),
  collection: maybeWords(100),
  product_hierarchy1: words(100),
  product_hierarchy2: words(100),
  brand: words(100),
  final_price_purchase: maybeAmount(),
  price_purchase_retail: maybeAmount(),
  tessera: one(CardFacts),
})

const FacetValue = model('FacetValue', { value: words(100), count: count(), selected: yes() })
const SearchFacet = model('SearchFacet', { name: words(60), values: many(FacetValue), size: count() })
/** Whole cents per square foot. */
const PriceRange = model('PriceRange', { min: count(), max: count() })
const Correction = model('Correction', { from: words(200), to: words(200) })
const Relaxation = model('Relaxation', { filter: words(60), values: many(words(100)), total: count() })
const CategoryLink = model('CategoryLink', {
  name: words(100),
  department: words(100),
  url: words(300),
  count: count(),
})
const ZeroHelp = model('ZeroHelp', { relax: many(Relaxation), categories: many(CategoryLink) })

export const SearchAnswer = model('SearchAnswer', {
  total: count(),
  page: count(),
  pageSize: count(),
  /** Within the other filters. */
  priceRange: maybeOne(PriceRange),
  /** At the caller's store, with all other filters. */
  inStockCount: maybeCount(),
  /** "Showing results for herringbone": the corrected search text. */
  corrected: maybeOne(Correction),
  /** Words that were dropped to find results. */
  leftOut: listOf(words(100)),
  /** The search text is a SKU: redirect to its page. */
  redirectSku: maybeWords(40),
  /** For no results: filters to remove, with their result counts, and suggestions. */
  help: maybeOne(ZeroHelp),
  records: many(ProductRecord),
  facets: many(SearchFacet),
})

const SuggestedProduct = model('SuggestedProduct', {
  sku: words(40),
  name: words(200),
  url: words(300),
  imageUrl: words(300),
  size: maybeWords(40),
  price: maybeAmount(),
  per: words(20),
})
const SuggestedSku = model('SuggestedSku', { sku: words(40), name: words(200), url: words(300) })
const SuggestedArticle = model('SuggestedArticle', { title: words(200), url: words(300) })
export const Suggestions = model('Suggestions', {
  products: many(SuggestedProduct),
  categories: many(CategoryLink),
  articles: many(SuggestedArticle),
  skus: many(SuggestedSku),
  corrected: maybeOne(Correction),
})

const ListedCategory = model('ListedCategory', {
  id: words(100),
  name: words(100),
  description: words(500),
  parentId: maybeWords(100),
  url: words(300),
  count: count(),
})
export const CategoryTree = model('CategoryTree', { categories: many(ListedCategory) })

/** Not in the specification: the shop runs its own search instead of using a service. */
export const searchCalls = {
  products: call({
    id: 'Search.products',
    verb: 'GET',
    path: '/api/search/products',
    summary: 'Products by words, filters and sort, with exact counts for every filter.',
    access: 'anyone',
    query: [
      'q',
      'asTyped',
      'page',
      'pageSize',
      'sort',
      'department',
      'category',
      'collection',
      'brand',
      'filter',
      'flag',
      'minPrice',
      'maxPrice',
      'suitableFor',
      'storeId',
      'inStock',
      'enoughSqft',
      'sku',
    ],
    reply: SearchAnswer,
  }),
  suggest: call({
    id: 'Search.suggest',
    verb: 'GET',
    path: '/api/search/suggest',
    summary: 'Products, categories and articles while somebody types.',
    access: 'anyone',
    query: ['q'],
    reply: Suggestions,
  }),
  categories: call({
    id: 'Search.categories',
    verb: 'GET',
    path: '/api/search/categories',
    summary: 'Departments and categories in their order, with how many products each has.',
    access: 'anyone',
    reply: CategoryTree,
  }),
}
