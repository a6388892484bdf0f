import type { SavedFilter } from '@tessera/client/shop/types.gen'
import { type ListKind, maxSavedFilters } from '@tessera/contract/middleware/lists/models'
import { listCalls } from '@tessera/contract/middleware/lists/operations'
import type { Handlers } from '@tessera/server/call'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { handle } from '../../../kit/http/handle.ts'
import { invalid } from '../../../kit/shop-error.ts'
import type { Customer, Visitor } from '../../../kit/visitor.ts'

export const listSavedFilters = (db: Queryable, { personID }: Customer, list: ListKind): Promise<SavedFilter[]> =>
  db.rows<SavedFilter>(sql`
    select name, query from saved_filters where person_id = ${personID} and list = ${list} order by name`)

/** Characters of a query string; none that could lead to another site. */
const harmless = /^[\w%.=&+~-]+$/

/** Filters belong to the person who saved them. */
export const savedFilterHandlers = (database: Database): Handlers<Visitor> => ({
  ...handle(listCalls.saveFilter, async (call) => {
    const { personID } = customerOf(call)
    const { list, query } = call.body
    const name = call.body.name.trim()
    if (name === '') invalid('name', 'Enter a name.')
    if (!harmless.test(query)) invalid('query', 'Choose a filter first.')
    const saved = await database.find(sql`
      insert into saved_filters (person_id, list, name, query)
      select ${personID}, ${list}, ${name}, ${query}
      where (select count(*) from saved_filters where person_id = ${personID} and list = ${list} and name <> ${name})
        < ${maxSavedFilters}::int
      on conflict (person_id, list, name) do update set query = excluded.query
      returning name`)
    if (!saved) invalid('name', `Remove one first. You can save up to ${maxSavedFilters}.`)
    return undefined
  }),
  ...handle(listCalls.forgetFilter, async (call) => {
    const { list, name } = call.body
    await database.rows(sql`
      delete from saved_filters where person_id = ${customerOf(call).personID} and list = ${list} and name = ${name}`)
    return undefined
  }),
})
