import { storeCalls } from '@tessera/contract/middleware/stores/operations'
import { queryValue } from '@tessera/server/call'
import type { Queryable } from '@tessera/server/database'
import { handle } from '../../../kit/http/handle.ts'
import { eventsOf } from './store-events.ts'
import { readStoreParts } from './store-parts.ts'
import { findNearestStores, getMerchantId, getStore, listStores } from './store-records.ts'
import { storeView } from './store-view.ts'

export const storeHandlers = (database: Queryable) => ({
  ...handle(storeCalls.nearest, async (call) => {
    const { from, stores } = await findNearestStores(database, queryValue(call, 'zipCode') ?? '')
    return {
      zipCode: from.zip,
      city: from.city,
      state: from.state,
      stores: stores.map((store) => storeView(store, call.now, store.distanceMiles)),
    }
  }),
  ...handle(storeCalls.getMerchantId, async (call) => {
    const storeId = queryValue(call, 'storeid') ?? ''
    return { storeId, merchantId: await getMerchantId(database, storeId) }
  }),
  ...handle(storeCalls.listStores, async ({ now }) => {
    const stores = await listStores(database)
    return { zipCode: null, city: null, state: null, stores: stores.map((store) => storeView(store, now)) }
  }),
  ...handle(storeCalls.getStore, async (call) => {
    const store = await getStore(database, queryValue(call, 'store') ?? '')
    const { people, events } = await readStoreParts(database, store.id)
    return { ...storeView(store, call.now), staff: people, events: eventsOf(store, events, call.now) }
  }),
})
