import { join, name, type Sql, sql } from '@tessera/server/sql'
import type { BuyerUser } from './buyer-user.ts'

/** The settings of a category assignment: whether its products are visible, and whether the category is. */
type Setting = 'products' | 'categories'
const columns: Record<Setting, string> = { products: 'view_all_products', categories: 'visible' }

/**
 * Only categories with a setting or inactive ones, and their descendants: mostly none, so a big tree costs nothing. For
 * each setting `assigned_…` holds the assigned values (true if any of buyer and groups is true), and `decided_…` passes
 * them down to the next category with its own. `hidden` is every inactive category with its descendants. Used in a
 * `with recursive` after `own_groups` and `shelf`.
 */
export const categoryTrees = (party: Omit<BuyerUser, 'userID'>): Sql => sql`
  ${join((['products', 'categories'] as const).map((setting) => decisionQueries(party, setting)))}, hidden as (
    select c.catalog_id, c.id as category_id
    from shelf s
    join categories c on c.marketplace_id = ${party.marketplace} and c.catalog_id = s.catalog_id and not c.active
    union
    select c.catalog_id, c.id
    from hidden h
    join categories c on c.marketplace_id = ${party.marketplace} and c.catalog_id = h.catalog_id and c.parent_id = h.category_id
  )`

function decisionQueries({ marketplace, buyerID }: Omit<BuyerUser, 'userID'>, setting: Setting): Sql {
  const flag = sql`a.${name(columns[setting])}`
  const [assigned, made] = [name(`assigned_${setting}`), name(`decided_${setting}`)]
  return sql`
  ${assigned} as (
    select a.catalog_id, a.category_id, bool_or(${flag}) as says
    from category_assignments a
    where a.marketplace_id = ${marketplace} and a.buyer_id = ${buyerID} and ${flag} is not null
      and (a.user_group_id is null or a.user_group_id in (select id from own_groups))
      and a.catalog_id in (select catalog_id from shelf)
    group by a.catalog_id, a.category_id
  ), ${made} as (
    select catalog_id, category_id, says from ${assigned}
    union all
    select c.catalog_id, c.id, d.says
    from ${made} d
    join categories c on c.marketplace_id = ${marketplace} and c.catalog_id = d.catalog_id and c.parent_id = d.category_id
    where not exists (select from ${assigned} o where o.catalog_id = c.catalog_id and o.category_id = c.id)
  )`
}

/** Opened and closed categories as JSON; an inactive category is always closed. */
export const decisionsJson = (setting: Setting): Sql => sql`(
  select jsonb_build_object(
    'opened', coalesce(jsonb_agg(place) filter (where says and not gone), '[]'),
    'closed', coalesce(jsonb_agg(place) filter (where not says or gone), '[]'))
  from (
    select jsonb_build_object('catalog', d.catalog_id, 'category', d.category_id) as place, d.says,
      exists (select from hidden h where h.catalog_id = d.catalog_id and h.category_id = d.category_id) as gone
    from ${name(`decided_${setting}`)} d
    union all
    select jsonb_build_object('catalog', catalog_id, 'category', category_id), false, true from hidden) it)`
