import {
  CounterOrder,
  CounterOrderEntry,
  CounterOrderKey,
  CounterOrders,
  CounterPlacing,
  PlacedCounterOrder,
} from './counter-models.ts'
import { staffCall } from './staff-call.ts'

/** A custom role: no role of the platform means selling for customers. */
const counterCall = staffCall(['CounterSales'])

/** Orders that staff enter for a customer, at the counter or on the phone. */
export const counterCalls = {
  listCounterOrders: counterCall(
    'ListCounterOrders',
    'GET',
    'Lists counter orders that are not placed yet, newest first.',
    {
      reply: CounterOrders,
    },
  ),
  getCounterOrder: counterCall(
    'GetCounterOrder',
    'GET',
    'Gets a counter order with its prices and what prevents placing it.',
    {
      query: ['id'],
      reply: CounterOrder,
    },
  ),
  saveCounterOrder: counterCall(
    'SaveCounterOrder',
    'POST',
    'Saves a counter order, reads typed lines, and prices it as checkout would. Another price needs OverrideUnitPrice.',
    { body: CounterOrderEntry, reply: CounterOrder },
  ),
  placeCounterOrder: counterCall(
    'PlaceCounterOrder',
    'POST',
    'Places a counter order on the terms of the customer; sent twice, it is placed once.',
    { body: CounterPlacing, reply: PlacedCounterOrder },
  ),
  deleteCounterOrder: counterCall('DeleteCounterOrder', 'POST', 'Throws one away that is not placed.', {
    body: CounterOrderKey,
  }),
}
