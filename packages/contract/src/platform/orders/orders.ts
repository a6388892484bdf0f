import { embed, flag, id, listOf, oneOf, readOnly, ref, sum, tally, text, xp } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { resource } from '../../kit/resource.ts'
import { Address } from '../companies/addresses.ts'
import { orderStatuses } from '../enums.ts'
import { userFields } from '../identity/users.ts'
import { laterMilestones, milestones } from './milestones.ts'

export const OrderUser = model('OrderUser', userFields)

const parties = ['FromCompanyID', 'ToCompanyID'] as const
const amounts = ['Subtotal', 'ShippingCost', 'TaxCost', 'Gratuity', 'Fees', 'PromotionDiscount', 'Total'] as const

export const Order = model(
  'Order',
  {
    ID: id(),
    FromUser: readOnly(embed(OrderUser)),
    FromCompanyID: text(),
    ToCompanyID: text(),
    FromUserID: text(),
    BillingAddressID: ref('Addresses'),
    BillingAddress: readOnly(embed(Address)),
    ShippingAddressID: ref('Addresses'),
    Comments: text(2000),
    LineItemCount: readOnly(tally()),
    Status: readOnly(oneOf(orderStatuses)),
    ...milestones,
    Subtotal: readOnly(sum()),
    ShippingCost: sum(),
    TaxCost: sum(),
    Gratuity: sum({ min: 0 }),
    Fees: readOnly(sum()),
    PromotionDiscount: readOnly(sum()),
    Currency: readOnly(text()),
    Total: readOnly(sum()),
    IsSubmitted: readOnly(flag()),
    SubscriptionID: readOnly(ref('Subscriptions')),
    xp: xp(),
  },
  {
    search: ['ID', ...parties, 'Comments'],
    sort: [
      ...['DateSubmitted', 'DateCreated', 'ID', ...parties, 'FromUserID', 'Status'],
      ...laterMilestones,
      ...amounts,
      'IsSubmitted',
    ],
    order: ['DateCreated'],
  },
)

export const OrderSplitResult = model('OrderSplitResult', {
  OutgoingOrders: listOf(Order),
  RemainingLineItemIDs: listOf(text()),
})

export const orders = resource({
  tag: 'Orders',
  path: '/orders/:direction/:orderID',
  model: Order,
  roles: { read: ['OrderReader'], write: ['OrderAdmin', 'Shopper'] },
  only: ['Create', 'Get', 'Save', 'Delete', 'Patch'],
})
