import { type Sql, sql } from '@tessera/server/sql'

/** The options of a spec as the API shows them; `spec` is the alias of its row. */
export const specOptions = (spec: Sql): Sql => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('ID', o.id, 'Value', o.value, 'ListOrder', o.list_order,
    'IsOpenText', o.is_open_text, 'PriceMarkupType', o.price_markup_type, 'PriceMarkup', trim_scale(o.price_markup),
    'xp', o.xp) order by o.list_order, o.id), '[]')
  from spec_options o where o.marketplace_id = ${spec}.marketplace_id and o.spec_id = ${spec}.id)`
