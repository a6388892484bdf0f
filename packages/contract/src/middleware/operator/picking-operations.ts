import { Departures, FoundCarts, OrderNumbers, PickList, StepPlan } from './picking-models.ts'
import { staffCall } from './staff-call.ts'

/** Looking at orders is open to more people than moving them. */
const orderReaders = ['OrderAdmin', 'OrderReader'] as const

/** Work on several orders at once. */
export const pickingCalls = {
  previewSteps: staffCall(['OrderAdmin'])(
    'PreviewSteps',
    'POST',
    'The next step of up to 50 orders, and why others of them take none, without taking it.',
    { body: OrderNumbers, reply: StepPlan },
  ),
  getPickList: staffCall(orderReaders)(
    'GetPickList',
    'GET',
    'What is left to pick of up to 50 orders, by place, SKU and lot, with the numbers of the orders.',
    { query: ['numbers'], reply: PickList },
  ),
  listDepartures: staffCall(orderReaders)(
    'ListDepartures',
    'GET',
    'What is to pick, by the day it has to leave, by store and by freight, parcel or pickup; of all stores or of one.',
    { query: ['store'], reply: Departures },
  ),
  countCarts: staffCall(orderReaders)(
    'CountCarts',
    'GET',
    'How many carts with lines people have who are found by name, email, phone or company.',
    { query: ['search'], reply: FoundCarts },
  ),
}
