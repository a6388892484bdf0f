import type { PostalAddress, ProjectItem } from '@tessera/client/shop/types.gen'
import type { StageFacts } from '@tessera/domain/planning/project-stage'
import type { LineProgress } from '@tessera/domain/sales/fulfillment-label'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'

export interface StoredRoom {
  id: string
  name: string
  lengthFt: number | null
  widthFt: number | null
  areaSqft: number | null
  budgetCents: number | null
  notes: string | null
}

export interface StoredItem {
  id: string
  roomId: string | null
  alternateOf: string | null
  sku: string
  surface: ProjectItem['surface']
  pattern: ProjectItem['pattern']
  measuredBy: ProjectItem['measuredBy']
  areaSqft: number | null
  wastePercent: number | null
  spareBoxes: number
  boxes: number
  seenPriceCents: number
  notes: string | null
}

export interface StoredDocument {
  kind: 'quote' | 'selection-sheet' | 'order'
  id: string
  status: string
  totalCents: number | null
  at: string
  /** Of an order: its lines and whether it is picked up. */
  lines: LineProgress[] | null
  isPickUp: boolean | null
}

export interface StoredProject {
  id: string
  accountId: string
  personId: string
  basketId: string
  name: string
  clientName: string | null
  clientEmail: string | null
  place: PostalAddress | null
  jobName: string | null
  poNumber: string | null
  notes: string | null
  budgetCents: number | null
  stage: StageFacts['chosen']
  version: number
  savedAt: string | null
  createdAt: string
  updatedAt: string
  updatedBy: string
  owner: string
  ownerEmail: string
  rooms: StoredRoom[]
  items: StoredItem[]
}

/** Changes save themselves, so a project is a draft only until it has something to keep. */
export const isDraft = ({ savedAt, rooms, items }: StoredProject): boolean =>
  savedAt === null && rooms.length === 0 && items.length === 0

/** The name of a person as a column. */
export const personName = (who: Sql): Sql =>
  sql`(select concat_ws(' ', first_name, last_name) from people where id = ${who})`

export const itemColumns = sql`i.id, i.room_id as "roomId", i.alternate_of as "alternateOf", i.sku, i.surface, i.pattern,
  i.measured_by as "measuredBy", i.area_sqft as "areaSqft", i.waste_percent as "wastePercent",
  i.spare_boxes as "spareBoxes", i.boxes, i.seen_price_cents as "seenPriceCents", i.notes`

/** Read as JSON, so that integers and decimals arrive as numbers. */
export const projectColumns = sql`p.id, p.account_id as "accountId", p.person_id as "personId", p.basket_id as "basketId",
  p.name, p.client_name as "clientName", p.client_email as "clientEmail", p.place, p.job_name as "jobName",
  p.po_number as "poNumber", p.notes, p.budget_cents as "budgetCents", p.stage, p.version, p.saved_at as "savedAt",
  p.created_at as "createdAt", p.updated_at as "updatedAt", ${personName(sql`p.updated_by`)} as "updatedBy",
  ${personName(sql`p.person_id`)} as owner, (select email from people where id = p.person_id) as "ownerEmail",
  coalesce((select json_agg(r order by r.position) from (
    select id, position, name, length_ft as "lengthFt", width_ft as "widthFt", area_sqft as "areaSqft",
      budget_cents as "budgetCents", notes
    from project_rooms where project_id = p.id) r), '[]') as rooms,
  coalesce((select json_agg(x order by x.position, x.id) from (
    select i.position, ${itemColumns} from project_items i where i.project_id = p.id) x), '[]') as items`

export async function findProject(db: Queryable, where: Sql): Promise<StoredProject | undefined> {
  const row = await db.find<{ project: StoredProject }>(sql`
    select row_to_json(x) as project from (select ${projectColumns} from projects p where ${where} limit 1) x`)
  return row?.project
}
