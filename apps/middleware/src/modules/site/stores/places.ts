import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { refuse } from '../../../kit/shop-error.ts'
import { zipCode } from './zip-code.ts'
import type { ZipPlace } from './zip-data.ts'

const columns = sql`zip, city, state, latitude, longitude`

export async function getPlace(db: Queryable, text: string): Promise<ZipPlace> {
  const zip = zipCode(text)
  const place = await db.find<ZipPlace>(sql`select ${columns} from zip_places where zip = ${zip}`)
  return place ?? refuseUnknown(db, zip)
}

/** ZIP codes with the same prefix are numbered along the road, so the closest number is nearby. */
async function refuseUnknown(db: Queryable, zip: string): Promise<never> {
  const neighbor = await db.find<ZipPlace>(sql`
    select ${columns} from zip_places where zip between ${`${zip.slice(0, 3)}00`} and ${`${zip.slice(0, 3)}99`}
    order by abs(zip::integer - ${zip}::integer), zip limit 1`)
  const hint = neighbor ? `The nearest match is ${neighbor.zip}, ${neighbor.city}.` : 'Please check the digits.'
  return refuse('Store.ZipUnknown', {
    message: `We don’t recognize ZIP code ${zip}. ${hint}`,
    data: { zip, nearestKnown: neighbor ?? null },
  })
}
