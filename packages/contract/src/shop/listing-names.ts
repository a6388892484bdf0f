/** Parameters of a listing, in the order a URL has them. The repeated ones are combined. */
export const singleParams = [
  'q',
  'asTyped',
  'department',
  'category',
  'collection',
  'brand',
  'minPrice',
  'maxPrice',
  'storeId',
  'inStock',
  'enoughSqft',
  'sort',
  'page',
  'pageSize',
] as const
export const repeatedParams = ['filter', 'flag', 'suitableFor'] as const
export type ListingParam = (typeof singleParams)[number] | (typeof repeatedParams)[number]

/** Names of `filter=material:Marble`. */
export const facetNames = [
  'department',
  'category',
  'material',
  'look',
  'colorFamily',
  'finish',
  'shape',
  'size',
  'sizeGroup',
  'edge',
  'use',
  'room',
  'suitableFor',
  'abrasionClass',
  'dcofClass',
  'absorption',
  'frostResistant',
  'shadeVariation',
  'texture',
  'wearLayer',
  'core',
  'waterproof',
  'species',
  'grade',
  'groutType',
  'mortarType',
  'profile',
  'certification',
  'brand',
  'collection',
  'flag',
  'availability',
] as const
export type FacetName = (typeof facetNames)[number]

export const productFlags = ['clearance', 'everydayValue', 'featured', 'newArrival'] as const
export type ProductFlag = (typeof productFlags)[number]

/** A minus means descending. The default is `relevance` with text, else `rank`. */
export const searchSorts = [
  'relevance',
  'rank',
  'price-sqft',
  '-price-sqft',
  'price-box',
  '-price-box',
  'new',
  'name',
  '-name',
] as const
export type SearchSort = (typeof searchSorts)[number]

export const defaultPageSize = 24
export const maxPageSize = 96
/** Longer texts are cut, and more values of one parameter are ignored. */
export const maxParamLength = 200
export const maxParamValues = 50
