import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { BuyerUser } from './buyer-user.ts'
import { categoryTrees, decisionsJson } from './category-trees.ts'

/** Key of a category, which is unique only within its catalog. */
export interface CategoryKey {
  catalog: string
  category: string
}

/** Categories opened or closed by assignments; for others the catalog's setting applies. */
export interface CategoryDecisions {
  opened: CategoryKey[]
  closed: CategoryKey[]
}

/** An active catalog assigned to the buyer, and its default visibility for products and categories. */
export interface AssignedCatalog {
  catalog: string
  allProducts: boolean
  allCategories: boolean
}

/**
 * Everything that decides what a user can see except for the products: small, and equal for users of a buyer in the
 * same groups.
 */
export interface CatalogView {
  groups: string[]
  /** Currency of the user's locale, in lower case. */
  currency: string | null
  defaultCatalog: string | null
  shelves: AssignedCatalog[]
  products: CategoryDecisions
  categories: CategoryDecisions
  /** Inactive categories and their descendants. */
  hidden: CategoryKey[]
}

export type Viewer = BuyerUser & CatalogView

export async function readView(db: Queryable, { marketplace, buyerID, userID }: BuyerUser): Promise<CatalogView> {
  const groups = sql`
    select g.user_group_id as id from user_group_assignments g
    where g.marketplace_id = ${marketplace} and g.company_type = 'buyer' and g.company_id = ${buyerID} and g.user_id = ${userID}`
  const view = await db.find<CatalogView>(sql`
    with recursive own_groups as (${groups}), shelf as (
      select a.catalog_id, a.view_all_products, a.view_all_categories
      from catalog_assignments a
      join catalogs c on c.marketplace_id = a.marketplace_id and c.id = a.catalog_id and c.active
      where a.marketplace_id = ${marketplace} and a.buyer_id = ${buyerID}
    ), ${categoryTrees({ marketplace, buyerID })}
    select array(select id from own_groups order by id) as groups,
      lower(user_locale(${marketplace}, 'buyer', ${buyerID}, ${userID}) ->> 'Currency') as currency,
      (select default_catalog_id from buyers where marketplace_id = ${marketplace} and id = ${buyerID}) as "defaultCatalog",
      (select coalesce(jsonb_agg(jsonb_build_object('catalog', catalog_id, 'allProducts', view_all_products,
        'allCategories', view_all_categories) order by catalog_id), '[]') from shelf) as shelves,
      ${decisionsJson('products')} as products,
      ${decisionsJson('categories')} as categories,
      (select coalesce(jsonb_agg(jsonb_build_object('catalog', catalog_id, 'category', category_id)), '[]') from hidden) as hidden`)
  if (!view) throw new Error('A select without a from clause answers one row.')
  return view
}

/** Reads the current view, for a transaction that depends on it. */
export const viewerOf = async (db: Queryable, who: BuyerUser): Promise<Viewer> => ({
  ...who,
  ...(await readView(db, who)),
})
