import type { MyProjects } from '@tessera/client/shop/types.gen'
import { maxListed } from '@tessera/contract/middleware/lists/models'
import type { ProjectStage } from '@tessera/contract/middleware/projects/models'
import { projectStage, type StageFacts } from '@tessera/domain/planning/project-stage'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { type PlanCall, type PlanNeeds, toIsoTime } from '../plan-needs.ts'
import { basketIdOf } from './basket-id.ts'
import { type ItemPrices, itemView } from './item-view.ts'
import { plannedCents } from './project-view.ts'
import { itemPricesOf } from './read-project.ts'
import { projectColumns, type StoredProject } from './stored-project.ts'
import { visibleProjects } from './visible-projects.ts'

interface ListedProject extends StoredProject, Omit<StageFacts, 'chosen'> {}

/** Lists all visible projects in one statement; costs use current prices. */
export async function listProjects(needs: PlanNeeds, call: PlanCall): Promise<MyProjects> {
  const customer = customerOf(call)
  const rows = await needs.database.rows<{ project: ListedProject }>(sql`
    select row_to_json(x) as project from (
      select ${projectColumns},
        exists (select from selection_sheets s where s.project_id = p.id) as "hasSheet",
        exists (select from quotes q where q.project_id = p.id and q.state <> 'canceled') as "hasQuote",
        b.ordered as "orderedBoxes", b.delivered as "deliveredBoxes"
      from projects p
      cross join lateral (
        select coalesce(sum(l.boxes - l.canceled_boxes - l.returned_boxes), 0)::int as ordered,
          coalesce(sum(l.shipped_boxes - l.returned_boxes), 0)::int as delivered
        from sales_documents d join sales_lines l on l.document_id = d.id
        where d.project_id = p.id and d.account_id = p.account_id and d.status not in ('declined', 'canceled')
          and d.order_type <> 'return') b
      where ${visibleProjects(customer)}
      order by p.updated_at desc, p.id desc limit ${maxListed + 1}::int) x`)
  const shown = rows.slice(0, maxListed)
  const prices = itemPricesOf(needs, call)
  return {
    totalCount: shown.length,
    isCapped: rows.length > maxListed,
    projects: shown.map(({ project }) => rowView(prices, project, customer.personID)),
  }
}

function rowView(prices: ItemPrices, project: ListedProject, personID: string): MyProjects['projects'][number] {
  const items = project.items.map((item) => itemView(prices, item))
  const planned = plannedCents(items)
  const { budgetCents, place } = project
  const stage: ProjectStage = projectStage({ ...project, chosen: project.stage })
  return {
    projectId: project.id,
    basketId: basketIdOf(project.basketId, project.version),
    name: project.name,
    clientName: project.clientName,
    placeText: place && [place.street1, place.city, place.state].filter(Boolean).join(', '),
    stage,
    isDraft: project.savedAt === null,
    rooms: project.rooms.length,
    items: items.filter(({ alternateOf }) => !alternateOf).length,
    budgetCents,
    plannedCents: planned,
    isOverBudget: budgetCents !== null && planned > budgetCents,
    sku_image_url: items.find(({ isGone }) => !isGone)?.sku_image_url ?? null,
    owner: project.owner,
    isOwn: project.personId === personID,
    updatedAt: toIsoTime(project.updatedAt),
    updatedBy: project.updatedBy,
  }
}
