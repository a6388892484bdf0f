import { model } from '../../kit/model.ts'
import { requiredText } from '../fields.ts'

export const OrderStatusRequest = model('OrderStatusRequest', {
  /** As printed on the confirmation, with or without a number sign. */
  number: requiredText(100),
  /** The address that the order was placed with. */
  email: requiredText(100),
})
export const OrderStatusLink = model('OrderStatusLink', { token: requiredText(1000) })
export const OrderStatusAnswer = model('OrderStatusAnswer', { message: requiredText(500) })
