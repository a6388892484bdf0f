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
    'Orders of the counter that are not placed yet, newest first.',
    {
      reply: CounterOrders,
    },
  ),
  getCounterOrder: counterCall(
    'GetCounterOrder',
    'GET',
    'One of them, with its prices and what stands against placing it.',
    {
      query: ['id'],
      reply: CounterOrder,
    },
  ),
  saveCounterOrder: counterCall(
    'SaveCounterOrder',
    'POST',
    'Saves what is entered, reads typed lines, and prices it as checkout would. Another price needs OverrideUnitPrice.',
    { body: CounterOrderEntry, reply: CounterOrder },
  ),
  placeCounterOrder: counterCall(
    'PlaceCounterOrder',
    'POST',
    'Places it on the terms of the customer, once, however often it is sent.',
    { body: CounterPlacing, reply: PlacedCounterOrder },
  ),
  deleteCounterOrder: counterCall('DeleteCounterOrder', 'POST', 'Throws one away that is not placed.', {
    body: CounterOrderKey,
  }),
}
