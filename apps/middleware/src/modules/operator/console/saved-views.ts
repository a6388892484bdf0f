import type { SavedViews, ViewToSaveInput } from '@tessera/client/shop/types.gen'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { isUuid } from '../../../kit/is-uuid.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { StaffMember } from '../../../kit/visitor.ts'
import { isConsolePath, tidyWords } from './console-path.ts'

const maxViews = 100

/** One’s own views of a list, and those that others of the company share. */
export const listViews = async (db: Queryable, { userID, companyID }: StaffMember, list: string) => ({
  items: await db.rows<SavedViews['items'][number]>(sql`
    select id, name, words, is_shared as "isShared", owner_id = ${userID} as "isMine", owner_name as "ownerName"
    from console_views
    where company = ${companyID} and list = ${list} and (owner_id = ${userID} or is_shared)
    order by lower(name), id limit 200`),
})

/** Saves a view under a name. The same name again replaces it, so a repeat changes nothing. */
export const saveView = (database: Database, staff: StaffMember, body: ViewToSaveInput) =>
  database.transaction(async (db) => {
    const { userID, name: ownerName, companyID } = staff
    const name = body.name?.trim() || invalid('name', 'Name the view.')
    const list = body.list ?? ''
    if (!isConsolePath(list)) invalid('list', 'This is no list of the console.')
    const words = tidyWords(body.words ?? '')
    const isShared = body.isShared ?? false
    if (body.id) await renameView(db, staff, { id: body.id, list, name, words, isShared })
    else {
      const [count] = await db.rows<{ views: number }>(sql`
        select count(*)::int as views from console_views where company = ${companyID} and owner_id = ${userID}`)
      if ((count?.views ?? 0) >= maxViews) invalid('name', `You have ${maxViews} views. Delete one first.`)
      await db.rows(sql`
        insert into console_views (company, owner_id, owner_name, list, name, words, is_shared)
        values (${companyID}, ${userID}, ${ownerName}, ${list}, ${name}, ${words}, ${isShared})
        on conflict on constraint console_views_name do update set
          words = excluded.words, is_shared = excluded.is_shared, owner_name = excluded.owner_name`)
    }
  })

interface ChangedView {
  id: string
  list: string
  name: string
  words: string
  isShared: boolean
}

async function renameView(db: Queryable, { userID, companyID }: StaffMember, view: ChangedView): Promise<void> {
  const { id, list, name, words, isShared } = view
  const isTaken = await db.find(sql`
    select from console_views
    where company = ${companyID} and owner_id = ${userID} and list = ${list} and name = ${name} and id::text <> ${id}`)
  if (isTaken) invalid('name', 'You have another view with this name.')
  const changed = await db.find(sql`
    update console_views set name = ${name}, words = ${words}, is_shared = ${isShared}
    where id::text = ${id} and company = ${companyID} and owner_id = ${userID} and list = ${list} returning id`)
  if (!changed) refuse('NotFound')
}

/** Deletes a view of one’s own; people with all rights also shared ones of others. A repeat changes nothing. */
export async function deleteView(
  db: Queryable,
  { userID, companyID }: StaffMember,
  roles: readonly string[],
  id: string,
): Promise<void> {
  if (!isUuid(id)) return
  const mayAll = roles.includes('FullAccess')
  const deleted = await db.find(sql`
    delete from console_views
    where id = ${id} and company = ${companyID} and (owner_id = ${userID} or (is_shared and ${mayAll})) returning id`)
  const isForeign = !deleted && (await db.find(sql`select from console_views where id = ${id}`))
  if (isForeign) refuse('NotFound')
}
