import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { visibleProjects } from '../../../kit/visible-projects.ts'
import type { Visitor } from '../../../kit/visitor.ts'

/** Items are bought for projects the caller may open; any other does not exist for them (ACC-3). */
export async function checkProjects(
  { database }: { database: Queryable },
  { customer }: Visitor,
  items: readonly { projectId?: string | null }[],
): Promise<void> {
  const wanted = [...new Set(items.flatMap(({ projectId }) => projectId || []))]
  if (wanted.length === 0) return
  if (!customer) refuse('NotFound')
  const found = await database.rows(sql`
    select from projects p where p.id = any(${wanted}::text[]) and ${visibleProjects(customer)}`)
  if (found.length < wanted.length) refuse('NotFound')
}
