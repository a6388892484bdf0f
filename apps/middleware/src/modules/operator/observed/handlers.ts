import { observedCalls } from '@tessera/contract/middleware/operator/observed-operations'
import { queryValue } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import { handle } from '../../../kit/http/handle.ts'
import { listPageErrors, listRecordings } from './list-observed.ts'

/** Reports of browsers: errors, and visits that were recorded with consent. */
export const observedHandlers = (needs: { database: Database }) => ({
  ...handle(observedCalls.listPageErrors, (call) =>
    listPageErrors(needs, { search: queryValue(call, 'search'), page: queryValue(call, 'page') }),
  ),
  ...handle(observedCalls.listRecordings, (call) =>
    listRecordings(needs, { search: queryValue(call, 'search'), page: queryValue(call, 'page') }),
  ),
})
