import { randomBytes } from 'node:crypto'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { takeTurn } from '../content/take-turn.ts'
import type { Store } from './store.ts'
import { fillStoreParts } from './store-parts.ts'
import { stores, storesVersion } from './stores.ts'

const newSecret = (): string => randomBytes(32).toString('base64url')

/**
 * Saves the shipped stores and ZIP codes into the database at every start: existing and edited rows stay unchanged, and
 * a newer shipped version replaces an unedited older one.
 */
export async function saveStores(db: Database, secret: () => string = newSecret): Promise<void> {
  await db.transaction(async (work) => {
    await takeTurn(work, 'stores')
    for (const store of await listPending(work)) await saveStore(work, store, secret())
    await fillStoreParts(work)
    await saveZipPlaces(work)
  })
}

async function listPending(db: Queryable): Promise<Store[]> {
  const upToDate = await db.rows<{ id: string }>(
    sql`select id from stores where edited or shipped_version >= ${storesVersion}`,
  )
  const ids = new Set(upToDate.map(({ id }) => id))
  return stores.filter(({ id }) => !ids.has(id))
}

async function saveStore(db: Queryable, store: Store, secret: string): Promise<void> {
  const { id, slug, name, street, city, state, zip, phone, email, timeZone, latitude, longitude } = store
  const [hours, holidays, exceptions] = [store.hours, store.holidayHours, store.exceptions].map((v) =>
    JSON.stringify(v),
  )
  await db.rows(sql`
    insert into stores (id, slug, name, street, city, state, zip, phone, email, time_zone, latitude, longitude,
      hours, holiday_hours, exceptions, services, shipped_version)
    values (${id}, ${slug}, ${name}, ${street}, ${city}, ${state}, ${zip}, ${phone}, ${email}, ${timeZone}, ${latitude},
      ${longitude}, ${hours}, ${holidays}, ${exceptions}, ${store.services}, ${storesVersion})
    on conflict (id) do update set slug = excluded.slug, name = excluded.name, street = excluded.street,
      city = excluded.city, state = excluded.state, zip = excluded.zip, phone = excluded.phone, email = excluded.email,
      time_zone = excluded.time_zone, latitude = excluded.latitude, longitude = excluded.longitude,
      hours = excluded.hours, holiday_hours = excluded.holiday_hours, exceptions = excluded.exceptions,
      services = excluded.services, shipped_version = excluded.shipped_version, updated_at = now()`)
  await db.rows(sql`
    insert into store_merchants (store_id, merchant_id, merchant_secret)
    values (${id}, ${`MP-${id.replace('store-', '').padStart(6, '0')}`}, ${secret}) on conflict do nothing`)
}

/** 42,000 rows, inserted once. The lists take 16 MB of memory, so they are loaded only when needed. */
async function saveZipPlaces(db: Queryable): Promise<void> {
  const [known] = await db.rows(sql`select 1 from zip_places limit 1`)
  if (known) return
  const { zipPlaces } = await import('./zip-data.ts')
  const places = zipPlaces()
  await db.rows(sql`
    insert into zip_places (zip, city, state, latitude, longitude)
    select * from unnest(${places.map(({ zip }) => zip)}::text[], ${places.map(({ city }) => city)}::text[],
      ${places.map(({ state }) => state)}::text[], ${places.map(({ latitude }) => latitude)}::float8[],
      ${places.map(({ longitude }) => longitude)}::float8[])`)
}
