import type { ShopClient } from '@tessera/client/shop/types.gen'
import { optionalTextOf, type refuseField, textOf } from '../../http/answer-form.server.ts'
import { disputeDocument } from './dispute-action.server.ts'

/** A returned text is the key of the message that the page shows. */
type DocumentAction = (
  shop: ShopClient,
  documentId: string,
  form: FormData,
) => Promise<string | ReturnType<typeof refuseField>>

/** The actions for one document other than paying it. */
export const documentActions: Readonly<Record<string, DocumentAction>> = {
  remind: async ({ MyBilling }, documentId, form) => {
    await MyBilling.RemindMe({ documentId, on: textOf(form, 'on') })
    return 'reminded'
  },
  'remind-not': async ({ MyBilling }, documentId) => {
    await MyBilling.RemindMe({ documentId, on: null })
    return 'not-reminded'
  },
  ask: async ({ MyBilling }, documentId, form) => {
    await MyBilling.AskToPay({ documentId, note: optionalTextOf(form, 'note') })
    return 'asked'
  },
  dispute: disputeDocument,
  withdraw: async ({ MyBilling }, documentId) => {
    await MyBilling.DisputeDocument({ documentId, amountCents: 0 })
    return 'withdrawn'
  },
}
