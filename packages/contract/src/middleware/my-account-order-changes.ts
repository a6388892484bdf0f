import { model } from '../kit/model.ts'
import { Place } from './address.ts'
import { day, maybeOne, maybeWords, words } from './fields.ts'
import { call, limits } from './kit.ts'
import { OrderDetail } from './my-account-orders.ts'

/** What is not sent stays as it is. */
const OrderChange = model('OrderChange', {
  number: words(40),
  shippingAddress: maybeOne(Place),
  /** Not before this day. */
  wantedOn: day(),
  /** Who fetches it. */
  pickUpPerson: maybeWords(100),
  /** For the driver: the gate, the dock, whom to call. */
  instructions: maybeWords(300),
})
const OrderCancelling = model('OrderCancelling', { number: words(40), reason: maybeWords(300) })
const OrderQuestion = model('OrderQuestion', { number: words(40), text: words(2000) })

const path = (name: string) => `/api/myaccount/${name}` as const

/** Ours, beyond the specification. */
export const orderChangeCalls = {
  cancelOrder: call({
    id: 'MyOrders.CancelOrder',
    verb: 'POST',
    path: path('CancelOrder'),
    summary: 'Takes an order back before it is picked, as long as nothing was charged for it.',
    access: 'customer',
    limit: limits.submit,
    body: OrderCancelling,
    reply: OrderDetail,
  }),
  changeOrder: call({
    id: 'MyOrders.ChangeOrder',
    verb: 'POST',
    path: path('ChangeOrder'),
    summary: 'Another address or day before it is picked; who fetches it until it is fetched.',
    access: 'customer',
    limit: limits.submit,
    body: OrderChange,
    reply: OrderDetail,
  }),
  sendMessage: call({
    id: 'MyOrders.SendOrderMessage',
    verb: 'POST',
    path: path('SendOrderMessage'),
    summary: 'Writes to the store about an order.',
    access: 'customer',
    limit: limits.submit,
    body: OrderQuestion,
    reply: OrderDetail,
  }),
}
