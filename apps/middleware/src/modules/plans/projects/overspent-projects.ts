import type { OverspentProjects } from '@tessera/client/shop/types.gen'
import { budgetOf, costsByRoom, groupByProject, sumCosts } from '@tessera/domain/planning/project-costs'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { visibleProjects } from '../../../kit/visible-projects.ts'
import type { PlanCall, PlanNeeds } from '../plan-needs.ts'
import { readProjectCosts } from './read-project-costs.ts'

interface Budgeted {
  projectId: string
  name: string
  budgetCents: number
}

const maxShown = 20

/** Finds projects whose orders cost more than their budget, without prices of plans. */
export async function listOverspentProjects(
  { database }: Pick<PlanNeeds, 'database'>,
  call: PlanCall,
): Promise<OverspentProjects> {
  const customer = customerOf(call)
  const budgeted = await database.rows<Budgeted>(sql`
    select p.id as "projectId", p.name, p.budget_cents::float8 as "budgetCents" from projects p
    where p.budget_cents is not null and p.stage <> 'archived' and ${visibleProjects(customer)}
      and exists (select from sales_lines l where l.project_id = p.id)`)
  const ids = budgeted.map(({ projectId }) => projectId)
  const documents = ids.length > 0 ? await readProjectCosts(database, customer.account.id, ids) : []
  const byProject = groupByProject(documents)
  const overspent = budgeted.flatMap((project) => {
    const costs = sumCosts(costsByRoom(project.projectId, byProject.get(project.projectId) ?? [], new Set()).values())
    const spentCents = costs.orderedCents - costs.returnedCents
    return budgetOf(project.budgetCents, 0, costs).isOverspent ? [{ ...project, spentCents }] : []
  })
  const over = ({ spentCents, budgetCents }: (typeof overspent)[number]) => spentCents - budgetCents
  return { projects: overspent.toSorted((a, b) => over(b) - over(a)).slice(0, maxShown) }
}
