import { assignmentsOf } from '../../kit/assignments.ts'
import { flag, id, readOnly, ref, required, tally, text, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { relation } from '../../kit/relation.ts'
import { resource } from '../../kit/resource.ts'

export const Catalog = model(
  'Catalog',
  {
    ID: id(),
    OwnerID: text(),
    Name: required(text(100)),
    Description: text(2000),
    Active: flag(),
    CategoryCount: readOnly(tally()),
    xp: xp(),
  },
  { search: ['ID', 'Name', 'Description'], sort: ['OwnerID', 'Name', 'ID'], order: ['Name', 'ID'] },
)

export const CatalogAssignment = model(
  'CatalogAssignment',
  {
    CatalogID: required(ref('Catalogs')),
    BuyerID: required(ref('Buyers')),
    ViewAllCategories: flag(),
    ViewAllProducts: flag(),
  },
  { order: ['CatalogID'] },
)

export const ProductCatalogAssignment = model('ProductCatalogAssignment', {
  CatalogID: required(ref('Catalogs')),
  ProductID: required(ref('Products')),
})

export const BundleCatalogAssignment = model('BundleCatalogAssignment', {
  CatalogID: required(ref('Catalogs')),
  BundleID: required(ref('Bundles')),
})

export const catalogs = resource({
  tag: 'Catalogs',
  path: '/catalogs/:catalogID',
  model: Catalog,
  roles: { read: ['CatalogReader'], write: ['CatalogAdmin'] },
})

export const catalogAssignments = relation({
  ...assignmentsOf(catalogs),
  model: CatalogAssignment,
  table: 'catalog_assignments',
  key: ['CatalogID', 'BuyerID'],
  listBy: ['catalogID', 'buyerID'],
  removeBy: ['buyerID'],
})

export const catalogProductAssignments = relation({
  ...assignmentsOf(catalogs, 'Product'),
  model: ProductCatalogAssignment,
  table: 'product_catalog_assignments',
  key: ['CatalogID', 'ProductID'],
  listBy: ['catalogID', 'productID'],
})

export const catalogBundleAssignments = relation({
  ...assignmentsOf(catalogs, 'Bundle'),
  model: BundleCatalogAssignment,
  table: 'bundle_catalog_assignments',
  key: ['CatalogID', 'BundleID'],
  listBy: ['catalogID', 'bundleID'],
})
