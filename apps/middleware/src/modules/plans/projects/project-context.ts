import type { OrderedBoxes } from '@tessera/domain/planning/allot-ordered'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { StoredDocument, StoredProject } from './stored-project.ts'

export interface StoredChange {
  version: number
  at: string
  who: string
  what: string
}

/** Records related to a project. */
export interface ProjectContext {
  bought: OrderedBoxes[]
  orderedCents: number
  documents: StoredDocument[]
  people: { email: string; name: string }[]
  photos: { id: string; roomId: string | null; caption: string | null; by: string; at: string }[]
  activity: StoredChange[]
}

const maxActivity = 50

export async function readProjectContext(db: Queryable, { id, accountId }: StoredProject): Promise<ProjectContext> {
  const row = await db.find<{ found: ProjectContext }>(sql`
    with orders as (
      select * from sales_documents where project_id = ${id} and account_id = ${accountId}
    ), lines as (
      select l.* from sales_lines l join orders d on d.id = l.document_id
      where d.status not in ('declined', 'canceled') and d.order_type <> 'return'
    )
    select json_build_object(
      'bought', coalesce((select json_agg(b) from (
        select sku, room, sum(boxes - canceled_boxes - returned_boxes)::int as ordered,
          sum(shipped_boxes - returned_boxes)::int as delivered
        from lines group by sku, room) b), '[]'),
      'orderedCents', coalesce((
        select sum(round(total_cents::numeric * (boxes - canceled_boxes - returned_boxes) / boxes)) from lines), 0),
      'documents', coalesce((select json_agg(x order by x.at desc) from (
        select 'quote' as kind, id, state as status, total_cents as "totalCents", created_at as at
        from quotes where project_id = ${id}
        union all
        select 'selection-sheet', id, state, null, created_at from selection_sheets where project_id = ${id}
        union all
        select 'order', id, status, total_cents, placed_at from orders) x), '[]'),
      'people', coalesce((select json_agg(x order by x.email) from (
        select q.email, concat_ws(' ', q.first_name, q.last_name) as name
        from project_people m join people q on q.id = m.person_id where m.project_id = ${id}) x), '[]'),
      'photos', coalesce((select json_agg(x order by x.at, x.id) from (
        select f.id, f.room_id as "roomId", f.caption, concat_ws(' ', q.first_name, q.last_name) as by, f.at
        from project_photos f join people q on q.id = f.person_id where f.project_id = ${id}) x), '[]'),
      'activity', ${changesAfter(id, 0)}) as found`)
  if (!row) throw new Error('A select without a table has one row.')
  return row.found
}

const changesAfter = (projectId: string, version: number) => sql`coalesce((
  select json_agg(x order by x.version desc) from (
    select a.version, a.at, concat_ws(' ', q.first_name, q.last_name) as who, a.what
    from project_activity a join people q on q.id = a.person_id
    where a.project_id = ${projectId} and a.version > ${version}
    order by a.version desc limit ${maxActivity}) x), '[]')`

/** Lists changes after a version. */
export async function listChanges(db: Queryable, projectId: string, after: number): Promise<StoredChange[]> {
  const row = await db.find<{ changes: StoredChange[] }>(sql`select ${changesAfter(projectId, after)} as changes`)
  return row?.changes ?? []
}
