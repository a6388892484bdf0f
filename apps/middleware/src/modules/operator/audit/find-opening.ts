import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { utcText } from '../../../kit/utc-text.ts'
import { type OperatorCall, operatorOf } from '../store/operator.ts'
import { isByStaff } from './list-audit.ts'

interface OpeningKey {
  /** The action of the audit record that is the opening. */
  action: string
  object: string
  minutes: number
}

interface Opening {
  reason: string
  openUntil: string
}

/** The caller's own opening of something closed, as long as it lasts. Its audit record is the opening. */
export const findOpening = (
  db: Queryable,
  call: OperatorCall,
  { action, object, minutes }: OpeningKey,
): Promise<Opening | undefined> => {
  const lasting = sql`make_interval(mins => ${minutes}::int)`
  return db.find<Opening>(sql`
    select r.after->>'reason' as reason, ${utcText(sql`r.at + ${lasting}`, 'milliseconds')} as "openUntil"
    from audit_records r
    where r.object = ${object} and r.action = ${action} and r.at > now() - ${lasting}
      and ${isByStaff(operatorOf(call).userID)}
    order by r.id desc limit 1`)
}
