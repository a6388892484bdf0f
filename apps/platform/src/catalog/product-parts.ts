import { ProductSupplier } from '@tessera/contract/platform/catalog/products'
import { Spec } from '@tessera/contract/platform/catalog/specs'
import { pathParameter } from '@tessera/server/call'
import type { JsonText } from '@tessera/server/json-text'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { listPage } from '../engine/list-page.ts'
import { requireParents } from '../engine/parents.ts'
import { specOptions } from '../engine/spec-options.ts'
import { type Table, tableOf } from '../engine/table.ts'

const parents = { keys: [{ column: 'product_id', parameter: 'productID' }] }

async function listParts(call: PlatformCall, table: Table, from: Sql): Promise<JsonText> {
  const page = await listPage(call, { table, from, where: sql`true` })
  if (page.total === 0) await requireParents(parents, call)
  return page
}

/** A spec of one product, with its options and the defaults of the assignment. */
const assignedSpec = tableOf({ ...Spec, title: 'ProductSpec' }, '/specs')

export const listSpecs = (call: PlatformCall): Promise<JsonText> =>
  listParts(
    call,
    assignedSpec,
    sql`(
    select s.marketplace_id, s.owner_id, s.id, s.list_order, s.name, s.required, s.allow_open_text, s.defines_variant, s.xp,
      coalesce(a.default_value, s.default_value) as default_value,
      coalesce(a.default_option_id, s.default_option_id) as default_option_id,
      (select count(*)::int from spec_options o where o.marketplace_id = s.marketplace_id and o.spec_id = s.id) as option_count,
      ${specOptions(sql`s`)} as options
    from spec_product_assignments a
    join specs s on s.marketplace_id = a.marketplace_id and s.id = a.spec_id
    where a.marketplace_id = ${call.actor.marketplace} and a.product_id = ${pathParameter(call, 'productID')}) t`,
  )

const seller = tableOf(ProductSupplier, '/suppliers')

export const listSuppliers = (call: PlatformCall): Promise<JsonText> =>
  listParts(
    call,
    seller,
    sql`(
    select s.*, l.default_price_schedule_id
    from product_suppliers l
    join suppliers s on s.marketplace_id = l.marketplace_id and s.id = l.supplier_id
    where l.marketplace_id = ${call.actor.marketplace} and l.product_id = ${pathParameter(call, 'productID')}) t`,
  )
