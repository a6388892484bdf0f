import {
  insertSelectionSheets,
  type NewSelectionSheet,
} from '@tessera/middleware/modules/plans/selection-sheets/insert-selection-sheets'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { castStoreId } from './cast.ts'
import type { DemoProducts } from './demo-products.ts'
import { momentOf } from './history-clock.ts'
import type { OpenedAccount } from './opened-account.ts'
import type { HistoryContext } from './usual-orders.ts'
import type { ProjectIds } from './write-projects.ts'

interface PlannedSheet {
  state: NewSelectionSheet['state']
  name: string
  client: string
  since: number
  changed: number
  tiles: readonly [main: number, other: number]
  project?: string
  isOfStore?: boolean
  comment?: string
  signed?: number
}

/** A handwritten signature as SVG path data. */
const strokes = 'M40 130 L70 60 L95 135 L120 80 L150 128 M170 120 L210 92 L240 126 L300 88 L360 118 L430 96'

/** One selection sheet in every state. */
const sheets: readonly PlannedSheet[] = [
  {
    state: 'draft',
    name: 'Lofts, unit 4',
    client: 'Iris Vaughn',
    since: 5,
    changed: 1,
    tiles: [2, 5],
    project: 'planning',
  },
  { state: 'shared', name: 'Guest bath', client: 'Owen Blake', since: 9, changed: 7, tiles: [4, 6] },
  {
    state: 'viewed',
    name: 'Showroom entry',
    client: 'Callie Dunn',
    since: 21,
    changed: 12,
    tiles: [20, 21],
    project: 'selecting',
  },
  {
    state: 'commented',
    name: 'Sunroom floor',
    client: 'Priya Nair',
    since: 18,
    changed: 4,
    tiles: [8, 11],
    comment: 'Could we see the darker one next to the window?',
  },
  { state: 'approved', name: 'Main bath', client: 'June Abbott', since: 60, changed: 40, tiles: [7, 9], signed: 40 },
  {
    state: 'converted',
    name: 'Clinic floors',
    client: 'Mara Quinn',
    since: 90,
    changed: 63,
    tiles: [20, 2],
    signed: 66,
  },
  { state: 'archived', name: 'Office kitchenette', client: 'Paul Renner', since: 400, changed: 330, tiles: [13, 15] },
  {
    state: 'shared',
    name: 'From your store: terrace',
    client: 'Iris Vaughn',
    since: 6,
    changed: 6,
    tiles: [24, 26],
    isOfStore: true,
  },
]

/** Must run in a transaction, as `insertSelectionSheets` requires. */
export async function writeSheets(
  db: Queryable,
  context: HistoryContext,
  account: OpenedAccount,
  projects: ProjectIds,
): Promise<void> {
  const ids = await insertSelectionSheets(
    db,
    context.demoProducts.catalog,
    sheets.map((plan) => sheetOf(context, account, projects, plan)),
  )
  const shared = sheets.flatMap((plan, index) =>
    isShared(plan) ? [{ ...shareOf(context, plan), sheetId: ids[index] }] : [],
  )
  await db.rows(sql`
    insert into sheet_shares (sheet_id, token_hash, created_by, created_at, expires_at, views, last_viewed_at)
    select "sheetId", sha256(gen_random_uuid()::text::bytea), ${account.people[0]?.id}, at, at + interval '30 days', views,
      "viewedAt"
    from jsonb_to_recordset(${JSON.stringify(shared)}::jsonb) as s("sheetId" text, at timestamptz, views integer,
      "viewedAt" timestamptz)`)
}

const isShared = ({ state, isOfStore = false }: PlannedSheet): boolean => state !== 'draft' && !isOfStore
const isViewed = ({ state }: PlannedSheet): boolean => state !== 'draft' && state !== 'shared'

/** An unusable link: the owner creates a new one to see the client's view. */
const shareOf = ({ when }: HistoryContext, plan: PlannedSheet) => ({
  at: momentOf(when.ago(plan.since), 15, 30),
  views: isViewed(plan) ? 3 : 0,
  viewedAt: isViewed(plan) ? momentOf(when.ago(plan.changed), 16) : null,
})

function sheetOf(
  { demoProducts, when }: HistoryContext,
  account: OpenedAccount,
  projects: ProjectIds,
  plan: PlannedSheet,
) {
  const [owner] = account.people
  const changedAt = momentOf(when.ago(plan.changed), 16)
  const sheet: NewSelectionSheet = {
    accountId: account.id,
    personId: owner?.id ?? '',
    name: plan.name,
    state: plan.state,
    projectId: plan.project ? (projects.get(plan.project) ?? null) : null,
    ...(plan.isOfStore && { origin: 'store' as const, storeId: castStoreId }),
    clientName: plan.client,
    clientEmail: `${plan.client.toLowerCase().replaceAll(' ', '.')}@mail.example`,
    priceView: 'client',
    markupPercent: 20,
    createdAt: momentOf(when.ago(plan.since), 15),
    updatedAt: changedAt,
    updatedBy: owner?.name ?? '',
    lastViewedAt: isViewed(plan) ? changedAt : null,
    rooms: [bathOf(demoProducts, plan)],
    comments: plan.comment ? [{ from: 'client', author: plan.client, message: plan.comment, at: changedAt }] : [],
    ...(plan.signed !== undefined && {
      signature: { name: plan.client, strokes, at: momentOf(when.ago(plan.signed), 13, 20) },
    }),
  }
  return sheet
}

/** Two tiles per room; in a signed sheet the client chose the alternate for the floor. */
function bathOf({ tiles }: DemoProducts, plan: PlannedSheet): NewSelectionSheet['rooms'][number] {
  const [sku = '', other = ''] = plan.tiles.map((tile) => tiles[tile % tiles.length]?.sku ?? '')
  const floor = {
    sku,
    boxes: 10,
    surface: 'floor' as const,
    areaSqft: 88,
    alternates: [{ sku: other, boxes: 11, note: 'Darker' }],
    ...(plan.signed !== undefined && { chosen: 0 }),
  }
  const shower = { sku: other, boxes: 8, surface: 'shower-wall' as const, areaSqft: 70, grout: 'Antique Linen' }
  return { name: 'Bath', areaSqft: 88, allowanceCents: 250_000, items: [floor, shower] }
}
