import type { ProjectDetail, ProjectItem, ProjectRoom } from '@tessera/client/shop/types.gen'
import { allotOrdered } from '@tessera/domain/planning/allot-ordered'
import { missingItems } from '@tessera/domain/planning/missing-items'
import { projectStage } from '@tessera/domain/planning/project-stage'
import { toIsoTime, toOptionalIsoTime } from '../plan-needs.ts'
import { basketIdOf } from './basket-id.ts'
import { itemNeed } from './item-need.ts'
import { type ItemPrices, itemView } from './item-view.ts'
import { plannedItem } from './planned-item.ts'
import type { ProjectContext } from './project-context.ts'
import type { StoredProject, StoredRoom } from './stored-project.ts'

/** Alternates do not count until they are chosen. */
export const plannedCents = (items: readonly Pick<ProjectItem, 'alternateOf' | 'totalCents'>[]): number =>
  items.reduce((sum, { alternateOf, totalCents }) => sum + (alternateOf ? 0 : totalCents), 0)

export function itemViews(prices: ItemPrices, project: StoredProject, { bought }: ProjectContext): ProjectItem[] {
  const rooms = new Map(project.rooms.map(({ id, name }) => [id, name]))
  const wanted = project.items
    .filter(({ alternateOf }) => !alternateOf)
    .map((item) => ({
      id: item.id,
      sku: item.sku,
      room: (item.roomId && rooms.get(item.roomId)) ?? null,
      boxes: itemNeed(prices.catalog.find(item.sku), item).boxes,
    }))
  const allotted = allotOrdered(wanted, bought)
  return project.items.map((item) => itemView(prices, item, allotted.get(item.id)))
}

export function projectView(prices: ItemPrices, project: StoredProject, context: ProjectContext): ProjectDetail {
  const items = itemViews(prices, project, context)
  const { id, basketId, version, budgetCents } = project
  return {
    projectId: id,
    basketId: basketIdOf(basketId, version),
    version,
    name: project.name,
    clientName: project.clientName,
    clientEmail: project.clientEmail,
    place: project.place,
    jobName: project.jobName,
    poNumber: project.poNumber,
    notes: project.notes,
    stage: stageOf(project, context),
    isDraft: project.savedAt === null,
    canEdit: project.stage !== 'archived',
    budget: budgetOf(budgetCents, plannedCents(items), context.orderedCents),
    rooms: project.rooms.map((room) => roomView(room, items)),
    items,
    missing: missingItems(items.flatMap((item) => plannedItem(prices.catalog, item))).map(
      ({ itemId, units, ...rest }) => ({ ...rest, basketItemGuid: itemId, boxes: units }),
    ),
    documents: context.documents.map((one) => ({ ...one, at: toIsoTime(one.at) })),
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

function roomView({ id, ...room }: StoredRoom, items: readonly ProjectItem[]): ProjectRoom {
  const planned = plannedCents(items.filter(({ roomId }) => roomId === id))
  const { name, lengthFt, widthFt, areaSqft, budgetCents, notes } = room
  return {
    id,
    name,
    lengthFt,
    widthFt,
    areaSqft,
    budgetCents,
    notes,
    plannedCents: planned,
    isOverBudget: budgetCents !== null && planned > budgetCents,
  }
}

const budgetOf = (budgetCents: number | null, planned: number, orderedCents: number) => ({
  budgetCents,
  plannedCents: planned,
  orderedCents,
  leftCents: budgetCents === null ? null : budgetCents - planned,
  isOver: budgetCents !== null && planned > budgetCents,
})

function stageOf({ stage }: StoredProject, { bought, documents }: ProjectContext) {
  const has = (kind: string) => documents.some((one) => one.kind === kind && one.status !== 'canceled')
  return projectStage({
    chosen: stage,
    hasSheet: has('selection-sheet'),
    hasQuote: has('quote'),
    orderedBoxes: bought.reduce((sum, { ordered }) => sum + ordered, 0),
    deliveredBoxes: bought.reduce((sum, { delivered }) => sum + delivered, 0),
  })
}
