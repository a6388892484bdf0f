import { redirect } from 'react-router'
import { refuseField, textOf } from '../../http/answer-form.server.ts'
import { leaveNote } from '../../http/session/page-note.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'
import { readPoints } from './format-points.ts'

const page = '/account/rewards'

type RewardAction = (visitor: Visitor, form: FormData) => Promise<Response | ReturnType<typeof refuseField>>

export const rewardActions: Readonly<Record<string, RewardAction>> = {
  redeem: async (visitor, form) => {
    const points = readPoints(textOf(form, 'points'))
    if (points === undefined) return refuseField(form, 'points', 'Enter a number of points, for example 500.')
    const done = await visitor.shop.MyRewards.RedeemRewards({ points, key: textOf(form, 'key') })
    leaveNote(visitor, page, { points: done.points, cents: done.creditCents, credit: done.documentId })
    return redirect(page)
  },
}
