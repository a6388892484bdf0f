import { storeCalls } from '@tessera/contract/middleware/stores/operations'
import { queryValue } from '@tessera/server/call'
import { handle } from '../../../kit/http/handle.ts'
import { eventsOf } from './store-events.ts'
import { readStoreParts } from './store-parts.ts'
import { findNearestStores, getMerchantId, getStore, listStores } from './store-records.ts'
import { storeView } from './store-view.ts'

export const storeHandlers = {
  ...handle(storeCalls.nearest, async (call) => {
    const { from, stores } = await findNearestStores(call.db, queryValue(call, 'zipCode') ?? '')
    return {
      zipCode: from.zip,
      city: from.city,
      state: from.state,
      stores: stores.map((store) => storeView(store, call.now, store.distanceMiles)),
    }
  }),
  ...handle(storeCalls.getMerchantId, async (call) => {
    const storeId = queryValue(call, 'storeid') ?? ''
    return { storeId, merchantId: await getMerchantId(call.db, storeId) }
  }),
  ...handle(storeCalls.listStores, async ({ db, now }) => {
    const stores = await listStores(db)
    return { zipCode: null, city: null, state: null, stores: stores.map((store) => storeView(store, now)) }
  }),
  ...handle(storeCalls.getStore, async (call) => {
    const store = await getStore(call.db, queryValue(call, 'store') ?? '')
    const { people, events } = await readStoreParts(call.db, store.id)
    return { ...storeView(store, call.now), staff: people, events: eventsOf(store, events, call.now) }
  }),
}
