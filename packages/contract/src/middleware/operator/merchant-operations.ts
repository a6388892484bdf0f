import { staffCall } from './staff-call.ts'
import { MerchantChange } from './store-models.ts'

/** Merchant accounts of stores. */
export const merchantCalls = {
  changeMerchant: staffCall(['CreditAdmin'])(
    'ChangeMerchant',
    'POST',
    'Gives a store another merchant account or a new secret for it, with a reason.',
    { body: MerchantChange },
  ),
}
