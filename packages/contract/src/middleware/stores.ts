import { flag, listOf, measure, required, text } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { defineCall } from './kit.ts'

export const OpeningHours = model('OpeningHours', {
  /** Such as 2026-11-15; the week from today. */
  day: required(text(10)),
  opens: text(5),
  closes: text(5),
  /** Why it differs from the usual hours: a holiday. */
  reason: text(100),
})

const storeFields = {
  id: required(text(40)),
  /** Path segment of its page: /stores/{slug}. */
  slug: required(text(100)),
  name: required(text(100)),
  street: required(text(100)),
  city: required(text(100)),
  state: required(text(2)),
  zip: required(text(5)),
  phone: required(text(20)),
  email: required(text(100)),
  latitude: required(measure()),
  longitude: required(measure()),
  timeZone: required(text(40)),
  hours: required(listOf(OpeningHours)),
  services: required(listOf(required(text(40)))),
  isOpen: flag(),
  /** For customers: "Open until 7 PM", "Opens Monday 8 AM". */
  openText: required(text(60)),
  distanceMiles: measure(),
}
export const Store = model('Store', storeFields)

const StorePerson = model('StorePerson', {
  name: required(text(100)),
  role: required(text(60)),
  text: required(text(200)),
})
const StoreEvent = model('StoreEvent', {
  title: required(text(100)),
  text: required(text(300)),
  /** Such as 2026-11-21, with the store's local time. */
  day: required(text(10)),
  starts: required(text(5)),
  minutes: required(measure()),
})
/** Store page data beyond the list row. */
const StorePage = model('StorePage', {
  ...storeFields,
  staff: required(listOf(StorePerson)),
  events: required(listOf(StoreEvent)),
})

const Stores = model('Stores', { zipCode: text(5), city: text(100), state: text(2), stores: required(listOf(Store)) })
const MerchantId = model('MerchantId', { storeId: required(text(40)), merchantId: required(text(40)) })

export const storeCalls = {
  nearest: defineCall({
    id: 'Stores.Nearest',
    verb: 'GET',
    path: '/api/Stores/Nearest',
    summary: 'The stores nearest to a ZIP code, nearest first.',
    access: 'anyone',
    query: ['zipCode'],
    reply: Stores,
  }),
  getMerchantId: defineCall({
    id: 'Stores.getmerchantId',
    verb: 'GET',
    path: '/api/Stores/getmerchantId',
    summary: 'The public merchant id of a store. What signs payments never leaves the server.',
    access: 'anyone',
    query: ['storeid'],
    reply: MerchantId,
  }),
}

/** Not in the specification: store pages. */
export const storePageCalls = {
  listStores: defineCall({
    id: 'StorePages.listStores',
    verb: 'GET',
    path: '/api/storepages/listStores',
    summary: 'Every store, by state and name.',
    access: 'anyone',
    reply: Stores,
  }),
  getStore: defineCall({
    id: 'StorePages.getStore',
    verb: 'GET',
    path: '/api/storepages/getStore',
    summary: 'One store, by id or by the name in its address, with who is there and what happens.',
    access: 'anyone',
    query: ['store'],
    reply: StorePage,
  }),
}
