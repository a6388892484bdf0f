import type { ErrorCode } from '@tessera/contract/errors'
import type { Model } from '@tessera/contract/kit/model'
import { Category } from '@tessera/contract/platform/catalog/categories'
import { InventoryRecord } from '@tessera/contract/platform/catalog/inventory'
import { Product } from '@tessera/contract/platform/catalog/products'
import { Buyer } from '@tessera/contract/platform/companies/buyers'
import { Supplier } from '@tessera/contract/platform/companies/suppliers'
import { UserGroup } from '@tessera/contract/platform/identity/user-groups'
import { User } from '@tessera/contract/platform/identity/users'
import { name, type Sql, sql } from '@tessera/server/sql'
import { selectList } from '../engine/select-list.ts'
import { tableName, tableOf } from '../engine/table.ts'
import { productParts } from './product-parts.ts'

/** A kind of object whose state is sent to a receiver. */
export interface SyncKind {
  /** The type of the object in refusals. */
  title: string
  /** The properties that name an object: its parent, if it has one, and itself. */
  names: readonly string[]
  /** A query for the objects with the key `k` (`parent` and `id`): one row, whose columns go into the message. */
  objects: Sql
  notEnabled: ErrorCode
}

/** `where` is a condition on the row `t` and the key `k`. */
function kindOf(model: Model, names: readonly string[], where: Sql, notEnabled: ErrorCode, parts?: Sql): SyncKind {
  const table = tableOf(model, '/')
  const object = sql`(select row_to_json(it) from (select ${selectList(table)}) it) as ${name(model.title)}`
  const columns = parts ? sql`${object}, ${parts}` : object
  const from = sql`${name(tableName(model))} t where t.marketplace_id = k.marketplace and ${where}`
  return { title: model.title, names, objects: sql`select ${columns} from ${from}`, notEnabled }
}

const ofCompany = (type: 'buyer' | 'supplier'): Sql =>
  sql`t.company_type = ${type} and t.company_id = k.parent and t.id = k.id`
const ofSeller = sql`t.company_type = 'seller' and t.company_id = k.marketplace and t.id = k.id`
const byID = sql`t.id = k.id`

/** By the names of the configurations. */
export const syncKinds = {
  AdminUsers: kindOf(User, ['UserID'], ofSeller, 'Synchronize.EntitySyncForAdminUsersNotEnabled'),
  Buyers: kindOf(Buyer, ['BuyerID'], byID, 'Synchronize.EntitySyncForBuyerNotEnabled'),
  BuyerUsers: kindOf(User, ['BuyerID', 'UserID'], ofCompany('buyer'), 'Synchronize.EntitySyncForBuyerUsersNotEnabled'),
  BuyerUserGroups: kindOf(
    UserGroup,
    ['BuyerID', 'UserGroupID'],
    ofCompany('buyer'),
    'Synchronize.EntitySyncForBuyerUserGroupNotEnabled',
  ),
  Categories: kindOf(
    Category,
    ['CatalogID', 'CategoryID'],
    sql`t.catalog_id = k.parent and t.id = k.id`,
    'Synchronize.EntitySyncForCategoryNotEnabled',
  ),
  InventoryRecords: kindOf(
    InventoryRecord,
    ['ProductID', 'InventoryRecordID'],
    sql`t.product_id = k.parent and t.id = k.id`,
    'Synchronize.EntitySyncForInventoryRecordNotEnabled',
  ),
  Suppliers: kindOf(Supplier, ['SupplierID'], byID, 'Synchronize.EntitySyncForSupplierNotEnabled'),
  SupplierUsers: kindOf(
    User,
    ['SupplierID', 'UserID'],
    ofCompany('supplier'),
    'Synchronize.EntitySyncForSupplierUsersNotEnabled',
  ),
  Products: kindOf(Product, ['ProductID'], byID, 'Synchronize.ProductSyncNotEnabled', productParts),
} as const satisfies Readonly<Record<string, SyncKind>>

export type SyncKindName = keyof typeof syncKinds
