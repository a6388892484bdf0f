import { assignmentsOf } from '../../kit/assignments.ts'
import { flag, id, maybeFlag, readOnly, ref, required, tally, text, whole, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { relation } from '../../kit/relation.ts'
import { resource } from '../../kit/resource.ts'

export const Category = model(
  'Category',
  {
    ID: id(),
    Name: required(text(100)),
    Description: text(2000),
    ListOrder: whole({ min: 0 }),
    Active: flag(),
    ParentID: ref('Categories'),
    ChildCount: readOnly(tally()),
    xp: xp(),
  },
  { search: ['ID', 'Name', 'Description'], sort: ['ID', 'Name'] },
)

export const CategoryAssignment = model(
  'CategoryAssignment',
  {
    CategoryID: required(ref('Categories')),
    BuyerID: required(ref('Buyers')),
    UserGroupID: ref('UserGroups'),
    Visible: maybeFlag(),
    ViewAllProducts: maybeFlag(),
  },
  { order: ['CategoryID', 'BuyerID'] },
)

export const CategoryProductAssignment = model('CategoryProductAssignment', {
  CategoryID: required(ref('Categories')),
  ProductID: required(ref('Products')),
  ListOrder: whole(),
})

export const CategoryBundleAssignment = model('CategoryBundleAssignment', {
  CategoryID: required(ref('Categories')),
  BundleID: required(ref('Bundles')),
  ListOrder: whole(),
})

export const categories = resource({
  tag: 'Categories',
  path: '/catalogs/:catalogID/categories/:categoryID',
  model: Category,
  roles: { read: ['CategoryReader'], write: ['CategoryAdmin'] },
  query: { List: ['depth'], Create: ['adjustListOrders'], Save: ['adjustListOrders'], Patch: ['adjustListOrders'] },
})

export const categoryAssignments = relation({
  ...assignmentsOf(categories),
  model: CategoryAssignment,
  table: 'category_assignments',
  key: ['CategoryID', 'BuyerID', 'UserGroupID'],
  listBy: ['categoryID', 'buyerID', 'userGroupID', 'level'],
  removeBy: ['buyerID', 'userID', 'userGroupID'],
})

export const categoryProductAssignments = relation({
  ...assignmentsOf(categories, 'Product'),
  model: CategoryProductAssignment,
  table: 'category_product_assignments',
  key: ['CategoryID', 'ProductID'],
  listBy: ['categoryID', 'productID'],
})

export const categoryBundleAssignments = relation({
  ...assignmentsOf(categories, 'Bundle'),
  model: CategoryBundleAssignment,
  table: 'category_bundle_assignments',
  key: ['CategoryID', 'BundleID'],
  listBy: ['categoryID', 'bundleID'],
})
