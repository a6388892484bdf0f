import { PriceGroupChange, PriceGroupReport } from './account-models.ts'
import { staffCall } from './staff-call.ts'

/** Prices of several customers at once. */
export const priceGroupCalls = {
  changePriceGroups: staffCall(['CreditAdmin'])(
    'ChangePriceGroups',
    'POST',
    'Gives up to 50 Pro Accounts a price group, each by itself and with the reason, and says what became of each.',
    { body: PriceGroupChange, reply: PriceGroupReport },
  ),
}
