import { embed, flag, freeObject, listOf, measure, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { count, maybeCount, requiredEmbed, requiredList, requiredOneOf, requiredText } from '../fields.ts'

const Availability = model('CardAvailability', {
  status: requiredOneOf(['stocked', 'special-order', 'made-to-order', 'discontinued'] as const),
  leadDays: count(),
})
const CardStock = model('CardStock', { boxes: count(), largest_lot: count(), at: freeObject() })

/** Card data beyond the specification's record. */
const CardFacts = model('CardFacts', {
  kind: requiredText(30),
  size: text(40),
  finish: text(40),
  shade: text(4),
  color: text(60),
  color_family: text(40),
  purchase_unit: requiredText(20),
  sqft_per_box: measure(),
  pieces_per_box: count(),
  price_purchase: measure(),
  final_price_sqft: measure(),
  availability: requiredEmbed(Availability),
  /** Purchase units in total, the largest single lot, and the units of each location that has any. */
  stock: requiredEmbed(CardStock),
  alt: freeObject(),
  /** Average of the published reviews, to one decimal, and their number; null without reviews. */
  rating: measure(),
  reviews: count(),
})

/**
 * The specification's product search record, with our additions under `tessera`. Prices in dollars, exact to the cent;
 * null if the price is available in store only.
 */
export const ProductRecord = model('ProductRecord', {
  id: requiredText(40),
  sku: requiredText(40),
  name: requiredText(200),
  price: measure(),
  sku_image_url: requiredText(300),
  product_url: requiredText(300),
  final_price: measure(),
  stock_unit: requiredText(20),
  inspiration_image_url: requiredText(300),
  available_online_sample: flag(),
  is_clearance: flag(),
  is_everyday_value: flag(),
  is_featured: flag(),
  is_new_arrival: flag(),
  rankby1: count(),
  sample_sku_retail: text(40),
  sample_sku_pro: text(40),
  sample_price: measure(),
  material_group: requiredText(60),
  collection: text(100),
  product_hierarchy1: requiredText(100),
  product_hierarchy2: requiredText(100),
  brand: requiredText(100),
  final_price_purchase: measure(),
  price_purchase_retail: measure(),
  tessera: requiredEmbed(CardFacts),
})

const FacetValue = model('FacetValue', { value: requiredText(100), count: count(), selected: flag() })
const SearchFacet = model('SearchFacet', { name: requiredText(60), values: requiredList(FacetValue), size: count() })
/** Whole cents per square foot. */
const PriceRange = model('PriceRange', { min: count(), max: count() })
const SearchCorrection = model('SearchCorrection', { from: requiredText(200), to: requiredText(200) })
const SearchRelaxation = model('SearchRelaxation', {
  filter: requiredText(60),
  values: requiredList(requiredText(100)),
  total: count(),
})
const CategoryLink = model('CategoryLink', {
  name: requiredText(100),
  department: requiredText(100),
  url: requiredText(300),
  count: count(),
})
/** A word of the search text that limits the result like a filter. */
const UnderstoodFilter = model('UnderstoodFilter', {
  /** A facet's name, or `price`. */
  filter: requiredText(60),
  /** The facet's values; for a price, what it is per. */
  values: requiredList(requiredText(100)),
  /** The search text without it. */
  rest: requiredText(200),
  /** Whole cents of a price; null if open. */
  min: maybeCount(),
  max: maybeCount(),
})
const HelpPage = model('HelpPage', { title: requiredText(200), url: requiredText(300), summary: requiredText(500) })
const ZeroHelp = model('ZeroHelp', { relax: requiredList(SearchRelaxation), categories: requiredList(CategoryLink) })

export const SearchAnswer = model('SearchAnswer', {
  total: count(),
  page: count(),
  pageSize: count(),
  /** Within the other filters. */
  priceRange: embed(PriceRange),
  /** At the caller's store, with all other filters. */
  inStockCount: maybeCount(),
  /** "Showing results for herringbone": the corrected search text. */
  corrected: embed(SearchCorrection),
  /** Words that were dropped to find results. */
  leftOut: listOf(requiredText(100)),
  /** Prices, sizes, colors, finishes and materials that the search text names. */
  understood: listOf(UnderstoodFilter),
  /** Pages about the shop that answer the search text, such as returns. */
  pages: listOf(HelpPage),
  /** The search text is a SKU: redirect to its page. */
  redirectSku: text(40),
  /** For no results: filters to remove, with their result counts, and suggestions. */
  help: embed(ZeroHelp),
  records: requiredList(ProductRecord),
  facets: requiredList(SearchFacet),
})

const SuggestedProduct = model('SuggestedProduct', {
  sku: requiredText(40),
  name: requiredText(200),
  url: requiredText(300),
  imageUrl: requiredText(300),
  size: text(40),
  price: measure(),
  per: requiredText(20),
})
const SuggestedSku = model('SuggestedSku', { sku: requiredText(40), name: requiredText(200), url: requiredText(300) })
const SuggestedPage = model('SuggestedPage', { title: requiredText(200), url: requiredText(300) })
const SuggestedArticle = model('SuggestedArticle', { title: requiredText(200), url: requiredText(300) })
export const Suggestions = model('Suggestions', {
  products: requiredList(SuggestedProduct),
  categories: requiredList(CategoryLink),
  articles: requiredList(SuggestedArticle),
  pages: requiredList(SuggestedPage),
  skus: requiredList(SuggestedSku),
  corrected: embed(SearchCorrection),
})

const ListedCategory = model('ListedCategory', {
  id: requiredText(100),
  name: requiredText(100),
  description: requiredText(500),
  parentId: text(100),
  url: requiredText(300),
  count: count(),
})
export const CategoryTree = model('CategoryTree', { categories: requiredList(ListedCategory) })
