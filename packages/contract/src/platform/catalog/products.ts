import { action } from '../../kit/action.ts'
import { assignmentsOf } from '../../kit/assignments.ts'
import { columns, flag, id, moment, readOnly, ref, required, tally, text, whole, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { readRoles } from '../../kit/operation.ts'
import { relation } from '../../kit/relation.ts'
import { resource } from '../../kit/resource.ts'
import { supplierFields, supplierLists } from '../companies/suppliers.ts'
import { Inventory } from './inventory.ts'
import { parcel } from './parcel.ts'
import { Spec } from './specs.ts'
import { Variant, VariantOverrides } from './variants.ts'

/** Product fields that only the seller sees. */
export const sellerProductFields = {
  OwnerID: text(),
  DefaultPriceScheduleID: ref('PriceSchedules'),
  AutoForward: flag(),
}

export const productFields = {
  ID: id(),
  ParentID: ref('Products'),
  IsParent: flag(),
  IsBundle: readOnly(flag()),
  Name: required(text(100)),
  Description: text(2000),
  QuantityMultiplier: whole({ min: 1, default: 1 }),
  ...parcel,
  Active: flag(),
  SpecCount: readOnly(tally()),
  VariantCount: readOnly(tally()),
  ShipFromAddressID: ref('AdminAddresses'),
  Inventory: columns(Inventory),
  DefaultSupplierID: ref('Suppliers'),
  AllSuppliersCanSell: flag(),
  Returnable: flag(),
  DateCreated: readOnly(moment()),
  xp: xp(),
}

export const productLists = { search: ['*'], sort: ['*'], order: ['Name', 'ID'] } as const

export const Product = model('Product', { ...sellerProductFields, ...productFields }, productLists)

export const ProductAssignment = model('ProductAssignment', {
  SellerID: text(),
  ProductID: required(ref('Products')),
  BuyerID: required(ref('Buyers')),
  UserGroupID: ref('UserGroups'),
  PriceScheduleID: ref('PriceSchedules'),
})

export const ProductSupplier = model(
  'ProductSupplier',
  { DefaultPriceScheduleID: ref('PriceSchedules'), ...supplierFields },
  supplierLists,
)

export const products = resource({
  tag: 'Products',
  path: '/products/:productID',
  model: Product,
  roles: { read: ['ProductReader'], write: ['ProductAdmin'] },
  query: { List: ['catalogID', 'categoryID', 'supplierID', 'searchType'] },
  facets: true,
})

export const productsVariants = resource({
  tag: 'Products',
  path: '/products/:productID/variants/:variantID',
  model: Variant,
  roles: products.roles,
  named: { many: 'Variants', one: 'Variant' },
  only: ['List', 'Get', 'Save', 'Patch'],
})

export const productAssignments = relation({
  ...assignmentsOf(products),
  remove: '/products/:productID/assignments/:buyerID',
  roles: { read: ['ProductReader'], write: ['ProductAdmin', 'ProductAssignmentAdmin'] },
  model: ProductAssignment,
  table: 'product_assignments',
  key: ['SellerID', 'ProductID', 'BuyerID', 'UserGroupID'],
  listBy: ['productID', 'priceScheduleID', 'buyerID', 'userGroupID', 'level'],
  removeBy: ['userID', 'userGroupID', 'sellerID'],
})

const list = { verb: 'GET', roles: readRoles(products.roles), list: 'full' } as const
const write = { roles: products.roles.write } as const

export const productsActions = [
  action({
    ...list,
    id: 'Products.ListSpecs',
    path: '/products/:productID/specs',
    reply: Spec,
    summary: 'List specs assigned to the product.',
  }),
  action({
    ...list,
    id: 'Products.ListSuppliers',
    path: '/products/:productID/suppliers',
    reply: ProductSupplier,
    summary: 'List suppliers that may sell the product.',
  }),
  action({
    ...write,
    id: 'Products.SaveSupplier',
    verb: 'PUT',
    path: '/products/:productID/suppliers/:supplierID',
    query: ['defaultPriceScheduleID'],
    summary: 'Let a supplier sell the product.',
  }),
  action({
    ...write,
    id: 'Products.RemoveSupplier',
    verb: 'DELETE',
    path: '/products/:productID/suppliers/:supplierID',
    summary: 'Stop a supplier selling the product.',
  }),
  action({
    ...write,
    id: 'Products.GenerateVariants',
    verb: 'POST',
    path: '/products/:productID/variants/generate',
    query: ['overwriteExisting'],
    body: VariantOverrides,
    reply: Product,
    summary: 'Create variants from variant-defining spec options.',
  }),
]
