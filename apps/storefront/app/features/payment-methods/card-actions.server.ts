import { redirect } from 'react-router'
import { refuseField, textOf } from '../../http/answer-form.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'

const page = '/account/payment-methods'

/** Customers change their own cards one by one; only a manager can remove the cards of all users at once. */
export const cardActions: Readonly<Record<string, (visitor: Visitor, form: FormData) => Promise<unknown>>> = {
  remove: async ({ shop }, form) => {
    await shop.MyCards.RemoveSavedCard({ cardId: textOf(form, 'id') })
    return redirect(`${page}?removed=1`)
  },
  share: async ({ shop }, form) => {
    const isShared = textOf(form, 'isShared') === 'yes'
    await shop.MyCards.ShareCard({ cardId: textOf(form, 'id'), isShared })
    return redirect(`${page}?shared=${isShared ? 'yes' : 'no'}`)
  },
  default: async ({ shop }, form) => {
    await shop.MyCards.SetDefaultCard({ cardId: textOf(form, 'id') })
    return redirect(`${page}?usual=1`)
  },
  // removes up to 100 per call; cards of open orders stay
  'remove-all': async ({ shop }, form) => {
    if (!form.has('isSure')) return refuseField(form, 'isSure', 'Confirm first. This can’t be undone.')
    const { removed } = await shop.User.DeleteMeCreditCardForAllUser({ page: '1', pageSize: '100' })
    return redirect(`${page}?removed=${removed}`)
  },
}
