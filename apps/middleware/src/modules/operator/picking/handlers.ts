import { pickingCalls } from '@tessera/contract/middleware/operator/picking-operations'
import { queryValue } from '@tessera/server/call'
import type { Database } from '@tessera/server/database'
import type { Commerce } from '../../../kit/commerce.ts'
import { handle } from '../../../kit/http/handle.ts'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { countCarts } from './count-carts.ts'
import { getPickList } from './get-pick-list.ts'
import { listDepartures } from './list-departures.ts'
import { previewSteps } from './preview-steps.ts'

export const pickingHandlers = (needs: { database: Database; commerce: Commerce; catalog: Catalog }) => ({
  ...handle(pickingCalls.previewSteps, (call) => previewSteps(needs.database, call.body)),
  ...handle(pickingCalls.getPickList, (call) => getPickList(needs, queryValue(call, 'numbers') ?? '')),
  ...handle(pickingCalls.listDepartures, (call) =>
    listDepartures(needs.database, queryValue(call, 'store') || undefined, call.now),
  ),
  ...handle(pickingCalls.countCarts, (call) => countCarts(needs, queryValue(call, 'search') ?? '')),
})
