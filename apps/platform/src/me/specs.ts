import { Spec } from '@tessera/contract/platform/catalog/specs'
import { pathParameter } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { type ListSource, listPage } from '../engine/list-page.ts'
import { specOptions } from '../engine/spec-options.ts'
import { tableOf } from '../engine/table.ts'
import { getListed } from './find-listed.ts'
import { getVisibleProduct } from './visible-product.ts'

/** A spec of one product: its options, and the defaults of the assignment. */
const table = tableOf({ ...Spec, title: 'BuyerSpec' }, '/specs')

/** A child product has its own specs and its parent's; if both have a spec, the child's assignment wins. */
async function specsOf(call: PlatformCall): Promise<ListSource> {
  const { product } = await getVisibleProduct(call)
  const { id, parentID } = product
  const from = sql`(
    select distinct on (s.id) s.marketplace_id, s.owner_id, s.id, s.list_order, s.name, s.required, s.allow_open_text,
      s.defines_variant, s.xp,
      coalesce(a.default_value, s.default_value) as default_value,
      coalesce(a.default_option_id, s.default_option_id) as default_option_id,
      (select count(*)::int from spec_options o where o.marketplace_id = s.marketplace_id and o.spec_id = s.id) as option_count,
      ${specOptions(sql`s`)} as options
    from spec_product_assignments a
    join specs s on s.marketplace_id = a.marketplace_id and s.id = a.spec_id
    where a.marketplace_id = ${call.actor.marketplace} and a.product_id in (${id}, ${parentID})
    order by s.id, a.product_id = ${id} desc) t`
  return { table, from, where: sql`true` }
}

export const specViews: PlatformHandlers = {
  'Me.ListSpecs': async (call) => listPage(call, await specsOf(call)),
  'Me.GetSpec': async (call) => getListed(call, await specsOf(call), Spec.title, pathParameter(call, 'specID')),
}
