import type { NewItem, NewProject } from '@tessera/middleware/modules/plans/projects/insert-projects'
import { insertProjects } from '@tessera/middleware/modules/plans/projects/insert-projects'
import { itemNeed } from '@tessera/middleware/modules/plans/projects/item-need'
import type { Queryable } from '@tessera/server/database'
import { placeOf } from './cast.ts'
import type { OpenedAccount } from './opened-account.ts'
import type { PlannedOrder } from './planned-order.ts'
import { priceOf } from './shelf.ts'
import { ofNetPro, ofRetail, ofSmallPro, type PlannedProject, type PlannedRoom } from './told-projects.ts'
import type { Told } from './usual-orders.ts'
import { at, type When } from './when.ts'

export type ProjectIds = ReadonlyMap<string, string>

/** Inserts the projects of the three accounts and returns their IDs by plan key. */
export async function writeProjects(
  db: Queryable,
  told: Told,
  accounts: { netPro: OpenedAccount; smallPro: OpenedAccount; retail: OpenedAccount },
): Promise<ProjectIds> {
  const planned = [
    ...ofNetPro.map((plan) => ({ plan, account: accounts.netPro })),
    ...ofSmallPro.map((plan) => ({ plan, account: accounts.smallPro })),
    ...ofRetail.map((plan) => ({ plan, account: accounts.retail })),
  ]
  const ids = await insertProjects(
    db,
    planned.map(({ plan, account }) => projectOf(told, account, plan)),
  )
  return new Map(planned.map(({ plan }, index) => [plan.key, ids[index] ?? '']))
}

function projectOf(told: Told, account: OpenedAccount, plan: PlannedProject): NewProject {
  const { when } = told
  const site = account.sites[plan.site]
  const [owner] = account.people
  return {
    accountId: account.id,
    personId: owner?.id ?? '',
    name: plan.name,
    clientName: plan.client,
    clientEmail: plan.client ? `${plan.client.toLowerCase().replaceAll(' ', '.')}@mail.example` : null,
    place: site ? placeOf({ ...account, people: [] }, site, owner) : null,
    jobName: site?.job ?? null,
    budgetCents: plan.rooms.reduce((sum, { budgetCents = 150_000 }) => sum + budgetCents, 0),
    stage: plan.stage,
    createdAt: at(when.ago(plan.since), 15),
    updatedAt: at(when.ago(plan.changed), 16),
    savedAt: plan.isDraft ? null : at(when.ago(plan.changed), 16),
    memberIds: (plan.members ?? []).flatMap((member) => account.people[member]?.id ?? []),
    rooms: plan.rooms.map(({ items, ...room }) => ({
      ...room,
      items: items.map((item) => itemOf(told, account, item)),
    })),
  }
}

function itemOf(told: Told, account: OpenedAccount, planned: PlannedRoom['items'][number]): NewItem {
  const { tile, surface, areaSqft, alternate } = planned
  const article = told.shelf.tiles[tile % told.shelf.tiles.length]
  if (!article) throw new Error('The range has no tiles.')
  const wish = { measuredBy: 'area' as const, areaSqft, wastePercent: null, pattern: null, spareBoxes: 0, boxes: 1 }
  const { boxes } = itemNeed(article, wish)
  return {
    ...wish,
    sku: article.sku,
    surface,
    boxes,
    seenPriceCents: priceOf(article, account.priceGroup, told.when.today, boxes),
    ...(alternate !== undefined && { alternates: [itemOf(told, account, { tile: alternate, surface, areaSqft })] }),
  }
}

/** The project of an order: one that was active when the order was placed. */
export function projectFor(
  projects: ProjectIds,
  { account, jobName, placedOn }: PlannedOrder,
  when: When,
): string | null {
  const running = ofNetPro.find(
    ({ site, stage, since, changed }) =>
      (stage === 'done' || stage === 'installing') &&
      account.sites[site]?.job === jobName &&
      placedOn > when.ago(since) &&
      placedOn < when.ago(changed),
  )
  return (running && projects.get(running.key)) ?? null
}
