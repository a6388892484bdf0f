import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { shippedEventsOf } from './shipped-events.ts'
import type { PlannedEvent } from './store-events.ts'
import { type StorePerson, storePeopleOf } from './store-people.ts'

export interface StoreParts {
  people: StorePerson[]
  events: PlannedEvent[]
}

/** People and events of a store in their order. */
export async function readStoreParts(db: Queryable, storeId: string): Promise<StoreParts> {
  const found = await db.find<StoreParts>(sql`
    select
      (select coalesce(json_agg(json_build_object('name', p.name, 'role', p.role, 'text', p.about)
        order by p.position), '[]') from store_people p where p.store_id = ${storeId}) as people,
      (select coalesce(json_agg(json_build_object('title', e.title, 'text', e.about,
        'day', to_char(e.day, 'YYYY-MM-DD'), 'week', e.week, 'weekday', e.weekday, 'starts', e.starts,
        'minutes', e.minutes) order by e.position), '[]') from store_events e where e.store_id = ${storeId}) as events`)
  return found ?? { people: [], events: [] }
}

/** Replaces people and events of a store. */
export async function writeStoreParts(db: Queryable, storeId: string, { people, events }: StoreParts): Promise<void> {
  await db.rows(sql`delete from store_people where store_id = ${storeId}`)
  await db.rows(sql`delete from store_events where store_id = ${storeId}`)
  await db.rows(sql`
    insert into store_people (store_id, position, name, role, about)
    select ${storeId}, position, value ->> 'name', value ->> 'role', value ->> 'text'
    from jsonb_array_elements(${JSON.stringify(people)}::jsonb) with ordinality as given (value, position)`)
  await db.rows(sql`
    insert into store_events (store_id, position, title, about, day, week, weekday, starts, minutes)
    select ${storeId}, position, value ->> 'title', value ->> 'text', (value ->> 'day')::date,
      (value ->> 'week')::smallint, (value ->> 'weekday')::smallint, value ->> 'starts', (value ->> 'minutes')::smallint
    from jsonb_array_elements(${JSON.stringify(events)}::jsonb) with ordinality as given (value, position)`)
}

/** Gives every store its first people and events, once: what staff delete does not come back. */
export async function fillStoreParts(db: Queryable): Promise<void> {
  const isFilled = await db.find(sql`select where not exists (select from stores where not parts_filled)`)
  // an update of stores, even of none, makes the cached replies of all accounts stale
  if (isFilled) return
  const stores = await db.rows<{ id: string; services: string[] }>(sql`
    update stores set parts_filled = true where not parts_filled returning id, services`)
  for (const store of stores)
    await writeStoreParts(db, store.id, { people: storePeopleOf(store), events: shippedEventsOf(store) })
}
