import type { Model } from '@tessera/contract/kit/model'
import { Category } from '@tessera/contract/platform/catalog/categories'
import { InventoryRecord } from '@tessera/contract/platform/catalog/inventory'
import { Product } from '@tessera/contract/platform/catalog/products'
import { Buyer } from '@tessera/contract/platform/companies/buyers'
import { Supplier } from '@tessera/contract/platform/companies/suppliers'
import { UserGroup } from '@tessera/contract/platform/identity/user-groups'
import { User } from '@tessera/contract/platform/identity/users'
import { name, type Sql, sql } from '@tessera/server/sql'
import { wholeWorksheet } from '../checkout/worksheet.ts'
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
}

/** `where` is a condition on the row `t` and the key `k`. */
function kindOf(model: Model, names: readonly string[], where: Sql, parts?: Sql): SyncKind {
  const table = tableOf(model, '/')
  const object = sql`(select row_to_json(it) from (select ${selectList(table)}) it) as ${name(model.title)}`
  const columns = parts ? sql`${object}, ${parts}` : object
  const from = sql`${name(tableName(model))} t where t.marketplace_id = k.marketplace and ${where}`
  return { title: model.title, names, objects: sql`select ${columns} from ${from}` }
}

const ofCompany = (type: 'buyer' | 'supplier'): Sql =>
  sql`t.company_type = ${type} and t.company_id = k.parent and t.id = k.id`
const ofSeller = sql`t.company_type = 'seller' and t.company_id = k.marketplace and t.id = k.id`
const byID = sql`t.id = k.id`

/** By the names of the configurations. */
export const syncKinds = {
  AdminUsers: kindOf(User, ['UserID'], ofSeller),
  Buyers: kindOf(Buyer, ['BuyerID'], byID),
  BuyerUsers: kindOf(User, ['BuyerID', 'UserID'], ofCompany('buyer')),
  BuyerUserGroups: kindOf(UserGroup, ['BuyerID', 'UserGroupID'], ofCompany('buyer')),
  Categories: kindOf(Category, ['CatalogID', 'CategoryID'], sql`t.catalog_id = k.parent and t.id = k.id`),
  InventoryRecords: kindOf(
    InventoryRecord,
    ['ProductID', 'InventoryRecordID'],
    sql`t.product_id = k.parent and t.id = k.id`,
  ),
  Suppliers: kindOf(Supplier, ['SupplierID'], byID),
  SupplierUsers: kindOf(User, ['SupplierID', 'UserID'], ofCompany('supplier')),
  Products: kindOf(Product, ['ProductID'], byID, productParts),
  Orders: {
    title: 'Order',
    names: ['Direction', 'OrderID'],
    objects: sql`
      select ${wholeWorksheet} as "OrderWorksheet" from orders o
      where o.marketplace_id = k.marketplace and o.id = k.id and o.is_submitted
        and o.side = case k.parent when 'Incoming' then 'buyer' else 'seller' end`,
  },
} as const satisfies Readonly<Record<string, SyncKind>>

export type SyncKindName = keyof typeof syncKinds
