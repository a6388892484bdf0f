import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import type { ProNeeds } from '../store/pro-account.ts'
import { listAudit } from './list-audit.ts'

/** The audit of the shop, for people with the right to read it. */
export const auditHandlers = (needs: ProNeeds) => ({
  ...handle(operatorCalls.listAudit, (call) =>
    listAudit(
      { ...needs, database: call.db },
      Object.fromEntries(operatorCalls.listAudit.query.map((name) => [name, queryValue(call, name) || undefined])),
    ),
  ),
})
