import type { NewItem, NewProject } from '@tessera/middleware/modules/plans/projects/insert-projects'
import { insertProjects } from '@tessera/middleware/modules/plans/projects/insert-projects'
import { itemNeed } from '@tessera/middleware/modules/plans/projects/item-need'
import type { Queryable } from '@tessera/server/database'
import { addressOf } from './cast.ts'
import { priceOf } from './demo-products.ts'
import { type HistoryClock, momentOf } from './history-clock.ts'
import type { OpenedAccount } from './opened-account.ts'
import type { PlannedOrder } from './planned-order.ts'
import {
  netProProjects,
  type PlannedProject,
  type PlannedRoom,
  retailProjects,
  smallProProjects,
} from './planned-projects.ts'
import type { HistoryContext } from './usual-orders.ts'

export type ProjectIds = ReadonlyMap<string, string>

/** Inserts the projects of the three accounts and returns their IDs by plan key. */
export async function writeProjects(
  db: Queryable,
  context: HistoryContext,
  accounts: { netPro: OpenedAccount; smallPro: OpenedAccount; retail: OpenedAccount },
): Promise<ProjectIds> {
  const planned = [
    ...netProProjects.map((plan) => ({ plan, account: accounts.netPro })),
    ...smallProProjects.map((plan) => ({ plan, account: accounts.smallPro })),
    ...retailProjects.map((plan) => ({ plan, account: accounts.retail })),
  ]
  const ids = await insertProjects(
    db,
    planned.map(({ plan, account }) => projectOf(context, account, plan)),
  )
  return new Map(planned.map(({ plan }, index) => [plan.key, ids[index] ?? '']))
}

function projectOf(context: HistoryContext, account: OpenedAccount, plan: PlannedProject): NewProject {
  const { when } = context
  const site = account.sites[plan.site]
  const [owner] = account.people
  return {
    accountId: account.id,
    personId: owner?.id ?? '',
    name: plan.name,
    clientName: plan.client,
    clientEmail: plan.client ? `${plan.client.toLowerCase().replaceAll(' ', '.')}@mail.example` : null,
    place: site ? addressOf({ ...account, people: [] }, site, owner) : null,
    jobName: site?.job ?? null,
    budgetCents: plan.budgetCents ?? plan.rooms.reduce((sum, { budgetCents = 150_000 }) => sum + budgetCents, 0),
    stage: plan.stage,
    createdAt: momentOf(when.ago(plan.since), 15),
    updatedAt: momentOf(when.ago(plan.changed), 16),
    savedAt: plan.isDraft ? null : momentOf(when.ago(plan.changed), 16),
    memberIds: (plan.members ?? []).flatMap((member) => account.people[member]?.id ?? []),
    rooms: plan.rooms.map(({ items, ...room }) => ({
      ...room,
      items: items.map((item) => itemOf(context, account, item)),
    })),
  }
}

function itemOf(context: HistoryContext, account: OpenedAccount, planned: PlannedRoom['items'][number]): NewItem {
  const { tile, surface, areaSqft, alternate } = planned
  const product = context.demoProducts.tiles[tile % context.demoProducts.tiles.length]
  if (!product) throw new Error('The range has no tiles.')
  const request = { measuredBy: 'area' as const, areaSqft, wastePercent: null, pattern: null, spareBoxes: 0, boxes: 1 }
  const { boxes } = itemNeed(product, request)
  return {
    ...request,
    sku: product.sku,
    surface,
    boxes,
    seenPriceCents: priceOf(product, account.priceGroup, context.when.today, boxes),
    ...(alternate !== undefined && { alternates: [itemOf(context, account, { tile: alternate, surface, areaSqft })] }),
  }
}

/** The project of an order: one that was active when the order was placed. */
export function projectFor(
  projects: ProjectIds,
  { account, jobName, placedOn }: PlannedOrder,
  when: HistoryClock,
): string | null {
  const running = netProProjects.find(
    ({ site, stage, since, changed }) =>
      (stage === 'done' || stage === 'installing') &&
      account.sites[site]?.job === jobName &&
      placedOn > when.ago(since) &&
      placedOn < when.ago(changed),
  )
  return (running && projects.get(running.key)) ?? null
}
