import type { ProjectLayout } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { toIsoTime } from '../plan-needs.ts'

/** The layout input as stored. */
export type StoredLayoutPlan = Omit<
  ProjectLayout,
  'layoutId' | 'roomId' | 'name' | 'sku' | 'figures' | 'updatedAt' | 'updatedBy'
>

type Row = Pick<ProjectLayout, 'layoutId' | 'roomId' | 'name' | 'sku' | 'figures' | 'updatedAt' | 'updatedBy'> & {
  plan: StoredLayoutPlan
}

/** Layouts from before surfaces were known. */
const floor = { surface: 'floor' as const, wall: null }

/** The caller must have checked access to the project. */
export async function listLayouts(db: Queryable, projectId: string): Promise<ProjectLayout[]> {
  const rows = await db.rows<Row>(sql`
    select l.id as "layoutId", l.room_id as "roomId", l.name, l.sku, l.plan, l.figures,
      to_json(l.updated_at) #>> '{}' as "updatedAt", concat_ws(' ', p.first_name, p.last_name) as "updatedBy"
    from project_layouts l join people p on p.id = l.updated_by
    where l.project_id = ${projectId} order by l.created_at, l.id`)
  return rows.map(({ plan, updatedAt, ...row }) => ({ ...row, ...floor, ...plan, updatedAt: toIsoTime(updatedAt) }))
}
