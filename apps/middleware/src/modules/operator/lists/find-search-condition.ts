import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { maxCounted } from './staff-page-query.ts'

interface Search {
  /** A query for the IDs that the text finds. */
  matches: Sql
  /** The same as a condition on a row of the list. */
  isMatch: Sql
}

interface SearchCondition {
  where: Sql
  /** More records have the text than are counted. */
  isCommon: boolean
}

/**
 * The condition of a search on `d.id`. Of a text that few records have, an index knows the IDs. One that thousands have,
 * such as the first digits of every number, is cheaper to test row by row in the order of the list until a page is full.
 */
export async function findSearchCondition(db: Queryable, { matches, isMatch }: Search): Promise<SearchCondition> {
  const found = await db.rows<{ id: string }>(sql`
    select m.id from (${matches}) m limit ${maxCounted + 1}::int`)
  if (found.length > maxCounted) return { where: isMatch, isCommon: true }
  return { where: sql`d.id = any(${[...new Set(found.map(({ id }) => id))]}::text[])`, isCommon: false }
}
