import { flag, freeObject, listOf, moment, required, text } from '@tessera/contract/kit/fields'
import { model } from '@tessera/contract/kit/model'
import type { Operation } from '@tessera/contract/kit/operation'
import { operations } from '@tessera/contract/platform/operations'

const CartAfterSteps = model('CartAfterSteps', {
  Worksheet: freeObject(),
  Problems: listOf(freeObject()),
  /** Lines that are not there any more, where only changes were asked for: the worksheet has the other changed ones then. */
  Removed: listOf(text(100)),
})

const CartStep = model('CartStep', {
  Operation: required(text(100)),
  Parameters: freeObject(),
  Body: freeObject(),
})

const CartSteps = model('CartSteps', {
  Steps: listOf(CartStep),
  LastUpdated: moment(),
  Validate: flag(),
  /** For whoever knows the version it was: of the lines only those that changed since. */
  ChangesOnly: flag(),
})

const worksheet = operations.find(({ id }) => id === 'Cart.GetOrderWorksheet')

/** Our own and not a row of the public table; every step in it is one, and is guarded and recorded like one. */
export const takeCartSteps: Operation = {
  id: 'Cart.TakeSteps',
  tag: 'Cart',
  name: 'TakeSteps',
  verb: 'POST',
  path: '/cart/steps',
  roles: worksheet?.roles ?? ['Shopper'],
  ...(worksheet?.callers && { callers: worksheet.callers }),
  reply: CartAfterSteps,
  status: 200,
  summary: 'Change the cart in several steps, all or none, and get it back without copies of its products.',
  isAddition: true,
}

/** As it is told to readers. Steps are read one by one, like requests of their own, and not as one body. */
export const describedCartSteps: Operation = { ...takeCartSteps, body: CartSteps }
