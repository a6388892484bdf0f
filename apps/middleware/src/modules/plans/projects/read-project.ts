import type { ProjectDetail } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { visibleProjects } from '../../../kit/visible-projects.ts'
import { priceGroupOf } from '../../../kit/visitor.ts'
import type { PlanCall, PlanNeeds } from '../plan-needs.ts'
import { parseBasketId } from './basket-id.ts'
import type { ItemPrices } from './item-view.ts'
import { readProjectContext } from './project-context.ts'
import { projectView } from './project-view.ts'
import { findProject, type StoredProject } from './stored-project.ts'

export const itemPricesOf = ({ catalog }: Pick<PlanNeeds, 'catalog'>, { actor, now }: PlanCall): ItemPrices => ({
  catalog,
  group: priceGroupOf(actor),
  now,
})

/** Returns a project the caller may open; others are not found. */
export const getProject = async (db: Queryable, call: PlanCall, where: Sql): Promise<StoredProject> =>
  (await findProject(db, sql`${where} and ${visibleProjects(customerOf(call))}`)) ?? refuse('NotFound')

export const getProjectById = (db: Queryable, call: PlanCall, id: string): Promise<StoredProject> =>
  getProject(db, call, sql`p.id = ${id}`)

export function getProjectByBasket(db: Queryable, call: PlanCall, basketId: string): Promise<StoredProject> {
  const seen = parseBasketId(basketId) ?? refuse('NotFound')
  return getProject(db, call, sql`p.basket_id = ${seen.id}`)
}

export async function readProject(
  needs: Pick<PlanNeeds, 'catalog'>,
  db: Queryable,
  call: PlanCall,
  project: StoredProject,
): Promise<ProjectDetail> {
  return projectView(itemPricesOf(needs, call), project, await readProjectContext(db, project))
}
