import type { ProductRange, RangeProduct } from './product-range.ts'

/** Records of one kind, with the operation that saves them. */
export interface RangeRows<Tag extends string = string> {
  tag: Tag
  rows: readonly object[]
  params: Record<string, string>
}

const rowsFor = <Tag extends string>(
  tag: Tag,
  rows: readonly object[],
  params: Record<string, string> = {},
): RangeRows<Tag> => ({ tag, rows, params })

/** Records that must exist before any product. */
export const catalogRows = ({ userGroups, buyer, categories, catalog, facets }: ProductRange) => [
  rowsFor('UserGroups', userGroups, { buyerID: buyer.ID }),
  rowsFor('Categories', categories, { catalogID: catalog.ID }),
  rowsFor('ProductFacets', facets),
]

/** Products with their dependent records; referenced records come first. */
export const productRows = ({ catalog }: ProductRange, articles: readonly RangeProduct[], shipFrom: string) => [
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

const inCategories = ({ product, categoryIDs }: RangeProduct) =>
  categoryIDs.map((CategoryID) => ({ CategoryID, ProductID: product.ID }))
const withProduct = ({ product, inventoryRecords }: RangeProduct) =>
  inventoryRecords.map((record) => ({ ...record, ProductID: product.ID }))
