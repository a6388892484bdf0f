import { proRequestCalls } from '@tessera/contract/middleware/operator/pro-operations'
import { queryValue } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import { handle } from '../../../kit/http/handle.ts'
import { getProRequest, listProRequests } from './pro-requests.ts'

export const proRequestHandlers = (database: Database) => ({
  ...handle(proRequestCalls.listProRequests, (call) =>
    listProRequests(database, {
      view: queryValue(call, 'view'),
      search: queryValue(call, 'search'),
      page: queryValue(call, 'page'),
    }),
  ),
  ...handle(proRequestCalls.getProRequest, (call) => getProRequest(database, queryValue(call, 'customerNumber') ?? '')),
})
