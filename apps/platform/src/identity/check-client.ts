import { fail } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'

interface Facts {
  username: string | null
  companyType: string | null
  isAnonBuyer: boolean
  OrderCheckout: string | null
  OrderReturn: string | null
  AddToCart: string | null
}

/** Checks the API client as written, regardless of which fields the request named. */
export async function checkClient({ db, actor }: PlatformCall, id: string): Promise<void> {
  const facts = await db.find<Facts>(sql`
    select c.default_context_user_name as username, u.company_type as "companyType", c.is_anon_buyer as "isAnonBuyer",
      checkout.event_type as "OrderCheckout", back.event_type as "OrderReturn", cart.event_type as "AddToCart"
    from api_clients c
    left join users u on u.marketplace_id = c.marketplace_id and lower(u.username) = lower(c.default_context_user_name)
    left join integration_events checkout
      on checkout.marketplace_id = c.marketplace_id and checkout.id = c.order_checkout_integration_event_id
    left join integration_events back
      on back.marketplace_id = c.marketplace_id and back.id = c.order_return_integration_event_id
    left join integration_events cart
      on cart.marketplace_id = c.marketplace_id and cart.id = c.add_to_cart_integration_event_id
    where c.marketplace_id = ${actor.marketplace} and c.id = ${id}`)
  if (!facts) return
  if (facts.username && !facts.companyType) fail('User.NotFound', { DefaultContextUserName: facts.username })
  if (facts.isAnonBuyer && facts.companyType !== 'buyer')
    fail('ApiClient.RequiredNotAnonBuyer', { DefaultContextUserName: facts.username })
  checkEvents(facts)
}

function checkEvents(facts: Facts): void {
  for (const expected of ['OrderCheckout', 'OrderReturn', 'AddToCart'] as const) {
    const found = facts[expected]
    if (found === null || found === expected) continue
    fail('IntegrationEvent.IncompatibleEventType', {
      Property: `${expected}IntegrationEventID`,
      Expected: expected,
      EventType: found,
    })
  }
}
