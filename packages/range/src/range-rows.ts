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
export const productRows = ({ catalog }: ProductRange, products: readonly RangeProduct[], shipFrom: string) => [
  rowsFor(
    'PriceSchedules',
    products.flatMap(({ priceSchedules }) => priceSchedules),
  ),
  rowsFor(
    'Products',
    products.map(({ product }) => ({ ...product, ShipFromAddressID: shipFrom })),
  ),
  rowsFor(
    'Catalogs.SaveProductAssignment',
    products.map(({ product }) => ({ CatalogID: catalog.ID, ProductID: product.ID })),
  ),
  rowsFor('Categories.SaveProductAssignment', products.flatMap(inCategories), { catalogID: catalog.ID }),
  rowsFor(
    'Products.SaveAssignment',
    products.flatMap(({ assignments }) => assignments),
  ),
  rowsFor('InventoryRecords', products.flatMap(withProduct)),
]

const inCategories = ({ product, categoryIDs }: RangeProduct) =>
  categoryIDs.map((CategoryID) => ({ CategoryID, ProductID: product.ID }))
const withProduct = ({ product, inventoryRecords }: RangeProduct) =>
  inventoryRecords.map((record) => ({ ...record, ProductID: product.ID }))
