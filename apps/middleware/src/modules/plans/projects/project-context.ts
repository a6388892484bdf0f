import type { OrderedBoxes } from '@tessera/domain/planning/allot-ordered'
import type { CostDocument } from '@tessera/domain/planning/project-costs'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { lineProgress } from '../../orders/records/line-progress.ts'
import { readProjectCosts } from './read-project-costs.ts'
import type { StoredDocument, StoredProject } from './stored-project.ts'

export interface StoredChange {
  version: number
  at: string
  who: string
  what: string
}

/** Boxes of a product ordered for a room, without canceled and returned ones. */
export interface BoughtBoxes extends OrderedBoxes {
  name: string
  goodsCents: number
}

/** Records related to a project. */
export interface ProjectContext {
  bought: BoughtBoxes[]
  costs: CostDocument[]
  documents: StoredDocument[]
  people: { email: string; name: string }[]
  photos: { id: string; roomId: string | null; caption: string | null; by: string; at: string }[]
  activity: StoredChange[]
}

const maxActivity = 50

/** Boxes of one project's orders by product and room, as JSON. */
export const boughtBoxes = (projectId: Sql, accountId: Sql): Sql => sql`coalesce((select json_agg(b) from (
  select l.sku, l.room, max(l.name) as name, sum(l.boxes - l.canceled_boxes - l.returned_boxes)::int as ordered,
    sum(l.shipped_boxes - l.returned_boxes)::int as delivered,
    sum(round(l.total_cents::numeric * (l.boxes - l.canceled_boxes - l.returned_boxes) / l.boxes)) as "goodsCents"
  from sales_lines l join sales_documents d on d.id = l.document_id
  where l.project_id = ${projectId} and d.account_id = ${accountId} and d.status not in ('declined', 'canceled')
    and d.order_type <> 'return'
  group by l.sku, l.room order by l.sku, l.room) b), '[]')`

export async function readProjectContext(db: Queryable, { id, accountId }: StoredProject): Promise<ProjectContext> {
  const row = await db.find<{ found: Omit<ProjectContext, 'costs'> }>(sql`
    select json_build_object(
      'bought', ${boughtBoxes(sql`${id}`, sql`${accountId}`)},
      'documents', coalesce((select json_agg(x order by x.at desc) from (
        select 'quote' as kind, id, state as status, total_cents as "totalCents", created_at as at,
          null::json as lines, null::boolean as "isPickUp"
        from quotes where project_id = ${id}
        union all
        select 'selection-sheet', id, state, null, created_at, null, null from selection_sheets where project_id = ${id}
        union all
        select 'order', id, status, total_cents, placed_at, ${lineProgress(sql`d.id`)}, ship_kind = 'pick-up'
        from sales_documents d where account_id = ${accountId} and id in (select document_id from sales_lines where project_id = ${id})) x), '[]'),
      'people', coalesce((select json_agg(x order by x.email) from (
        select q.email, concat_ws(' ', q.first_name, q.last_name) as name
        from project_people m join people q on q.id = m.person_id where m.project_id = ${id}) x), '[]'),
      'photos', coalesce((select json_agg(x order by x.at, x.id) from (
        select f.id, f.room_id as "roomId", f.caption, concat_ws(' ', q.first_name, q.last_name) as by, f.at
        from project_photos f join people q on q.id = f.person_id where f.project_id = ${id}) x), '[]'),
      'activity', ${recentChanges(id)}) as found`)
  if (!row) throw new Error('A select without a table has one row.')
  return { ...row.found, costs: await readProjectCosts(db, accountId, [id]) }
}

const recentChanges = (projectId: string) => sql`coalesce((
  select json_agg(x order by x.version desc) from (
    select a.version, a.at, concat_ws(' ', q.first_name, q.last_name) as who, a.what
    from project_activity a join people q on q.id = a.person_id
    where a.project_id = ${projectId}
    order by a.version desc limit ${maxActivity}) x), '[]')`

export interface PartChange extends StoredChange {
  personId: string
  parts: string[]
}

/** Lists changes after a version, newest first, with the parts they touched. */
export const listChanges = (db: Queryable, projectId: string, after: number): Promise<PartChange[]> =>
  db.rows<PartChange>(sql`
    select a.version, to_json(a.at) #>> '{}' as at, concat_ws(' ', q.first_name, q.last_name) as who, a.what,
      a.person_id as "personId", a.parts
    from project_activity a join people q on q.id = a.person_id
    where a.project_id = ${projectId} and a.version > ${after}
    order by a.version desc`)
