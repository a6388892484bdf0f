import { listOf, money, ref, required } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { type Operation, readRoles } from '../../kit/operation.ts'
import { priceSchedules } from '../catalog/price-schedules.ts'

/** As many products as a page of a list can have. */
export const maxPricedProducts = 100

/** The price of the smallest quantity: by the default schedule of the product, or by one of its assignments. */
const FirstPrice = model('FirstPrice', {
  ProductID: required(ref('Products')),
  /** Null for the default schedule. */
  BuyerID: ref('Buyers'),
  UserGroupID: ref('UserGroups'),
  PriceScheduleID: required(ref('PriceSchedules')),
  Price: required(money()),
})

export const FirstPrices = model('FirstPrices', { Prices: required(listOf(FirstPrice)) })

export const listFirstPrices: Operation = {
  id: 'Products.ListFirstPrices',
  tag: 'Products',
  name: 'ListFirstPrices',
  verb: 'GET',
  path: '/firstprices',
  roles: readRoles(priceSchedules.roles),
  callers: ['admin', 'supplier'],
  query: ['productID'],
  reply: FirstPrices,
  status: 200,
  summary:
    'List the first price of up to 100 products for everyone they are assigned to. Needs the right to list assignments, too.',
  isAddition: true,
}
