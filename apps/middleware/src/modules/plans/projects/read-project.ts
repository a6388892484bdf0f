import type { ProjectDetail } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/get-customer.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { priceGroupOf } from '../../../kit/visitor.ts'
import { findSeenBasket } from './basket-id.ts'
import type { ItemPrices } from './item-view.ts'
import type { PlanCall, PlanNeeds } from './plan-needs.ts'
import { mayOpenProject } from './project-access.ts'
import { readSurroundings } from './project-surroundings.ts'
import { projectView } from './project-view.ts'
import { findProject, type KeptProject } from './stored-project.ts'

export const pricesOf = ({ catalogue }: Pick<PlanNeeds, 'catalogue'>, { actor, now }: PlanCall): ItemPrices => ({
  catalogue,
  group: priceGroupOf(actor),
  now,
})

/** Returns a project the caller may open; others are not found. */
export const getProject = async (db: Queryable, call: PlanCall, where: Sql): Promise<KeptProject> =>
  (await findProject(db, sql`${where} and ${mayOpenProject(customerOf(call))}`)) ?? refuse('NotFound')

export const getProjectById = (db: Queryable, call: PlanCall, id: string): Promise<KeptProject> =>
  getProject(db, call, sql`p.id = ${id}`)

export function getProjectByBasket(db: Queryable, call: PlanCall, basketId: string): Promise<KeptProject> {
  const seen = findSeenBasket(basketId) ?? refuse('NotFound')
  return getProject(db, call, sql`p.basket_id = ${seen.id}`)
}

export async function readProject(
  needs: Pick<PlanNeeds, 'catalogue'>,
  db: Queryable,
  call: PlanCall,
  project: KeptProject,
): Promise<ProjectDetail> {
  return projectView(pricesOf(needs, call), project, await readSurroundings(db, project))
}
