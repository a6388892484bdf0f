import { embed, flag, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { holidayIds, storeServices } from '../../shop/staff-words.ts'
import { count, day, maybeCount, requiredCount, requiredList, requiredOneOf, requiredText } from '../fields.ts'
import { pageOf } from '../lists/models.ts'

const StaffStoreRow = model('StaffStoreRow', {
  id: requiredText(40),
  name: requiredText(100),
  city: requiredText(100),
  state: requiredText(2),
  phone: requiredText(20),
  /** "Open until 7 PM", as customers read it. */
  openText: requiredText(60),
  isOpen: flag(),
  /** Days with other hours from today on. */
  exceptionCount: count(),
})
export const StaffStorePage = pageOf('StaffStorePage', StaffStoreRow)

/** Local time such as 09:00; both empty mean closed. */
const times = { opens: text(5), closes: text(5) }
/** One day of the week, Sunday first. */
const StoreDay = model('StoreDay', times)
const StoreHoliday = model('StoreHoliday', {
  id: requiredOneOf(holidayIds),
  /** The usual hours of that weekday, closed, or these times. */
  mode: requiredOneOf(['usual', 'closed', 'times'] as const),
  ...times,
})
const StoreException = model('StoreException', { day: day(), ...times, reason: text(100) })
const StaffStorePerson = model('StaffStorePerson', {
  name: text(100),
  role: text(60),
  text: text(200),
})
const StaffStoreEvent = model('StaffStoreEvent', {
  title: text(100),
  text: text(300),
  /** Of an event that happens once. */
  day: day(),
  /** Of a monthly one: the second Saturday is week 2, weekday 6. */
  week: maybeCount(),
  weekday: maybeCount(),
  /** Empty: when the store opens. */
  starts: text(5),
  minutes: requiredCount(),
})

const editable = {
  phone: requiredText(20),
  email: requiredText(100),
  hours: requiredList(StoreDay),
  holidays: requiredList(StoreHoliday),
  exceptions: requiredList(StoreException),
  services: requiredList(requiredOneOf(storeServices)),
  people: requiredList(StaffStorePerson),
  events: requiredList(StaffStoreEvent),
}
const NextEvent = model('NextEvent', { title: requiredText(100), day: requiredText(10), starts: requiredText(5) })
/** Hours and events as customers read them on the page of the store. */
const previewFields = {
  /** "Mon–Fri: 9 AM–8 PM", then the days of the next eight weeks that differ. */
  hoursText: requiredList(requiredText(200)),
  nextEvents: requiredList(NextEvent),
}
export const StaffStore = model('StaffStore', {
  id: requiredText(40),
  slug: requiredText(100),
  name: requiredText(100),
  street: requiredText(100),
  city: requiredText(100),
  state: requiredText(2),
  zip: requiredText(5),
  timeZone: requiredText(40),
  /** The account that payments of this store are booked on; null without one. */
  merchantId: text(40),
  /** Sent back with a change, so that two people do not overwrite each other. */
  version: requiredText(40),
  ...editable,
  ...previewFields,
})
export const StoreToSave = model('StoreToSave', {
  id: requiredText(40),
  version: requiredText(40),
  /** Only checks it and answers what customers would read. */
  isTrial: flag(),
  ...editable,
})
export const SavedStore = model('SavedStore', {
  ...previewFields,
  version: requiredText(40),
  /** Everything that staff can change, as it was; null if nothing was saved. */
  replaced: embed(model('StoreDetails', editable)),
})

/** The merchant account of a store. */
export const MerchantChange = model('MerchantChange', {
  storeId: requiredText(40),
  merchantId: requiredText(40),
  /** As it was seen: someone else's change meanwhile is not overwritten. */
  seen: text(40),
  /** Signs payments; no call ever shows it. Left out or empty, it stays. */
  secret: text(200),
  /** Why; kept in the audit. */
  reason: requiredText(300),
})
