import type { Assignments, NewAssignmentInput } from '@tessera/client/shop/types.gen'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Commerce } from '../../../kit/commerce.ts'
import { ignoreNotFound } from '../../../kit/ignore-not-found.ts'
import { invalid } from '../../../kit/shop-error.ts'
import { type OperatorCall, operatorOf, recordOperatorAction } from '../store/operator.ts'
import { findSubject } from './find-subject.ts'

interface Needs {
  database: Database
  commerce: Commerce
}

interface AdminUser {
  ID: string
  Username: string | null
  FirstName: string | null
  LastName: string | null
  Active: boolean
}

const nameOf = ({ ID, Username, FirstName, LastName }: AdminUser): string =>
  `${FirstName ?? ''} ${LastName ?? ''}`.trim() || (Username ?? ID)

/** All work that someone takes care of, and the people it can be given to. */
export async function listAssignments({ database, commerce }: Needs): Promise<Assignments> {
  const [items, colleagues] = await Promise.all([readAssignments(database), listColleagues(commerce)])
  return { items, colleagues }
}

const readAssignments = (db: Queryable) =>
  db.rows<Assignments['items'][number]>(sql`
    select kind, number, assignee_id as "userID", assignee as name from staff_assignments order by at desc limit 2000`)

async function listColleagues({ client, backOffice }: Commerce): Promise<Assignments['colleagues']> {
  const { Items } = await client.AdminUsers.List(
    { pageSize: 100, sortBy: ['LastName', 'FirstName'], filters: { Active: 'true' } },
    await backOffice(),
  )
  return (Items as AdminUser[]).map((user) => ({ userID: user.ID, name: nameOf(user) }))
}

/** Gives a piece of work to a colleague, or takes it from everyone. A repeat changes nothing. */
export async function assignTo({ database, commerce }: Needs, call: OperatorCall, body: NewAssignmentInput) {
  const name = body.userID ? await findColleague(commerce, body.userID) : null
  return database.transaction(async (db) => {
    const kind = body.kind ?? invalid('kind', 'Say what is assigned.')
    const number = await findSubject(db, kind, body.number ?? '')
    const before = await db.find<{ userID: string; name: string }>(sql`
      select assignee_id as "userID", assignee as name from staff_assignments
      where kind = ${kind} and number = ${number} for update`)
    if ((before?.userID ?? null) === (body.userID || null)) return
    if (name === null) await db.rows(sql`delete from staff_assignments where kind = ${kind} and number = ${number}`)
    else
      await db.rows(sql`
        insert into staff_assignments (kind, number, assignee_id, assignee, assigned_by)
        values (${kind}, ${number}, ${body.userID}, ${name}, ${operatorOf(call).name})
        on conflict (kind, number) do update set assignee_id = excluded.assignee_id, assignee = excluded.assignee,
          assigned_by = excluded.assigned_by, at = now()`)
    await recordOperatorAction(db, call, null, {
      action: `${kind}.assign`,
      object: number,
      ...(before && { before: { assignee: before.name } }),
      after: { assignee: name, note: name ? `to ${name}` : 'to no one' },
    })
  })
}

async function findColleague({ client, backOffice }: Commerce, userID: string): Promise<string> {
  const user = await client.AdminUsers.Get(userID, await backOffice()).catch(ignoreNotFound)
  return user?.Active ? nameOf(user as AdminUser) : invalid('userID', 'Choose a team member from the list.')
}
