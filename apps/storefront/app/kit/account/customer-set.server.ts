import type { CustomerSet } from '@tessera/client/shop/types.gen'
import type { Visitor } from '../../http/session/visitor.server.ts'

const customerSets = new WeakMap<Visitor, Promise<CustomerSet>>()

/** The signed-in customer with rights and terms. Loaded once per request, for the frame and the page. */
export function customerSetOf(visitor: Visitor): Promise<CustomerSet> {
  const known = customerSets.get(visitor)
  if (known) return known
  const answer = visitor.shop.Auth.GetCustomerSet()
  customerSets.set(visitor, answer)
  return answer
}
