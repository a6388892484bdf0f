import type { SearchQuery } from '@tessera/search/search-query'

/** Queries of listings and the search box, short and long, narrow and wide. */
export const searchQueries: Omit<SearchQuery, 'priceGroup'>[] = [
  { text: 'white marble' },
  { text: 'porcelain 12x24 matte' },
  { text: 'heringbone mosaic' },
  { text: 'oak hardwood' },
  { text: 'subway tile', filters: { colorFamily: ['White', 'Off-white'] } },
  { text: 'lvp' },
  { text: 'marble under $6' },
  { text: 'sanded grout' },
  { text: 'blue glass', sort: 'price-sqft' },
  { text: 'splashback', filters: { material: ['Ceramic'], finish: ['Gloss'] } },
  { text: '24 x 48 polished', flags: ['newArrival'] },
  { category: 'Marble Tile' },
  { category: 'Porcelain Tile', filters: { look: ['Marble'], colorFamily: ['White', 'Beige'] } },
  { department: 'Wood & Vinyl Flooring', sort: 'price-sqft' },
  { department: 'Mosaics', suitableFor: ['shower-floor'], sort: 'new' },
  { department: 'Tile', filters: { sizeGroup: ['Large'] }, storeId: 'store-103', inStock: true },
  { category: 'Ceramic Tile', enoughSqft: 200, sort: 'name' },
]
/** Texts as they are typed into the search box. */
export const typedTexts = [
  'm',
  'ma',
  'mar',
  'marb',
  'white m',
  'herr',
  'herring',
  'porcelain 12',
  'subw',
  'oa',
  'gr',
  'grout wh',
  '21',
  '2155',
  'heringb',
  'pen',
]
