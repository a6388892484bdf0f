import { authCalls } from '@tessera/contract/middleware/auth/operations'
import { sql } from '@tessera/server/sql'
import { customerOf } from '../../../kit/customer-of.ts'
import { handle } from '../../../kit/http/handle.ts'
import { sessionUserOf } from '../session/session-user.ts'
import type { AuthNeeds } from './auth-needs.ts'

export const customerSetHandler = ({ database }: AuthNeeds) =>
  handle(authCalls.getCustomerSet, async (call) => {
    const customer = customerOf(call)
    const { id, terms, creditLineCents, onHold } = customer.account
    const counted = await database.find<{ people: number }>(sql`
      select count(*)::int as people from people where account_id = ${id} and status <> 'deleted'`)
    return { user: sessionUserOf(customer), terms, creditLineCents, onHold, userCount: counted?.people ?? 0 }
  })
