import type { Pins, PinToDeleteInput, PinToSaveInput } from '@tessera/client/shop/types.gen'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { invalid } from '../../../kit/shop-error.ts'
import type { StaffMember } from '../../../kit/visitor.ts'
import { isConsolePath, tidyWords } from './console-path.ts'

const maxPins = 20

/** One's own pinned pages; no one else sees them. */
export const listPins = async (db: Queryable, { userID, companyID }: StaffMember) => ({
  items: await db.rows<Pins['items'][number]>(sql`
    select href, label from console_pins where company = ${companyID} and owner_id = ${userID}
    order by created_at, href`),
})

/** Pins a page. A repeat changes nothing but its name. */
export const savePin = (database: Database, { userID, companyID }: StaffMember, body: PinToSaveInput) =>
  database.transaction(async (db) => {
    const href = readAddress(body.href ?? '')
    const label = (body.label?.trim() || labelOf(href)).slice(0, 80)
    const [count] = await db.rows<{ others: number }>(sql`
      select count(*)::int as others from console_pins
      where company = ${companyID} and owner_id = ${userID} and href <> ${href}`)
    if ((count?.others ?? 0) >= maxPins) invalid('href', `You have ${maxPins} pinned pages. Unpin one first.`)
    await db.rows(sql`
      insert into console_pins (company, owner_id, href, label) values (${companyID}, ${userID}, ${href}, ${label})
      on conflict (company, owner_id, href) do update set label = excluded.label`)
  })

/** A repeat changes nothing. */
export const deletePin = (db: Queryable, { userID, companyID }: StaffMember, { href }: PinToDeleteInput) =>
  db.rows(sql`
    delete from console_pins where company = ${companyID} and owner_id = ${userID} and href = ${href ?? ''}`)

function readAddress(href: string): string {
  const [path = '', ...words] = href.split('?')
  if (!isConsolePath(path)) invalid('href', 'This is no page of the console.')
  const query = tidyWords(words.join('?'))
  return query ? `${path}?${query}` : path
}

/** `Orders 4500000012`, for a browser that sends no title. */
function labelOf(href: string): string {
  const [path = ''] = href.split('?')
  const words = path
    .replace(/^\/[rs]\//, '/')
    .split('/')
    .filter(Boolean)
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
