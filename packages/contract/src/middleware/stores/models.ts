import { flag, listOf, measure, required, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'

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
export const StorePage = model('StorePage', {
  ...storeFields,
  staff: required(listOf(StorePerson)),
  events: required(listOf(StoreEvent)),
})

export const Stores = model('Stores', {
  zipCode: text(5),
  city: text(100),
  state: text(2),
  stores: required(listOf(Store)),
})
export const MerchantId = model('MerchantId', { storeId: required(text(40)), merchantId: required(text(40)) })
