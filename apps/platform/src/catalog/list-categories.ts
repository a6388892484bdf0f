import { collectionPath } from '@tessera/contract/kit/resource'
import { Category, categories } from '@tessera/contract/platform/catalog/categories'
import { findDepth } from '@tessera/domain/catalog/depth'
import { fail } from '@tessera/server/api-error'
import type { JsonText } from '@tessera/server/json-text'
import { and, type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import { filterConditions } from '../engine/filter-conditions.ts'
import { listPage } from '../engine/list-page.ts'
import { findQueryValue, withoutQueryValues } from '../engine/list-query.ts'
import { requireParents } from '../engine/parents.ts'
import { scope } from '../engine/scope.ts'
import { tableOf } from '../engine/table.ts'

const table = tableOf(Category, collectionPath(categories))

/** The first level is given by the `ParentID` filter, or is the top; `depth` limits the levels below it. */
export async function listCategories(call: PlatformCall): Promise<JsonText> {
  const depthText = findQueryValue(call, 'depth')
  const depth = findDepth(depthText) ?? fail('Category.InvalidDepth', { Value: depthText })
  const start = Object.entries(call.query)
    .filter(([name]) => name.toLowerCase() === 'parentid')
    .flatMap(([, value]) => filterConditions(table, { ParentID: value }, new Set()))
  const isWhole = depth === Number.POSITIVE_INFINITY && start.length === 0
  const where = isWhole
    ? scope(table, call)
    : sql`${scope(table, call)} and t.id in (${treeCondition(call, start, depth)})`
  const page = await listPage(withoutQueryValues(call, 'ParentID'), { table, from: sql`categories t`, where })
  if (page.total === 0) await requireParents(table, call)
  return page
}

function treeCondition(call: PlatformCall, start: Sql[], depth: number): Sql {
  const first = start.length > 0 ? and(start) : sql`t.parent_id is null`
  const limit = Number.isFinite(depth) ? sql`and tree.level < ${depth}::int` : sql``
  return sql`
    with recursive tree as (
      select t.id, 1 as level from categories t where ${scope(table, call)} and ${first}
      union all
      select t.id, tree.level + 1 from categories t join tree on t.parent_id = tree.id where ${scope(table, call)} ${limit})
    select id from tree`
}
