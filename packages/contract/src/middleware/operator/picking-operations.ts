import { Departures, FoundCarts, OrderNumbers, PickList, StepPlan } from './picking-models.ts'
import { staffCall } from './staff-call.ts'

/** Looking at orders is open to more people than moving them. */
const orderReaders = ['OrderAdmin', 'OrderReader'] as const

/** Work on several orders at once. */
export const pickingCalls = {
  previewSteps: staffCall(['OrderAdmin'])(
    'PreviewSteps',
    'POST',
    'Previews the next step of up to 50 orders, and why some of them have none.',
    { body: OrderNumbers, reply: StepPlan },
  ),
  getPickList: staffCall(orderReaders)(
    'GetPickList',
    'GET',
    'Gets the pick list of up to 50 orders: by location, SKU and lot, with order numbers.',
    { query: ['numbers'], reply: PickList },
  ),
  listDepartures: staffCall(orderReaders)(
    'ListDepartures',
    'GET',
    'Lists orders to pick by departure day, by store and by freight, parcel or pickup; for all stores or one.',
    { query: ['store'], reply: Departures },
  ),
  countCarts: staffCall(orderReaders)(
    'CountCarts',
    'GET',
    'Counts carts with lines of people found by name, email, phone or company.',
    { query: ['search'], reply: FoundCarts },
  ),
}
