import type { SheetItem } from '@tessera/client/shop/types.gen'
import type { SheetState } from '@tessera/contract/middleware/selection-sheets/models'
import type { PriceGroup } from '@tessera/contract/shop/constants'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { refuse } from '../../../kit/shop-error.ts'
import { brandColumns } from '../client-brand/stored-brand.ts'
import type { PlanCall } from '../plan-needs.ts'
import { visibleSheets } from './visible-sheets.ts'

export interface StoredAlternate {
  id: string
  sku: string
  boxes: number
  note: string | null
  ownClientPriceCents: number | null
}

export interface StoredSheetItem {
  id: string
  sku: string
  surface: SheetItem['surface']
  pattern: SheetItem['pattern']
  grout: string | null
  trim: string | null
  areaSqft: number | null
  boxes: number
  notes: string | null
  ownClientPriceCents: number | null
  chosenAlternateId: string | null
  alternates: StoredAlternate[]
}

export interface StoredSheetRoom {
  id: string
  name: string
  areaSqft: number | null
  allowanceCents: number | null
  items: StoredSheetItem[]
}

export interface StoredSheet {
  id: string
  accountId: string
  personId: string
  company: string
  hasLogo: boolean
  licenseNumber: string | null
  owner: string
  ownerEmail: string
  ownerFirstName: string
  /** Price group of the account. */
  priceGroup: PriceGroup
  projectId: string | null
  origin: 'customer' | 'store'
  name: string
  clientName: string | null
  clientEmail: string | null
  state: SheetState
  stateBefore: SheetState | null
  version: number
  revision: number
  priceView: 'none' | 'client'
  markupPercent: number | null
  notes: string | null
  createdAt: string
  updatedAt: string
  updatedBy: string
  rooms: StoredSheetRoom[]
}

const rooms = sql`coalesce((select json_agg(r order by r.position) from (
  select r.id, r.position, r.name, r.area_sqft as "areaSqft", r.allowance_cents as "allowanceCents",
    coalesce((select json_agg(i order by i.position) from (
      select i.id, i.position, i.sku, i.surface, i.pattern, i.grout, i.trim_words as trim, i.area_sqft as "areaSqft",
        i.boxes, i.notes, i.own_client_price_cents as "ownClientPriceCents",
        i.chosen_alternate_id as "chosenAlternateId",
        coalesce((select json_agg(a order by a.position) from (
          select id, position, sku, boxes, note, own_client_price_cents as "ownClientPriceCents"
          from sheet_alternates where item_id = i.id) a), '[]') as alternates
      from sheet_items i where i.room_id = r.id) i), '[]') as items
  from sheet_rooms r where r.sheet_id = s.id) r), '[]')`

const columns = sql`s.id, s.account_id as "accountId", s.person_id as "personId", a.name as company, ${brandColumns},
  concat_ws(' ', w.first_name, w.last_name) as owner, w.email as "ownerEmail", w.first_name as "ownerFirstName",
  case when a.type = 'Pro' and a.status = 'active' then a.price_group else 'RT' end as "priceGroup",
  s.project_id as "projectId", s.origin, s.name, s.client_name as "clientName", s.client_email as "clientEmail", s.state,
  s.state_before as "stateBefore", s.version, s.revision, s.price_view as "priceView",
  s.markup_percent as "markupPercent", s.notes, s.created_at as "createdAt", s.updated_at as "updatedAt",
  s.updated_by as "updatedBy", ${rooms} as rooms`

export async function findSheet(db: Queryable, where: Sql): Promise<StoredSheet | undefined> {
  const row = await db.find<{ sheet: StoredSheet }>(sql`
    select row_to_json(x) as sheet from (
      select ${columns} from selection_sheets s
      join accounts a on a.id = s.account_id
      join people w on w.id = s.person_id
      left join client_brands b on b.account_id = a.id
      where ${where}) x`)
  return row?.sheet
}

export const getSheet = async (db: Queryable, call: PlanCall, id: string): Promise<StoredSheet> =>
  (await findSheet(db, sql`s.id = ${id} and ${visibleSheets(customerOf(call))}`)) ?? refuse('NotFound')

/** Locks the sheet until the transaction ends. */
export async function lockSheet(db: Queryable, call: PlanCall, id: string): Promise<StoredSheet> {
  const found = await db.find(sql`
    select s.id from selection_sheets s where s.id = ${id} and ${visibleSheets(customerOf(call))} for update`)
  return found ? getSheet(db, call, id) : refuse('NotFound')
}
