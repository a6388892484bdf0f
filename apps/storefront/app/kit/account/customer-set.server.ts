import type { CustomerSet } from '@tessera/client/shop/types.gen'
import type { Visitor } from '../../http/session/visitor.server.ts'

const asked = new WeakMap<Visitor, Promise<CustomerSet>>()

/** Who is signed in, with rights and terms. The frame and the page of one request ask once. */
export function customerSetOf(visitor: Visitor): Promise<CustomerSet> {
  const known = asked.get(visitor)
  if (known) return known
  const answer = visitor.shop.Auth.GetCustomerSet()
  asked.set(visitor, answer)
  return answer
}
