import type { CustomerSet } from '@tessera/client/shop/types.gen'
import { cookieKeys } from '@tessera/contract/shop/constants'
import type { Visitor } from '../../http/session/visitor.server.ts'

const customerSets = new WeakMap<Visitor, Promise<CustomerSet>>()

/** The signed-in customer with rights and terms. Loaded once per request, for the frame and the page. */
export function customerSetOf(visitor: Visitor): Promise<CustomerSet> {
  const known = customerSets.get(visitor)
  if (known) return known
  const answer = loadCustomerSet(visitor)
  customerSets.set(visitor, answer)
  return answer
}

/** A colleague may have given the account another store since the sign-in, so the session follows its time zone. */
async function loadCustomerSet(visitor: Visitor): Promise<CustomerSet> {
  const set = await visitor.shop.Auth.GetCustomerSet()
  if (set.user && set.user.time_zone !== visitor.get(cookieKeys.timeZone))
    visitor.set(cookieKeys.timeZone, set.user.time_zone)
  return set
}
