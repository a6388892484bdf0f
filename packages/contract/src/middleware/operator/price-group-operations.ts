import { PriceGroupChange, PriceGroupReport } from './account-models.ts'
import { staffCall } from './staff-call.ts'

/** Prices of several customers at once. */
export const priceGroupCalls = {
  changePriceGroups: staffCall(['CreditAdmin'])(
    'ChangePriceGroups',
    'POST',
    'Changes the price group of up to 50 Pro Accounts, each separately and with a reason, and returns a result for each.',
    { body: PriceGroupChange, reply: PriceGroupReport },
  ),
}
