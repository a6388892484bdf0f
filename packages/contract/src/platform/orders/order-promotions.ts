import { flag, listOf, moment, readOnly, ref, sum, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { promotionFields, promotionLists } from './promotions.ts'

/** An applied promotion, on the whole order or one line. */
export const OrderPromotion = model(
  'OrderPromotion',
  {
    Amount: readOnly(sum()),
    LineItemID: readOnly(ref('LineItems')),
    AmountOverridden: readOnly(flag()),
    DateApplied: readOnly(moment()),
    ...promotionFields,
  },
  promotionLists('DateApplied', 'StartDate', 'ExpirationDate'),
)

export const EligiblePromotion = model(
  'EligiblePromotion',
  { Amount: readOnly(sum()), ...promotionFields },
  promotionLists('StartDate', 'ExpirationDate'),
)

export const AddedPromo = model('AddedPromo', {
  LineItemID: ref('LineItems'),
  Amount: sum(),
  ...promotionFields,
})

export const RemovedPromo = model('RemovedPromo', {
  ErrorCode: text(),
  Reason: text(),
  LineItemID: ref('LineItems'),
  Amount: sum(),
  ...promotionFields,
})

export const RefreshPromosResponse = model('RefreshPromosResponse', {
  PromosAdded: listOf(AddedPromo),
  PromosRemoved: listOf(RemovedPromo),
})
