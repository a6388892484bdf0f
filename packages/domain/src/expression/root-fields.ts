import { fieldsOf, type Model } from '@tessera/contract/kit/model'
import { LineItem } from '@tessera/contract/platform/orders/line-items'
import { OrderReturn } from '@tessera/contract/platform/orders/order-returns'
import { Order } from '@tessera/contract/platform/orders/orders'

const namesOf = (model: Model): ReadonlySet<string> => new Set(fieldsOf(model).map(([name]) => name.toLowerCase()))

/** The fields of each root, so that a typo is found on save and not by a promotion that never applies. */
export const rootFields = {
  order: namesOf(Order),
  orderreturn: namesOf(OrderReturn),
  item: namesOf(LineItem),
} as const

/** Order history is not supported; these are the names people would try. */
export const historyRoots: ReadonlySet<string> = new Set(['orders', 'orderhistory'])
