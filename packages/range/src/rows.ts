import type { Article, Range } from './range.ts'

/** Records of one kind, under the name of the operation that saves one of them. */
export interface Rows<Tag extends string = string> {
  tag: Tag
  rows: readonly object[]
  params: Record<string, string>
}

const rowsFor = <Tag extends string>(
  tag: Tag,
  rows: readonly object[],
  params: Record<string, string> = {},
): Rows<Tag> => ({ tag, rows, params })

/** What has to be there before any article. */
export const shelfRows = ({ userGroups, buyer, categories, catalog, facets }: Range) => [
  rowsFor('UserGroups', userGroups, { buyerID: buyer.ID }),
  rowsFor('Categories', categories, { catalogID: catalog.ID }),
  rowsFor('ProductFacets', facets),
]

/** Articles with all that belongs to them: whatever is pointed at comes first. */
export const articleRows = ({ catalog }: Range, articles: readonly Article[], shipFrom: string) => [
  rowsFor(
    'PriceSchedules',
    articles.flatMap(({ priceSchedules }) => priceSchedules),
  ),
  rowsFor(
    'Products',
    articles.map(({ product }) => ({ ...product, ShipFromAddressID: shipFrom })),
  ),
  rowsFor(
    'Catalogs.SaveProductAssignment',
    articles.map(({ product }) => ({ CatalogID: catalog.ID, ProductID: product.ID })),
  ),
  rowsFor('Categories.SaveProductAssignment', articles.flatMap(inCategories), { catalogID: catalog.ID }),
  rowsFor(
    'Products.SaveAssignment',
    articles.flatMap(({ assignments }) => assignments),
  ),
  rowsFor('InventoryRecords', articles.flatMap(withProduct)),
]

const inCategories = ({ product, categoryIDs }: Article) =>
  categoryIDs.map((CategoryID) => ({ CategoryID, ProductID: product.ID }))
const withProduct = ({ product, inventoryRecords }: Article) =>
  inventoryRecords.map((record) => ({ ...record, ProductID: product.ID }))
