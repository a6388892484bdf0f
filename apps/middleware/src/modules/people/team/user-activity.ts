import type { UserActionRecords } from '@tessera/client/shop/types.gen'
import { userCalls } from '@tessera/contract/middleware/users/operations'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { handle } from '../../../kit/http/handle.ts'
import { utcText } from '../../../kit/utc-text.ts'

const maxRecords = 100

interface ActivityRecord {
  at: string
  by: string | null
  action: string
  email: string | null
}

const actionLabels: { [action: string]: string } = {
  'user.invite': 'invited',
  'user.rights': 'changed the permissions of',
  'user.lock': 'locked',
  'user.unlock': 'unlocked',
  'user.delete': 'removed',
  'user.hand-over': 'reassigned the work of',
  'user.restore': 'restored',
  'user.farewell': 'left:',
}

/** Audit records about users of an account; they are never changed. */
export const userActivityHandler = ({ database }: { database: Queryable }) =>
  handle(userCalls.getDeeds, async (call): Promise<UserActionRecords> => {
    const records = await database.rows<ActivityRecord>(sql`
      select ${utcText(sql`r.at`)} as at,
        coalesce(p.first_name || ' ' || p.last_name, r.actor) as by, r.action,
        coalesce(r.after ->> 'email', (select o.email from people o where o.id::text = r.object)) as email
      from audit_records r left join people p on p.id = r.person_id
      where r.account_id = ${customerOf(call).account.id} and r.action = any(${Object.keys(actionLabels)})
      order by r.id desc
      limit ${maxRecords}::int`)
    return {
      deeds: records.map(({ at, by, action, email }) => ({
        at,
        by: by ?? 'The shop',
        text: `${actionLabels[action]} ${email ?? 'a former team member'}`,
      })),
    }
  })
