import { defineCall } from '../kit.ts'
import { MerchantId, StorePage, Stores } from './models.ts'

export const storeCalls = {
  nearest: defineCall({
    id: 'Stores.Nearest',
    verb: 'GET',
    path: '/api/Stores/Nearest',
    summary: 'The stores nearest to a ZIP code, nearest first.',
    access: 'anyone',
    reads: 'guest replica',
    query: ['zipCode'],
    reply: Stores,
  }),
  getMerchantId: defineCall({
    id: 'Stores.getmerchantId',
    verb: 'GET',
    path: '/api/Stores/getmerchantId',
    summary: 'The public merchant id of a store. What signs payments never leaves the server.',
    access: 'anyone',
    reads: 'guest replica',
    query: ['storeid'],
    reply: MerchantId,
  }),
  listStores: defineCall({
    id: 'StorePages.listStores',
    verb: 'GET',
    path: '/api/storepages/listStores',
    summary: 'Every store, by state and name.',
    isAddition: true,
    access: 'anyone',
    reads: 'guest replica',
    reply: Stores,
  }),
  getStore: defineCall({
    id: 'StorePages.getStore',
    verb: 'GET',
    path: '/api/storepages/getStore',
    summary: 'Gets a store by ID or URL name, with its team and events.',
    isAddition: true,
    access: 'anyone',
    reads: 'guest replica',
    query: ['store'],
    reply: StorePage,
  }),
}
