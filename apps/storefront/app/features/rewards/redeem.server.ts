import type { ShopClient } from '@tessera/client/shop/types.gen'
import { redirect } from 'react-router'
import { refuseField, textOf } from '../../http/form-answer.server.ts'
import { pointsTyped } from './reward-words.ts'

type RewardAction = (shop: ShopClient, form: FormData) => Promise<Response | ReturnType<typeof refuseField>>

export const rewardActions: Readonly<Record<string, RewardAction>> = {
  redeem: async ({ MyRewards }, form) => {
    const points = pointsTyped(textOf(form, 'points'))
    if (points === undefined) return refuseField(form, 'points', 'Enter a number of points, for example 500.')
    const done = await MyRewards.RedeemRewards({ points, key: textOf(form, 'key') })
    const told = { points: String(done.points), cents: String(done.creditCents), credit: done.documentId }
    return redirect(`/account/rewards?${new URLSearchParams(told)}`)
  },
}
