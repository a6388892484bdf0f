import { PlatformError } from '@tessera/client/platform-error'
import { redirect } from 'react-router'
import { removeSavedCard } from '../../cards/saved-cards.server.ts'
import { answerForm, refuseField, textOf } from '../../forms/form-answer.server.ts'
import type { Visitor } from '../../session/visitor.server.ts'

const page = '/account/payment-methods'

/** Taking cards away: one's own one by one, or all of the account's people, which only a manager may. */
export function changeCards(visitor: Visitor, form: FormData) {
  return answerForm(form, async () => {
    if (textOf(form, 'intent') === 'remove-all') {
      if (!form.has('isSure')) return refuseField(form, 'isSure', 'Please confirm it first: it cannot be taken back.')
      return redirect(`${page}?removed=${await removeAll(visitor)}`)
    }
    try {
      await removeSavedCard(visitor, textOf(form, 'id'))
    } catch (error) {
      if (!(error instanceof PlatformError) || error.status >= 500) throw error
      return refuseField(form, 'card', 'This card cannot be removed here. A manager of your account can.')
    }
    return redirect(`${page}?removed=1`)
  })
}

/** A hundred at a time; what an open order stands on stays. */
async function removeAll({ shop }: Visitor): Promise<number> {
  const { removed } = await shop.User.DeleteMeCreditCardForAllUser({ page: '1', pageSize: '100' })
  return removed
}
