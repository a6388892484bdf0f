import type { MyProjects } from '@tessera/client/shop/types.gen'
import { maxListed } from '@tessera/contract/middleware/lists/models'
import { type CostDocument, groupByProject } from '@tessera/domain/planning/project-costs'
import type { StageFacts } from '@tessera/domain/planning/project-stage'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { visibleProjects } from '../../../kit/visible-projects.ts'
import { type PlanCall, type PlanNeeds, toIsoTime } from '../plan-needs.ts'
import { budgetView } from './budget-view.ts'
import type { ItemPrices } from './item-view.ts'
import { type BoughtBoxes, boughtBoxes } from './project-context.ts'
import { allotItems, stageOf } from './project-view.ts'
import { itemPricesOf } from './read-project.ts'
import { readProjectCosts } from './read-project-costs.ts'
import { isDraft, projectColumns, type StoredProject } from './stored-project.ts'

interface ListedProject extends StoredProject, Pick<StageFacts, 'hasSheet' | 'hasQuote'> {
  bought: BoughtBoxes[]
}

/** Lists all visible projects in one statement; costs use current prices. */
export async function listProjects(needs: PlanNeeds, call: PlanCall): Promise<MyProjects> {
  const customer = customerOf(call)
  const rows = await needs.database.rows<{ project: ListedProject }>(sql`
    select row_to_json(x) as project from (
      select ${projectColumns},
        exists (select from selection_sheets s where s.project_id = p.id) as "hasSheet",
        exists (select from quotes q where q.project_id = p.id and q.state <> 'canceled') as "hasQuote",
        ${boughtBoxes(sql`p.id`, sql`p.account_id`)} as bought
      from projects p
      where ${visibleProjects(customer)}
      order by p.updated_at desc, p.id desc limit ${maxListed + 1}::int) x`)
  const shown = rows.slice(0, maxListed)
  const prices = itemPricesOf(needs, call)
  const ids = shown.map(({ project }) => project.id)
  const costs = groupByProject(await readProjectCosts(needs.database, customer.account.id, ids))
  return {
    totalCount: shown.length,
    isCapped: rows.length > maxListed,
    projects: shown.map(({ project }) => rowView(prices, project, costs.get(project.id) ?? [], customer.personID)),
  }
}

function rowView(
  prices: ItemPrices,
  project: ListedProject,
  costs: readonly CostDocument[],
  personID: string,
): MyProjects['projects'][number] {
  const { items } = allotItems(prices, project, project.bought)
  const { budget } = budgetView(project, items, costs)
  const { place } = project
  return {
    projectId: project.id,
    basketId: project.basketId,
    name: project.name,
    clientName: project.clientName,
    placeText: place && [place.street1, place.city, place.state].filter(Boolean).join(', '),
    stage: stageOf(project, project),
    isDraft: isDraft(project),
    rooms: project.rooms.length,
    items: items.filter(({ alternateOf }) => !alternateOf).length,
    budgetCents: budget.budgetCents,
    plannedCents: budget.plannedCents,
    toOrderCents: budget.toOrderCents,
    orderedCents: budget.orderedCents,
    returnedCents: budget.returnedCents,
    leftCents: budget.leftCents,
    isOverBudget: budget.isOver,
    isOverspent: budget.isOverspent,
    sku_image_url: items.find(({ isGone }) => !isGone)?.sku_image_url ?? null,
    owner: project.owner,
    isOwn: project.personId === personID,
    updatedAt: toIsoTime(project.updatedAt),
    updatedBy: project.updatedBy,
  }
}
