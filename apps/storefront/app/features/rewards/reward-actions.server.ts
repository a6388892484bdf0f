import type { ShopClient } from '@tessera/client/shop/types.gen'
import { redirect } from 'react-router'
import { refuseField, textOf } from '../../http/answer-form.server.ts'
import { readPoints } from './format-points.ts'

type RewardAction = (shop: ShopClient, form: FormData) => Promise<Response | ReturnType<typeof refuseField>>

export const rewardActions: Readonly<Record<string, RewardAction>> = {
  redeem: async ({ MyRewards }, form) => {
    const points = readPoints(textOf(form, 'points'))
    if (points === undefined) return refuseField(form, 'points', 'Enter a number of points, for example 500.')
    const done = await MyRewards.RedeemRewards({ points, key: textOf(form, 'key') })
    const params = { points: String(done.points), cents: String(done.creditCents), credit: done.documentId }
    return redirect(`/account/rewards?${new URLSearchParams(params)}`)
  },
}
