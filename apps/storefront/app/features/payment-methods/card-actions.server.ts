import { redirect } from 'react-router'
import { refuseField, textOf } from '../../http/answer-form.server.ts'
import { leaveNote } from '../../http/session/page-note.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'

const page = '/account/payment-methods'

/** Customers change their own cards one by one; only a manager can remove the cards of all users at once. */
export const cardActions: Readonly<Record<string, (visitor: Visitor, form: FormData) => Promise<unknown>>> = {
  remove: async (visitor, form) => {
    await visitor.shop.MyCards.RemoveSavedCard({ cardId: textOf(form, 'id') })
    leaveNote(visitor, page, { removed: 1 })
    return redirect(page)
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
  'remove-all': async (visitor, form) => {
    if (!form.has('isSure')) return refuseField(form, 'isSure', 'Confirm first. This can’t be undone.')
    const { removed } = await visitor.shop.User.DeleteMeCreditCardForAllUser({ page: '1', pageSize: '100' })
    leaveNote(visitor, page, { removed })
    return redirect(page)
  },
}
