import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { sortByDistance, type WithDistance } from './distance.ts'
import { getPlace } from './places.ts'
import type { Store } from './store.ts'
import type { ZipPlace } from './zip-data.ts'

/** Listed one by one, so that other columns, such as a merchant's secret, cannot leak through `*`. */
const columns = sql`id, slug, name, street, city, state, zip, phone, email, time_zone as "timeZone", latitude, longitude,
  hours, holiday_hours as "holidayHours", exceptions, services`

const selectStores = (db: Queryable, where: Sql): Promise<Store[]> =>
  db.rows(sql`select ${columns} from stores where active and ${where} order by state, name, id`)

export const listStores = (db: Queryable): Promise<Store[]> => selectStores(db, sql`true`)

/** Finds a store by ID or slug. */
export async function getStore(db: Queryable, idOrSlug: string): Promise<Store> {
  const [store] = await selectStores(db, sql`(id = ${idOrSlug} or slug = ${idOrSlug})`)
  return store ?? refuse('NotFound', { message: 'We couldn’t find that store.' })
}

export interface NearestStores {
  from: ZipPlace
  stores: WithDistance<Store>[]
}

const maxNearest = 25

export async function findNearestStores(db: Queryable, zip: string, limit = 5): Promise<NearestStores> {
  const from = await getPlace(db, zip)
  return { from, stores: sortByDistance(await listStores(db), from, Math.min(Math.max(1, limit), maxNearest)) }
}

/** The public half of the payment provider's credentials. The secret half is never read here. */
export async function getMerchantId(db: Queryable, storeId: string): Promise<string> {
  const row = await db.find<{ merchantId: string }>(sql`
    select m.merchant_id as "merchantId" from store_merchants m join stores s on s.id = m.store_id
    where s.active and s.id = ${storeId}`)
  return row?.merchantId ?? refuse('NotFound', { message: 'We couldn’t find that store.' })
}
