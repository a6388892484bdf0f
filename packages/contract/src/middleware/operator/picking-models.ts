import { flag, oneOf, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { storeSteps } from '../../shop/staff-words.ts'
import { count, day, requiredList, requiredOneOf, requiredText } from '../fields.ts'

export const maxOrdersAtOnce = 50

export const OrderNumbers = model('OrderNumbers', {
  /** At most 50. */
  numbers: requiredList(requiredText(40)),
})

const PlannedStep = model('PlannedStep', {
  number: requiredText(40),
  /** Null if there is no such order. */
  customer: text(200),
  /** The step that the order takes next; null if it takes none. */
  step: oneOf(storeSteps),
  /** Why it takes none. */
  reason: text(300),
})
export const StepPlan = model('StepPlan', { items: requiredList(PlannedStep) })

export const NextStep = model('NextStep', {
  number: requiredText(40),
  /** The step that was shown; if another one is next by now, nothing happens. */
  step: oneOf(storeSteps),
  /** The same key again is the same step. */
  key: text(200),
})

const PickRow = model('PickRow', {
  sku: requiredText(40),
  name: requiredText(200),
  unit: requiredText(20),
  isSample: flag(),
  /** The lot that is promised, or else the oldest one that has enough. */
  lot: text(40),
  /** The customer was promised this lot. */
  isLotPromised: flag(),
  boxes: count(),
  orderNumber: requiredText(40),
})
const PickPlace = model('PickPlace', {
  place: requiredText(100),
  /** By SKU, lot and order. */
  rows: requiredList(PickRow),
})
const PickedOrder = model('PickedOrder', {
  number: requiredText(40),
  customer: requiredText(200),
  storeName: text(100),
  isPickUp: flag(),
  promisedOn: day(),
  boxes: count(),
})
const OmittedOrder = model('OmittedOrder', { number: requiredText(40), reason: requiredText(300) })
export const PickList = model('PickList', {
  places: requiredList(PickPlace),
  orders: requiredList(PickedOrder),
  omitted: requiredList(OmittedOrder),
})

/** Orders of one store and one way that leave on one day. */
const Departure = model('Departure', {
  /** In time for the promised days; today for what should have left before. */
  leavesOn: requiredText(10),
  storeName: text(100),
  shipKind: requiredOneOf(['freight', 'parcel', 'pick-up'] as const),
  numbers: requiredList(requiredText(40)),
  boxes: count(),
  /** Orders that should have left before today. */
  lateOrders: count(),
})
export const Departures = model('Departures', { items: requiredList(Departure) })

export const FoundCarts = model('FoundCarts', { count: count() })
