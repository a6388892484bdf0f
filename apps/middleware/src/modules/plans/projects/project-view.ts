import type { ProjectDetail } from '@tessera/client/shop/types.gen'
import { divideCents } from '@tessera/domain/divide-cents'
import { allotOrdered } from '@tessera/domain/planning/allot-ordered'
import { missingItems } from '@tessera/domain/planning/missing-items'
import { projectStage } from '@tessera/domain/planning/project-stage'
import { toIsoTime, toOptionalIsoTime } from '../plan-needs.ts'
import { budgetView } from './budget-view.ts'
import { documentStatusText } from './document-status.ts'
import { itemNeed } from './item-need.ts'
import { type ItemPrices, itemView } from './item-view.ts'
import { plannedItem } from './planned-item.ts'
import { productSummaryOf, unitOf } from './product-summary.ts'
import type { BoughtBoxes, ProjectContext } from './project-context.ts'
import { isDraft, type StoredProject } from './stored-project.ts'

/** The project's items with their ordered boxes, and boxes that were ordered beyond the plan. */
export function allotItems(prices: ItemPrices, project: StoredProject, bought: readonly BoughtBoxes[]) {
  const rooms = new Map(project.rooms.map(({ id, name }) => [id, name]))
  const wanted = project.items
    .filter(({ alternateOf }) => !alternateOf)
    .map((item) => ({
      id: item.id,
      sku: item.sku,
      room: (item.roomId && rooms.get(item.roomId)) ?? null,
      boxes: itemNeed(prices.catalog.find(item.sku), item).boxes,
    }))
  const { items, extra } = allotOrdered(wanted, bought)
  return { items: project.items.map((item) => itemView(prices, item, items.get(item.id))), extra }
}

/** Extra boxes of a product and room carry their part of its price. */
function extraView({ catalog }: ItemPrices, extra: BoughtBoxes, bought: readonly BoughtBoxes[]) {
  const { sku, room, ordered, delivered, goodsCents } = extra
  const all = bought.find((one) => one.sku === sku && one.room === room)?.ordered ?? ordered
  const { name, product_url } = productSummaryOf(catalog, sku, extra.name)
  return {
    sku,
    name,
    product_url,
    room,
    purchaseUnit: unitOf(catalog.find(sku)),
    orderedBoxes: ordered,
    deliveredBoxes: delivered,
    goodsCents: divideCents(goodsCents, [ordered, all - ordered])[0] ?? 0,
  }
}

export function projectView(prices: ItemPrices, project: StoredProject, context: ProjectContext): ProjectDetail {
  const { items, extra } = allotItems(prices, project, context.bought)
  const { id, basketId, version } = project
  const has = (kind: string) => context.documents.some((one) => one.kind === kind && one.status !== 'canceled')
  const { budget, rooms } = budgetView(project, items, context.costs)
  return {
    projectId: id,
    basketId,
    version,
    name: project.name,
    clientName: project.clientName,
    clientEmail: project.clientEmail,
    place: project.place,
    jobName: project.jobName,
    poNumber: project.poNumber,
    notes: project.notes,
    stage: stageOf(project, { bought: context.bought, hasSheet: has('selection-sheet'), hasQuote: has('quote') }),
    isDraft: isDraft(project),
    canEdit: project.stage !== 'archived',
    budget,
    rooms,
    items,
    extras: extra.map((one) => extraView(prices, one, context.bought)),
    missing: missingItems(items.flatMap((item) => plannedItem(prices.catalog, item))).map(
      ({ itemId, units, ...rest }) => ({ ...rest, basketItemGuid: itemId, boxes: units }),
    ),
    documents: context.documents.map(({ lines, isPickUp, ...one }) => ({
      ...one,
      statusText: documentStatusText({ ...one, lines, isPickUp }),
      at: toIsoTime(one.at),
    })),
    people: [
      { email: project.ownerEmail, name: project.owner, isOwner: true },
      ...context.people.map((one) => ({ ...one, isOwner: false })),
    ],
    photos: context.photos.map((one) => ({ ...one, at: toIsoTime(one.at) })),
    activity: context.activity.map((one) => ({ ...one, at: toIsoTime(one.at) })),
    createdAt: toIsoTime(project.createdAt),
    updatedAt: toOptionalIsoTime(project.updatedAt) ?? '',
    updatedBy: project.updatedBy,
  }
}

/** The stage as the project's documents and orders say. */
export function stageOf(
  { stage }: StoredProject,
  { bought, ...has }: { bought: readonly BoughtBoxes[]; hasSheet: boolean; hasQuote: boolean },
) {
  return projectStage({
    chosen: stage,
    hasSheet: has.hasSheet,
    hasQuote: has.hasQuote,
    orderedBoxes: bought.reduce((sum, { ordered }) => sum + ordered, 0),
    deliveredBoxes: bought.reduce((sum, { delivered }) => sum + delivered, 0),
  })
}
