import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import fc from 'fast-check'
import type { Scene } from './visibility-model.ts'

const catalogIDs = ['a', 'b']
const groupIDs = ['mine', 'too', 'others']
const flag = fc.boolean()
/** Mostly true, so that scenes have visible products. */
const mostly = fc.integer({ min: 0, max: 5 }).map((one) => one > 0)
const word = fc.option(flag)
const group = fc.option(fc.constantFrom(...groupIDs))

const some = <Value>(values: Value[], max = values.length) =>
  values.length === 0 ? fc.constant<Value[]>([]) : fc.uniqueArray(fc.constantFrom(...values), { maxLength: max })

const categories = fc
  .array(fc.record({ catalog: fc.constantFrom(...catalogIDs), up: fc.nat(5), isTop: flag, active: mostly }), {
    maxLength: 7,
  })
  .map((drawn) =>
    drawn.map(({ catalog, up, isTop, active }, index) => {
      const older = drawn.slice(0, index).flatMap((one, place) => (one.catalog === catalog ? [`c${place}`] : []))
      const parent = isTop || older.length === 0 ? null : (older[up % older.length] ?? null)
      return { id: `c${index}`, catalog, parent, active }
    }),
  )

const catalogs = fc.tuple(
  ...catalogIDs.map((id) =>
    fc.record({ id: fc.constant(id), active: mostly, assigned: mostly, allProducts: flag, allCategories: flag }),
  ),
)

export const scenes: fc.Arbitrary<Scene> = fc
  .record({ catalogs, categories })
  .chain((base) => {
    const categoryIDs = base.categories.map((one) => one.id)
    const products = fc.array(
      fc.record({ active: mostly, isChild: flag, held: some(catalogIDs), places: some(categoryIDs, 3) }),
      { maxLength: 6 },
    )
    return fc.record({
      base: fc.constant(base),
      products,
      own: some(['mine', 'too']),
      told: fc.array(fc.record({ category: fc.nat(6), group, visible: word, products: word }), { maxLength: 6 }),
      given: fc.array(fc.record({ product: fc.nat(5), group }), { maxLength: 2 }),
    })
  })
  .map(({ base, products, own, told, given }) => ({
    catalogs: base.catalogs,
    categories: base.categories,
    groups: groupIDs.map((id) => ({ id, isOwn: own.includes(id) })),
    products: products.map(({ active, isChild, held, places }, index) => {
      const parent = isChild && index > 0 && !products[0]?.isChild ? 'p0' : null
      const within = places.flatMap((id) => base.categories.find((one) => one.id === id)?.catalog ?? [])
      return {
        id: `p${index}`,
        active,
        parent,
        catalogs: parent ? [] : [...new Set([...held, ...within])],
        places: parent ? [] : places,
      }
    }),
    categoryAssignments: unique(
      told.flatMap(({ category, ...rest }) => {
        const id = base.categories[category]?.id
        return id ? [{ category: id, ...rest }] : []
      }),
      (one) => `${one.category} ${one.group}`,
    ),
    productAssignments: unique(
      given.flatMap(({ product, group: party }) =>
        products[product] ? [{ product: `p${product}`, group: party }] : [],
      ),
      (one) => `${one.product} ${one.group}`,
    ),
  }))

const unique = <Value>(values: Value[], keyOf: (value: Value) => string): Value[] => [
  ...new Map(values.map((one) => [keyOf(one), one])).values(),
]

/** Inserts a scene into its own marketplace by SQL; the API would take seconds. */
export async function stage(db: Database, m: string, scene: Scene): Promise<void> {
  const json = (value: unknown) => sql`jsonb_array_elements(${JSON.stringify(value)}::jsonb) e`
  await db.rows(sql`insert into marketplaces (id, name) values (${m}, ${m})`)
  await db.rows(sql`insert into buyers (marketplace_id, id, name, active) values (${m}, 'b', 'b', true)`)
  await db.rows(sql`
    insert into users (marketplace_id, company_type, company_id, id, username, first_name, last_name, email, active)
    values (${m}, 'buyer', 'b', 'u', 'u', 'U', 'U', 'u@shop.test', true)`)
  await db.rows(sql`
    insert into user_groups (marketplace_id, company_type, company_id, id, name)
    select ${m}, 'buyer', 'b', e ->> 'id', '' from ${json(scene.groups)}`)
  await db.rows(sql`
    insert into user_group_assignments (marketplace_id, company_type, company_id, user_group_id, user_id)
    select ${m}, 'buyer', 'b', e ->> 'id', 'u' from ${json(scene.groups)} where (e ->> 'isOwn')::boolean`)
  await db.rows(sql`
    insert into catalogs (marketplace_id, id, owner_id, name, active)
    select ${m}, e ->> 'id', ${m}, '', (e ->> 'active')::boolean from ${json(scene.catalogs)}`)
  await db.rows(sql`
    insert into catalog_assignments (marketplace_id, catalog_id, buyer_id, view_all_products, view_all_categories)
    select ${m}, e ->> 'id', 'b', (e ->> 'allProducts')::boolean, (e ->> 'allCategories')::boolean
    from ${json(scene.catalogs)} where (e ->> 'assigned')::boolean`)
  await stageProducts(db, m, scene)
  await stageCategories(db, m, scene)
  await db.rows(sql`
    insert into product_assignments (marketplace_id, seller_id, product_id, buyer_id, user_group_id)
    select ${m}, ${m}, e ->> 'product', 'b', e ->> 'group' from ${json(scene.productAssignments)}`)
}

async function stageProducts(db: Database, m: string, { products }: Scene): Promise<void> {
  for (const { id, active, parent, catalogs: held } of products) {
    await db.rows(sql`
      insert into products (marketplace_id, id, owner_id, name, active, parent_id, is_parent, auto_forward, quantity_multiplier,
        all_suppliers_can_sell, returnable)
      values (${m}, ${id}, ${m}, ${id}, ${active}, ${parent}, ${parent === null}, false, 1, false, false)`)
    await db.rows(sql`
      insert into product_catalog_assignments (marketplace_id, catalog_id, product_id)
      select ${m}, c, ${id} from unnest(${held}::text[]) c`)
  }
}

async function stageCategories(db: Database, m: string, scene: Scene): Promise<void> {
  for (const { id, catalog, parent, active } of scene.categories)
    await db.rows(sql`
      insert into categories (marketplace_id, catalog_id, id, name, active, parent_id)
      values (${m}, ${catalog}, ${id}, '', ${active}, ${parent})`)
  for (const { id, places } of scene.products)
    await db.rows(sql`
      insert into category_product_assignments (marketplace_id, catalog_id, category_id, product_id)
      select c.marketplace_id, c.catalog_id, c.id, ${id} from categories c where c.marketplace_id = ${m} and c.id = any (${places}::text[])`)
  for (const { category, group: party, visible, products } of scene.categoryAssignments)
    await db.rows(sql`
      insert into category_assignments (marketplace_id, catalog_id, category_id, buyer_id, user_group_id, visible, view_all_products)
      select c.marketplace_id, c.catalog_id, c.id, 'b', ${party}, ${visible}::boolean, ${products}::boolean
      from categories c where c.marketplace_id = ${m} and c.id = ${category}`)
}
