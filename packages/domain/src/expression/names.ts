import { fieldsOf, type Model } from '@tessera/contract/kit/model'
import { LineItem } from '@tessera/contract/platform/orders/line-items'
import { OrderReturn } from '@tessera/contract/platform/orders/order-returns'
import { Order } from '@tessera/contract/platform/orders/orders'

const namesOf = (model: Model): ReadonlySet<string> => new Set(fieldsOf(model).map(([name]) => name.toLowerCase()))

/** The fields behind each root, so that a slip of the pen is found on save and not by a promotion that never comes. */
export const rootFields = {
  order: namesOf(Order),
  orderreturn: namesOf(OrderReturn),
  item: namesOf(LineItem),
} as const

/** Order history needs a store of its own; the names under which people will look for it. */
export const historyRoots: ReadonlySet<string> = new Set(['orders', 'orderhistory'])
