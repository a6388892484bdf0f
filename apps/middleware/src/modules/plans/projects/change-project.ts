import type { ProjectDetail } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { type PlanCall, type PlanNeeds, toIsoTime } from '../plan-needs.ts'
import { parseBasketId } from './basket-id.ts'
import { listChanges } from './project-context.ts'
import { getProjectById, readProject } from './read-project.ts'
import type { StoredProject } from './stored-project.ts'
import { visibleProjects } from './visible-projects.ts'

/** Changes a project under its lock and returns a description of the change. */
export type ProjectWork = (db: Queryable, project: StoredProject) => Promise<string>

/**
 * Runs one write. A caller who has not seen the newest version changes nothing and gets the changes since then with the
 * current project. Every version has one activity entry.
 */
export async function changeProject(
  needs: PlanNeeds,
  call: PlanCall,
  basketId: string,
  work: ProjectWork,
  { evenArchived = false } = {},
): Promise<ProjectDetail> {
  const seen = parseBasketId(basketId) ?? refuse('NotFound')
  return needs.database.transaction(async (db) => {
    const id = await lockProject(db, call, seen.id)
    const project = await getProjectById(db, call, id)
    if (seen.version === undefined) return invalid('basketId', 'Send the latest version of the basket.')
    if (seen.version !== project.version) return refuseStale(needs, db, call, project, seen.version)
    if (project.stage === 'archived' && !evenArchived) return invalid('basketId', 'Unarchive the project first.')
    const what = await work(db, project)
    await recordChange(db, call, project, what)
    return readProject(needs, db, call, await getProjectById(db, call, id))
  })
}

async function lockProject(db: Queryable, call: PlanCall, basket: string): Promise<string> {
  const row = await db.find<{ id: string }>(sql`
    select p.id from projects p where p.basket_id = ${basket} and ${visibleProjects(customerOf(call))} for update`)
  return row?.id ?? refuse('NotFound')
}

async function refuseStale(
  needs: PlanNeeds,
  db: Queryable,
  call: PlanCall,
  project: StoredProject,
  seen: number,
): Promise<never> {
  const changes = await listChanges(db, project.id, seen)
  const current = await readProject(needs, db, call, project)
  return refuse('Project.Stale', {
    data: {
      version: project.version,
      basketId: current.basketId,
      changes: changes.map((one) => ({ ...one, at: toIsoTime(one.at) })),
      project: current,
    },
  })
}

async function recordChange(
  db: Queryable,
  call: PlanCall,
  { id, version }: StoredProject,
  what: string,
): Promise<void> {
  const { personID } = customerOf(call)
  await db.send(sql`
    update projects set version = version + 1, updated_at = ${call.now}, updated_by = ${personID} where id = ${id}`)
  await db.send(sql`
    insert into project_activity (project_id, version, person_id, what, at)
    values (${id}, ${version + 1}, ${personID}, ${what.slice(0, 300)}, ${call.now})`)
}
