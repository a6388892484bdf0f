import type { ProjectDetail } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import type { PlanCall, PlanNeeds } from '../plan-needs.ts'
import { getProjectById, readProject } from './read-project.ts'
import type { StoredProject } from './stored-project.ts'

const newName = 'New project'

/** A second click returns the same project, and so does an earlier project that was left empty. */
export const createProject = (needs: PlanNeeds, call: PlanCall): Promise<ProjectDetail> =>
  needs.database.transaction(async (db) => {
    const { account, personID } = customerOf(call)
    // serializes the clicks of one person
    await db.rows(sql`select from people where id = ${personID} for update`)
    const unsaved = await db.find<{ id: string }>(sql`
      select p.id from projects p
      where p.person_id = ${personID} and p.account_id = ${account.id} and p.saved_at is null and p.version = 1
        and not exists (select from project_items i where i.project_id = p.id)
      order by p.created_at limit 1`)
    const id = unsaved?.id ?? (await insertProject(db, call, newName, 'Created the project'))
    return readProject(needs, db, call, await getProjectById(db, call, id))
  })

async function insertProject(db: Queryable, call: PlanCall, name: string, what: string): Promise<string> {
  const { account, personID } = customerOf(call)
  const made = await db.find<{ id: string }>(sql`
    insert into projects (account_id, person_id, name, updated_by, created_at, updated_at)
    values (${account.id}, ${personID}, ${name}, ${personID}, ${call.now}, ${call.now})
    returning id`)
  const id = made?.id ?? ''
  await db.send(sql`
    insert into project_activity (project_id, version, person_id, what, at)
    values (${id}, 1, ${personID}, ${what}, ${call.now})`)
  return id
}

/** Copies rooms, items and layouts; client, people and documents stay with the original. */
export const duplicateProject = (needs: PlanNeeds, call: PlanCall, projectId: string): Promise<ProjectDetail> =>
  needs.database.transaction(async (db) => {
    const source = await getProjectById(db, call, projectId)
    const id = await insertProject(db, call, `${source.name} (copy)`.slice(0, 120), `Copied from ${source.name}`)
    await copyContents(db, source, id)
    await db.rows(sql`
      update projects set saved_at = ${call.now}, budget_cents = ${source.budgetCents}, notes = ${source.notes}
      where id = ${id}`)
    return readProject(needs, db, call, await getProjectById(db, call, id))
  })

async function copyContents(db: Queryable, { id: from }: StoredProject, id: string): Promise<void> {
  await db.rows(sql`
    with rooms as materialized (
      select gen_random_uuid() as new_id, r.* from project_rooms r where project_id = ${from}
    ), items as materialized (
      select gen_random_uuid() as new_id, i.* from project_items i where project_id = ${from}
    ), copied as (
      insert into project_rooms (id, project_id, position, name, length_ft, width_ft, area_sqft, budget_cents, notes)
      select new_id, ${id}, position, name, length_ft, width_ft, area_sqft, budget_cents, notes from rooms
    ), drawn as (
      insert into project_layouts (project_id, room_id, name, sku, plan, figures, updated_by)
      select ${id}, r.new_id, l.name, l.sku, l.plan, l.figures, l.updated_by
      from project_layouts l join rooms r on r.id = l.room_id where l.project_id = ${from}
    )
    insert into project_items (id, project_id, room_id, alternate_of, position, sku, surface, pattern, measured_by,
      area_sqft, waste_percent, spare_boxes, boxes, seen_price_cents, notes)
    select i.new_id, ${id}, r.new_id, a.new_id, i.position, i.sku, i.surface, i.pattern, i.measured_by, i.area_sqft,
      i.waste_percent, i.spare_boxes, i.boxes, i.seen_price_cents, i.notes
    from items i left join rooms r on r.id = i.room_id left join items a on a.id = i.alternate_of`)
}
