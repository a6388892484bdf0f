import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Commerce } from '../../../kit/commerce.ts'
import { type Categories, type Category, categoriesOf, readCategories } from './categories.ts'

/** An address a category has or had. A category that was given another ID is recognized by its names. */
export interface CategorySlug {
  slug: string
  categoryID: string
  department: string
  /** Empty for a department. */
  name: string
}

export interface MovingCategories extends Categories {
  /** Former slugs of categories, each with the present one. */
  listMovedSlugs(): { from: string; to: string }[]
}

/** Reads the categories and stores every new address, so that a former one leads to the present one. */
export async function readMovingCategories(db: Queryable, commerce: Commerce): Promise<MovingCategories> {
  const categories = categoriesOf(await readCategories(commerce))
  const history = await readHistory(db)
  const changed = findChangedSlugs(categories, history)
  await saveSlugs(db, changed)
  const known = new Map([...history, ...changed].map((one) => [one.slug, one]))
  return { ...categories, listMovedSlugs: () => listMoves(categories, [...known.values()]) }
}

const readHistory = (db: Queryable): Promise<CategorySlug[]> =>
  db.rows(sql`select slug, category_id as "categoryID", department, name from category_slugs order by slug`)

const saveSlugs = (db: Queryable, slugs: readonly CategorySlug[]): Promise<unknown> | undefined =>
  slugs.length === 0
    ? undefined
    : db.rows(sql`
        insert into category_slugs (slug, category_id, department, name)
        select s.slug, s."categoryID", s.department, s.name
        from jsonb_to_recordset(${JSON.stringify(slugs)}::jsonb)
          as s(slug text, "categoryID" text, department text, name text)
        on conflict (slug) do update set category_id = excluded.category_id, department = excluded.department,
          name = excluded.name, since = now()`)

/**
 * The rows to store: present addresses that are new or of another category, and former ones whose category has a new ID
 * or name. Without the latter, a category that changes its ID today and its name tomorrow would be lost.
 */
export function findChangedSlugs(categories: Categories, history: readonly CategorySlug[]): CategorySlug[] {
  const present = new Map(categories.all().map((one) => [one.slug, rowOf(categories, one.slug, one)]))
  const former = history.flatMap((row) => {
    const owner = present.has(row.slug) ? undefined : findOwner(categories, row)
    return owner ? [rowOf(categories, row.slug, owner)] : []
  })
  const stored = new Set(history.map(keyOf))
  return [...present.values(), ...former].filter((row) => !stored.has(keyOf(row)))
}

/** The moves of all former slugs that no category has now. */
export function listMoves(categories: Categories, history: readonly CategorySlug[]): { from: string; to: string }[] {
  const present = new Set(categories.all().map(({ slug }) => slug))
  return history.flatMap((row) => {
    const owner = present.has(row.slug) ? undefined : findOwner(categories, row)
    return owner ? [{ from: row.slug, to: owner.slug }] : []
  })
}

const findOwner = (categories: Categories, { categoryID, department, name }: CategorySlug): Category | undefined =>
  categories.find(categoryID) ?? categories.findByName(department, name)

function rowOf(categories: Categories, slug: string, { id, name, parentID }: Category): CategorySlug {
  const parent = categories.find(parentID ?? '')
  return { slug, categoryID: id, department: parent?.name ?? name, name: parent ? name : '' }
}

const keyOf = ({ slug, categoryID, department, name }: CategorySlug): string =>
  JSON.stringify([slug, categoryID, department, name])
