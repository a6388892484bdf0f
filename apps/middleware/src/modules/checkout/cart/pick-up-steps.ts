import type { CartStepInput } from '@tessera/client/platform/types.gen'
import type { FulfilmentInput } from '@tessera/client/shop/types.gen'
import { pickUpContactProblems } from '@tessera/domain/checkout/pick-up'
import { refuse } from '../../../kit/shop-error.ts'
import type { Visitor } from '../../../kit/visitor.ts'
import { getStore } from '../../site/stores/store-records.ts'
import type { CartNeeds } from './cart-needs.ts'
import { emailSteps } from './set-shipping-address.ts'
import { noteFacts, shipTo } from './steps.ts'
import { storeAddress } from './store-address.ts'

/**
 * Pickup at a store: its address becomes the shipping address, with the name of the person who ordered. A caller that
 * sends no contact has set the billing address itself.
 */
export async function pickUpSteps(
  needs: CartNeeds,
  visitor: Visitor,
  { pickUpContact: contact, pickUpPersons }: FulfilmentInput,
  storeId: string,
): Promise<CartStepInput[]> {
  const problems = contact ? pickUpContactProblems(contact) : []
  if (problems.length > 0) refuse('Address.Invalid', { fields: problems })
  const store = await getStore(needs.database, storeId)
  const facts = {
    pickUpStore: store.id,
    pickUpPersons: pickUpPersons ?? '',
    pickUpPhone: contact?.phone?.trim() ?? '',
    pickUpBillingZip: contact?.billingZip?.trim().slice(0, 5) ?? '',
  }
  return [...emailSteps(visitor, contact?.email), shipTo(storeAddress(store, contact)), noteFacts(facts)]
}
