import { embed, flag, freeObject, listOf, moment, required, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import type { Operation } from '../../kit/operation.ts'
import { OrderWorksheet } from '../orders/worksheet.ts'
import { rightsOf } from './rights-of.ts'

/** Why the platform would not take the cart as an order, in the shape of every error. */
const CartProblem = model('CartProblem', {
  ErrorCode: required(text()),
  Message: required(text()),
  Data: freeObject(),
})

const CartAfterSteps = model('CartAfterSteps', {
  /** Null without a cart, and if only changes were requested and no step was given. */
  Worksheet: embed(OrderWorksheet),
  Problems: listOf(CartProblem),
  /** IDs of removed lines when only changes were requested; the worksheet then has the other changed lines. */
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
  /** Answers only the lines that changed since the version in LastUpdated, and the order's user only if it changed. */
  ChangesOnly: flag(),
})

export const takeCartSteps: Operation = {
  id: 'Cart.TakeSteps',
  tag: 'Cart',
  name: 'TakeSteps',
  verb: 'POST',
  path: '/cart/steps',
  ...rightsOf('Cart.GetOrderWorksheet'),
  body: CartSteps,
  // each step is checked like a request of its own
  readsOwnBody: true,
  reply: CartAfterSteps,
  status: 200,
  summary: 'Change the cart in several steps, all or none, and get it back without copies of its products.',
  isAddition: true,
}

export const getLeanWorksheet: Operation = {
  id: 'Cart.GetLeanWorksheet',
  tag: 'Cart',
  name: 'GetLeanWorksheet',
  verb: 'GET',
  path: '/cart/worksheet/lean',
  ...rightsOf('Cart.GetOrderWorksheet'),
  reply: OrderWorksheet,
  status: 200,
  summary: 'Get the worksheet of the cart without copies of its products: 60 lines are 45 kB instead of 245.',
  isAddition: true,
}
