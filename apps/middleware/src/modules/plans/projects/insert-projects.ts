import { randomUUID } from 'node:crypto'
import type { PostalAddress } from '@tessera/client/shop/types.gen'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { StoredItem, StoredProject, StoredRoom } from './stored-project.ts'

export type NewItem = Pick<StoredItem, 'sku' | 'boxes' | 'seenPriceCents'> &
  Partial<Omit<StoredItem, 'id' | 'roomId' | 'alternateOf'>> & { alternates?: NewItem[] }

/** A project with its content; timestamps as text. */
export interface NewProject extends Pick<StoredProject, 'accountId' | 'personId' | 'name'> {
  id?: string
  basketId?: string
  clientName?: string | null
  clientEmail?: string | null
  place?: PostalAddress | null
  jobName?: string | null
  poNumber?: string | null
  notes?: string | null
  budgetCents?: number | null
  stage?: StoredProject['stage']
  createdAt: string
  updatedAt?: string
  /** Null for a draft. */
  savedAt?: string | null
  rooms?: (Partial<StoredRoom> & { name: string; items?: NewItem[] })[]
  /** Items outside of rooms. */
  items?: NewItem[]
  memberIds?: string[]
}

interface Row extends NewItem {
  id: string
  projectId: string
  roomId: string | null
  alternateOf: string | null
  position: number
}

/** Inserts projects with rooms, items and people, each at its first version. Returns their numbers in order. */
export async function insertProjects(db: Queryable, projects: readonly NewProject[]): Promise<string[]> {
  const made = await db.rows<{ id: string; at: number }>(sql`
    with given as materialized (
      select coalesce(p.id, 'P' || nextval('project_numbers')) as number, p.*
      from jsonb_to_recordset(${JSON.stringify(projects.map((one, at) => ({ ...one, at })))}::jsonb) as p(at integer,
        id text, "accountId" text, "personId" uuid, "basketId" uuid, name text, "clientName" text, "clientEmail" text,
        place jsonb, "jobName" text, "poNumber" text, notes text, "budgetCents" bigint, stage text,
        "createdAt" timestamptz, "updatedAt" timestamptz, "savedAt" timestamptz)
    ), written as (
      insert into projects (id, account_id, person_id, basket_id, name, client_name, client_email, place, job_name,
        po_number, notes, budget_cents, stage, saved_at, created_at, updated_at, updated_by)
      select number, "accountId", "personId", coalesce("basketId", gen_random_uuid()), name, "clientName", "clientEmail",
        nullif(place, 'null'::jsonb), "jobName", "poNumber", notes, "budgetCents", coalesce(stage, 'planning'),
        "savedAt", "createdAt", coalesce("updatedAt", "createdAt"), "personId"
      from given
    ), told as (
      insert into project_activity (project_id, version, person_id, what, at)
      select number, 1, "personId", 'Created the project', "createdAt" from given
    )
    select number as id, at from given order by at`)
  const ids = made.map(({ id }) => id)
  const rooms = projects.flatMap((project, at) =>
    (project.rooms ?? []).map((room, position) => ({ id: randomUUID(), ...room, projectId: ids[at] ?? '', position })),
  )
  const inRooms = rooms.flatMap(({ projectId, id, items = [] }) => items.flatMap((item) => rowsOf(projectId, id, item)))
  const loose = projects.flatMap(({ items = [] }, at) => items.flatMap((item) => rowsOf(ids[at] ?? '', null, item)))
  await insertRooms(db, rooms)
  await insertItems(
    db,
    [...inRooms, ...loose].map((row, position) => ({ ...row, position })),
  )
  const members = projects.flatMap(({ memberIds = [] }, at) =>
    memberIds.map((person) => ({ project: ids[at], person })),
  )
  await db.rows(sql`
    insert into project_people (project_id, person_id)
    select project, person from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as m(project text, person uuid)`)
  return ids
}

function rowsOf(projectId: string, roomId: string | null, item: NewItem, alternateOf: string | null = null): Row[] {
  const { alternates = [], ...own } = item
  const id = randomUUID()
  const self = { ...own, id, projectId, roomId, alternateOf, position: 0 }
  return [self, ...alternates.flatMap((one) => rowsOf(projectId, roomId, one, id))]
}

async function insertRooms(db: Queryable, rooms: readonly object[]): Promise<void> {
  await db.rows(sql`
    insert into project_rooms (id, project_id, position, name, length_ft, width_ft, area_sqft, budget_cents, notes)
    select id, "projectId", position, name, "lengthFt", "widthFt", coalesce("areaSqft", "lengthFt" * "widthFt"),
      "budgetCents", notes
    from jsonb_to_recordset(${JSON.stringify(rooms)}::jsonb) as r(id uuid, "projectId" text, position integer, name text,
      "lengthFt" numeric, "widthFt" numeric, "areaSqft" numeric, "budgetCents" bigint, notes text)`)
}

async function insertItems(db: Queryable, rows: readonly Row[]): Promise<void> {
  await db.rows(sql`
    insert into project_items (id, project_id, room_id, alternate_of, position, sku, surface, pattern, measured_by,
      area_sqft, waste_percent, spare_boxes, boxes, seen_price_cents, notes)
    select id, "projectId", "roomId", "alternateOf", position, sku, coalesce(surface, 'floor'), pattern,
      case when "areaSqft" is null then 'box' else coalesce("measuredBy", 'area') end, "areaSqft", "wastePercent",
      coalesce("spareBoxes", 0), boxes, "seenPriceCents", notes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as i(id uuid, "projectId" text, "roomId" uuid,
      "alternateOf" uuid, position integer, sku text, surface text, pattern text, "measuredBy" text, "areaSqft" numeric,
      "wastePercent" numeric, "spareBoxes" integer, boxes integer, "seenPriceCents" bigint, notes text)`)
}
