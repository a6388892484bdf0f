import { assignmentsOf } from '../../kit/assignments.ts'
import { flag, id, ref, required, text, whole, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { relation } from '../../kit/relation.ts'
import { resource } from '../../kit/resource.ts'

export const Bundle = model(
  'Bundle',
  {
    ID: id(),
    OwnerID: text(),
    Name: required(text(100)),
    Description: text(2000),
    Active: flag(),
    xp: xp(),
  },
  { search: ['*'], sort: ['*'], order: ['Name', 'ID'] },
)

export const BundleAssignment = model('BundleAssignment', {
  SellerID: text(),
  BundleID: required(ref('Bundles')),
  BuyerID: required(ref('Buyers')),
  UserGroupID: ref('UserGroups'),
})

export const BundleProductAssignment = model('BundleProductAssignment', {
  ProductID: required(ref('Products')),
  BundleID: required(ref('Bundles')),
  Required: required(flag()),
  DefaultQuantity: whole(),
})

export const bundles = resource({
  tag: 'Bundles',
  path: '/bundles/:bundleID',
  model: Bundle,
  roles: { read: ['BundleReader'], write: ['BundleAdmin'] },
  query: { List: ['catalogID', 'categoryID', 'supplierID', 'searchType'] },
  facets: true,
})

export const bundleAssignments = relation({
  ...assignmentsOf(bundles),
  remove: '/bundles/:bundleID/assignments/:buyerID',
  roles: { read: ['BundleReader'], write: ['BundleAdmin', 'BundleAssignmentAdmin'] },
  model: BundleAssignment,
  table: 'bundle_assignments',
  key: ['SellerID', 'BundleID', 'BuyerID', 'UserGroupID'],
  listBy: ['bundleID', 'buyerID', 'userGroupID', 'level'],
  removeBy: ['userID', 'userGroupID', 'sellerID'],
})

export const bundleProductAssignments = relation({
  ...assignmentsOf(bundles, 'Product'),
  model: BundleProductAssignment,
  table: 'bundle_product_assignments',
  key: ['ProductID', 'BundleID'],
  listBy: ['bundleID', 'productID'],
})
