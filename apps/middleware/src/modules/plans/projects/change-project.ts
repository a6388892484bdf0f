import type { ProjectDetail } from '@tessera/client/shop/types.gen'
import { findOverlaps } from '@tessera/domain/planning/find-overlaps'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { visibleProjects } from '../../../kit/visible-projects.ts'
import { type PlanCall, type PlanNeeds, toIsoTime } from '../plan-needs.ts'
import { parseBasketId } from './basket-id.ts'
import { listChanges, type PartChange } from './project-context.ts'
import { getProjectById, readProject } from './read-project.ts'
import type { StoredProject } from './stored-project.ts'

export interface ChangedParts {
  /** For the activity list. */
  what: string
  /** Fields, rooms and items that were there before and are different now. */
  parts: readonly string[]
}

/** Changes a project under its lock. */
export type ProjectWork = (db: Queryable, project: StoredProject) => Promise<ChangedParts>

export interface SeenBasket {
  basketId: string
  /** The version the caller has seen; without it nothing is compared. */
  version?: number | null | undefined
}

/** Undoes the transaction of a change that would overwrite another. */
class Overlap extends Error {
  readonly project: StoredProject
  readonly changes: PartChange[]
  constructor(project: StoredProject, changes: PartChange[]) {
    super('overlap')
    this.project = project
    this.changes = changes
  }
}

/**
 * Runs one write. A caller who names an older version changes nothing if someone touched the same part since, and gets
 * those changes with the current project. Every version has one activity entry.
 */
export async function changeProject(
  needs: PlanNeeds,
  call: PlanCall,
  basket: SeenBasket,
  work: ProjectWork,
  options: { evenArchived?: boolean } = {},
): Promise<ProjectDetail> {
  try {
    return await needs.database.transaction((db) => changeLocked(needs, db, call, basket, work, options))
  } catch (error) {
    if (!(error instanceof Overlap)) throw error
    return refuseStale(needs, call, error)
  }
}

async function changeLocked(
  needs: PlanNeeds,
  db: Queryable,
  call: PlanCall,
  basket: SeenBasket,
  work: ProjectWork,
  { evenArchived = false }: { evenArchived?: boolean },
): Promise<ProjectDetail> {
  const seen = parseBasketId(basket.basketId) ?? refuse('NotFound')
  const id = await lockProject(db, call, seen.id)
  const project = await getProjectById(db, call, id)
  if (project.stage === 'archived' && !evenArchived) return invalid('basketId', 'Unarchive the project first.')
  const done = await work(db, project)
  const version = basket.version ?? seen.version ?? project.version
  const since = version < project.version ? await listChanges(db, id, version) : []
  const overlaps = findOverlaps(done.parts, since)
  if (overlaps.length > 0) throw new Overlap(project, overlaps)
  await recordChange(db, call, project, done)
  return readProject(needs, db, call, await getProjectById(db, call, id))
}

async function lockProject(db: Queryable, call: PlanCall, basket: string): Promise<string> {
  const row = await db.find<{ id: string }>(sql`
    select p.id from projects p where p.basket_id = ${basket} and ${visibleProjects(customerOf(call))} for update`)
  return row?.id ?? refuse('NotFound')
}

async function refuseStale(needs: PlanNeeds, call: PlanCall, { project, changes }: Overlap): Promise<never> {
  const { personID } = customerOf(call)
  const isOwn = changes.every(({ personId }) => personId === personID)
  const current = await readProject(needs, needs.database, call, await getProjectById(needs.database, call, project.id))
  return refuse('Project.Stale', {
    ...(isOwn && { message: ownChange }),
    data: {
      version: current.version,
      basketId: current.basketId,
      changes: changes.map(({ personId, parts: _, ...one }) => ({
        ...one,
        who: personId === personID ? 'You' : one.who,
        at: toIsoTime(one.at),
      })),
      project: current,
    },
  })
}

const ownChange =
  'You changed this in another tab or on another device. Here’s the current version; this change wasn’t saved.'

/** The first change makes a draft a project. */
async function recordChange(
  db: Queryable,
  call: PlanCall,
  { id, version }: StoredProject,
  { what, parts }: ChangedParts,
): Promise<void> {
  const { personID } = customerOf(call)
  await db.send(sql`
    update projects set version = version + 1, updated_at = ${call.now}, updated_by = ${personID},
      saved_at = coalesce(saved_at, ${call.now})
    where id = ${id}`)
  await db.send(sql`
    insert into project_activity (project_id, version, person_id, what, at, parts)
    values (${id}, ${version + 1}, ${personID}, ${what.slice(0, 300)}, ${call.now}, ${parts}::text[])`)
}
