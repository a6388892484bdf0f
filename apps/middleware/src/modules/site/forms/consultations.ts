import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Store } from '../stores/store.ts'
import { slotsOf, slotText } from './consultation-slots.ts'

export async function listFreeSlots(db: Queryable, store: Store, now: Date) {
  const taken = await db.rows<{ at: Date }>(sql`
    select starts_at as at from consultations where store_id = ${store.id} and cancelled_at is null
      and starts_at > ${now}`)
  const moments = new Set(taken.map(({ at }) => at.getTime()))
  return slotsOf(store, now)
    .filter((slot) => !moments.has(slot.getTime()))
    .map((slot) => ({ startsAt: slot.toISOString(), text: slotText(slot, store.timeZone) }))
}

export interface ConsultationBooking {
  storeId: string
  startsAt: Date
  way: 'store' | 'video'
  name: string
  email: string
  phone: string | null
  topic: string | null
  notes: string | null
}

/** Books a slot. A unique index decides: of several concurrent requests one gets it. */
export async function bookSlot(db: Queryable, reference: string, booking: ConsultationBooking): Promise<boolean> {
  const { storeId, startsAt, way, name, email, phone, topic, notes } = booking
  const taken = await db.find(sql`
    insert into consultations (reference, store_id, starts_at, way, name, email, phone, topic, notes)
    values (${reference}, ${storeId}, ${startsAt}, ${way}, ${name}, ${email}, ${phone}, ${topic}, ${notes})
    on conflict (store_id, starts_at) where cancelled_at is null do nothing
    returning true`)
  return taken !== undefined
}

export interface CanceledBooking {
  reference: string
  startsAt: Date
  name: string
  email: string
  timeZone: string
  storeEmail: string
}

/** Cancels a booking. Undefined if it was canceled before or its time has passed. */
export const freeSlot = (db: Queryable, reference: string, now: Date): Promise<CanceledBooking | undefined> =>
  db.find(sql`
    update consultations c set cancelled_at = now() from stores s
    where s.id = c.store_id and c.reference = ${reference} and c.cancelled_at is null and c.starts_at > ${now}
    returning c.reference, c.starts_at as "startsAt", c.name, c.email, s.time_zone as "timeZone",
      s.email as "storeEmail"`)
