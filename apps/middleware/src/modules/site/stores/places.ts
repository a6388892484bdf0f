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

/** Sorts after every character. */
const beyond = '\u{10ffff}'

/**
 * Suggestions while typing: a ZIP, 'Naperville' or 'Naperville, IL'; one place per city. Prefixes are ranges, because a
 * generic plan cannot use an index for `like`.
 */
export async function listPlaces(db: Queryable, text: string, limit = 8): Promise<ZipPlace[]> {
  const [city = '', state = ''] = text.split(',').map((part) => part.trim())
  if (/^\d{3,5}$/.test(city)) {
    return db.rows(sql`
      select ${columns} from zip_places where zip between ${city.padEnd(5, '0')} and ${city.padEnd(5, '9')}
      order by zip limit ${limit}`)
  }
  if (city.length < 2) return []
  const start = city.toLowerCase().slice(0, 100)
  return db.rows(sql`
    select distinct on (city, state) ${columns} from zip_places
    where lower(city) ~>=~ ${start} and lower(city) ~<~ ${start + beyond}
      and (${state} = '' or state = upper(${state}))
    order by city, state, zip limit ${limit}`)
}
