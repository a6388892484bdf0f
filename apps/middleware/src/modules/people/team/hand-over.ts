import { userCalls } from '@tessera/contract/middleware/users/operations'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { normalizeEmail } from '../../../kit/check-email.ts'
import { customerOf } from '../../../kit/customer-of.ts'
import { handle } from '../../../kit/http/handle.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { type AuditActor, audit, auditActorOf } from '../accounts/audit.ts'
import { findColleague, type Person } from '../accounts/people.ts'
import type { AuthNeeds } from '../sign-in/auth-needs.ts'

export interface HandOverCounts {
  projects: number
  quotes: number
  selectionSheets: number
}

/** Hands a user's open work over to a colleague; the user may stay. */
export const handOverHandler = ({ database }: AuthNeeds) =>
  handle(userCalls.handOver, (call) =>
    database.transaction(async (db) => {
      const { account } = customerOf(call)
      await db.rows(sql`select from accounts where id = ${account.id} for update`)
      const person = async (email: string) => {
        const found = await findColleague(db, account.id, normalizeEmail(email))
        return found && found.status !== 'deleted' ? found : refuse('NotFound')
      }
      const from = await person(call.body.from)
      const to = await person(call.body.to)
      if (from.id === to.id) return invalid('to', 'Choose someone else.')
      if (to.status !== 'active') return invalid('to', 'Choose someone who can sign in.')
      return handOver(db, from, to, auditActorOf(call))
    }),
  )

type Colleague = Pick<Person, 'id' | 'email' | 'firstName' | 'lastName'>

/**
 * Hands over projects, undecided quotes and selection sheets that aren't archived. Orders stay with the person who
 * placed them. Projects get an activity entry, so that anyone who has one open sees it.
 */
export async function handOver(
  db: Queryable,
  from: Colleague,
  to: Colleague,
  auditActor: AuditActor,
): Promise<HandOverCounts> {
  const by = auditActor.personID ?? to.id
  const what = `handed over from ${from.firstName} ${from.lastName} to ${to.firstName} ${to.lastName}`
  await db.rows(sql`delete from project_people m using projects p
    where p.id = m.project_id and p.person_id = ${from.id} and m.person_id = ${to.id}`)
  const projects = await db.rows(sql`
    with given as (
      update projects set person_id = ${to.id}, version = version + 1, updated_at = now(), updated_by = ${by}
      where person_id = ${from.id}
      returning id, version)
    insert into project_activity (project_id, version, person_id, what, at)
    select id, version, ${by}, ${what.slice(0, 300)}, now() from given
    returning project_id`)
  const quotes = await db.rows(sql`
    update quotes set person_id = ${to.id}
    where person_id = ${from.id} and state in ('draft', 'requested', 'in-review', 'offered')
    returning id`)
  const sheets = await db.rows(sql`
    update selection_sheets set person_id = ${to.id}
    where person_id = ${from.id} and state not in ('converted', 'archived')
    returning id`)
  const counts = { projects: projects.length, quotes: quotes.length, selectionSheets: sheets.length }
  const isSomething = Object.values(counts).some((count) => count > 0)
  if (isSomething)
    await audit(db, auditActor, {
      action: 'user.hand-over',
      object: from.id,
      after: { email: from.email, to: to.email, ...counts },
    })
  return counts
}
