import type { SavedStore, StaffStore, StaffStorePage, StoreToSaveInput } from '@tessera/client/shop/types.gen'
import { holidayIds } from '@tessera/contract/shop/staff-words'
import { localTime } from '@tessera/domain/local-time'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { type CheckedStore, checkStore } from '../../site/stores/check-store.ts'
import { describeHours } from '../../site/stores/describe-hours.ts'
import type { Store, StoreHours } from '../../site/stores/store.ts'
import { eventsOf } from '../../site/stores/store-events.ts'
import { readStoreParts, writeStoreParts } from '../../site/stores/store-parts.ts'
import { getStore, listStores } from '../../site/stores/store-records.ts'
import { storeView } from '../../site/stores/store-view.ts'
import { readPageNumber } from '../lists/read-page-number.ts'
import { staffPageSize } from '../lists/staff-page-query.ts'
import { type OperatorCall, recordOperatorAction } from '../store/operator.ts'
import { findMerchantId } from './change-merchant.ts'

/** Far enough to see the next holidays. */
const previewDays = 56

/** Stores by state and name. There are a few hundred at most, so the list is cut here. */
export async function listStaffStores(
  db: Queryable,
  given: { search: string | undefined; page: string | undefined },
  now: Date,
): Promise<StaffStorePage> {
  const page = readPageNumber(given.page)
  const wanted = given.search?.trim().toLowerCase() ?? ''
  const found = (await listStores(db)).filter(({ id, name, city, state, zip, phone }) =>
    [id, name, city, state, zip, phone].join(' ').toLowerCase().includes(wanted),
  )
  const items = found.slice((page - 1) * staffPageSize, page * staffPageSize).map((store) => rowOf(store, now))
  return { items, totalCount: found.length, page, pageSize: staffPageSize, isCapped: false }
}

function rowOf(store: Store, now: Date): StaffStorePage['items'][number] {
  const { id, name, city, state, phone, openText, isOpen } = storeView(store, now)
  const { day: today } = localTime(now, store.timeZone)
  return {
    id,
    name,
    city,
    state,
    phone,
    openText,
    isOpen,
    exceptionCount: store.exceptions.filter(({ day }) => day >= today).length,
  }
}

export async function getStaffStore(db: Queryable, id: string, now: Date): Promise<StaffStore> {
  const store = await getStore(db, id)
  const parts = await readStoreParts(db, store.id)
  const { slug, name, street, city, state, zip, timeZone } = store
  return {
    id: store.id,
    slug,
    name,
    street,
    city,
    state,
    zip,
    timeZone,
    merchantId: await findMerchantId(db, store.id),
    version: await readVersion(db, store.id),
    ...detailsOf({ ...store, ...parts }),
    ...previewOf({ ...store, ...parts }, now),
  }
}

/** Everything that staff change, in the shape of the form that changes it. */
const detailsOf = (store: CheckedStore): NonNullable<SavedStore['replaced']> => ({
  phone: store.phone,
  email: store.email,
  hours: store.hours.map(timesOf),
  holidays: holidayIds.map((holiday) => holidayOf(store, holiday)),
  exceptions: store.exceptions.map(({ day, hours, reason }) => ({ day, ...timesOf(hours), reason })),
  services: [...store.services],
  people: store.people,
  events: store.events,
})

const timesOf = (hours: StoreHours | null) => ({ opens: hours?.open ?? null, closes: hours?.close ?? null })

function holidayOf({ holidayHours }: CheckedStore, id: (typeof holidayIds)[number]): StaffStore['holidays'][number] {
  const hours = holidayHours[id]
  if (hours === undefined) return { id, mode: 'usual', ...timesOf(null) }
  return { id, mode: hours ? 'times' : 'closed', ...timesOf(hours) }
}

const previewOf = (
  store: CheckedStore & Pick<Store, 'timeZone'>,
  now: Date,
): Pick<StaffStore, 'hoursText' | 'nextEvents'> => ({
  hoursText: describeHours(store, now, previewDays),
  nextEvents: eventsOf(store, store.events, now).map(({ title, day, starts }) => ({ title, day, starts })),
})

async function readVersion(db: Queryable, id: string): Promise<string> {
  const row = await db.find<{ version: string }>(sql`select updated_at::text as version from stores where id = ${id}`)
  return row?.version ?? ''
}

/** Saves a store as its editor left it, or only checks it; answers what customers read from then on. */
export const saveStaffStore = (
  { database }: { database: Database },
  call: OperatorCall,
  body: StoreToSaveInput,
): Promise<SavedStore> =>
  database.transaction(async (db) => {
    const id = body.id ?? ''
    await db.rows(sql`select from stores where id = ${id} for update`)
    const store = await getStore(db, id)
    const wanted = checkStore(body)
    const answer = previewOf({ ...wanted, timeZone: store.timeZone }, call.now)
    const stored = { ...store, ...(await readStoreParts(db, id)) }
    const version = await readVersion(db, id)
    const before = changeableOf(stored)
    const after = changeableOf(wanted)
    // a repeat changes nothing, whatever version it saw
    if (body.isTrial || JSON.stringify(before) === JSON.stringify(after)) return { ...answer, version, replaced: null }
    if (version !== body.version) refuse('Request.Conflict')
    await writeStore(db, id, wanted)
    const changed = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    const pick = (all: Record<string, unknown>) => Object.fromEntries(changed.map((name) => [name, all[name]]))
    await recordOperatorAction(db, call, null, {
      action: 'store.save',
      object: id,
      before: pick(before),
      after: pick(after),
    })
    return { ...answer, version: await readVersion(db, id), replaced: detailsOf(stored) }
  })

/** Values in one spelling, so that they can be compared and recorded. */
const changeableOf = (store: CheckedStore): Record<string, unknown> => ({
  phone: store.phone,
  email: store.email,
  hours: store.hours.map(timesOf),
  holidays: holidayIds.map((id) => store.holidayHours[id] ?? (id in store.holidayHours ? 'closed' : 'usual')),
  exceptions: store.exceptions.map(({ day, hours, reason }) => [day, timesOf(hours), reason]),
  services: [...store.services].sort(),
  people: store.people.map(({ name, role, text }) => [name, role, text]),
  events: store.events.map((event) => [
    event.title,
    event.text,
    event.day,
    event.week,
    event.weekday,
    event.starts,
    event.minutes,
  ]),
})

async function writeStore(db: Queryable, id: string, store: CheckedStore): Promise<void> {
  const json = [store.hours, store.holidayHours, store.exceptions].map((value) => JSON.stringify(value))
  await db.rows(sql`
    update stores set phone = ${store.phone}, email = ${store.email}, hours = ${json[0]}, holiday_hours = ${json[1]},
      exceptions = ${json[2]}, services = ${store.services}, edited = true, updated_at = clock_timestamp()
    where id = ${id}`)
  await writeStoreParts(db, id, store)
}
