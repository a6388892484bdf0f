import { redirect } from 'react-router'
import { answerForm, refuseField, textOf } from '../../forms/form-answer.server.ts'
import type { Visitor } from '../../session/visitor.server.ts'
import { pointsTyped } from './reward-words.ts'

export function redeem({ shop }: Visitor, form: FormData) {
  return answerForm(form, async () => {
    const points = pointsTyped(textOf(form, 'points'))
    if (points === undefined) return refuseField(form, 'points', 'Enter a number of points, for example 500.')
    const done = await shop.MyRewards.RedeemRewards({ points, key: textOf(form, 'key') })
    const told = { points: String(done.points), cents: String(done.creditCents), credit: done.documentId }
    return redirect(`/account/rewards?${new URLSearchParams(told)}`)
  })
}
