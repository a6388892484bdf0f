import { embeddedBooks } from '@tessera/middleware/modules/ledger/embedded-books'
import { releaseRewards } from '@tessera/middleware/modules/ledger/rewards/release-rewards'
import { beforeAll, describe, expect, test } from 'vitest'
import { aBillingShop, type BillingShop, daysAgo, type Payer } from '../billing/a-billing-shop.ts'
import { anInvoice } from '../billing/an-account.ts'

let shop: BillingShop
let ada: Payer
beforeAll(async () => {
  shop = await aBillingShop()
  ada = await shop.pro('ada@example.com')
  const invoices = [
    anInvoice(ada.accountId, 'old', {
      documentOn: daysAgo(60),
      goodsCents: 1_200_000,
      merchandiseCents: 1_200_000,
      paid: { words: 'Check 1' },
    }),
    anInvoice(ada.accountId, 'new', { documentOn: daysAgo(5), goodsCents: 80_000, merchandiseCents: 80_000 }),
  ]
  await embeddedBooks(shop.payments.auth.database).invoice(invoices, new Date())
  await releaseRewards(shop.payments.auth.database, new Date())
})

const everyCall = ({ MyAccount, MyRewards }: Payer['shop']) => [
  MyAccount.GetRewardSummary(),
  MyRewards.GetRewardFigures(),
  MyAccount.GetRewardStatements(),
  MyAccount.GetRewardDetails({ rewardId: 'RW70000001' }),
  MyRewards.RedeemRewards({ points: 100, key: 'x' }),
]

describe('rewards are refused', () => {
  test('to guests, to retail customers and without the right to view the account', async () => {
    const retail = await shop.retail('retail@example.com')
    const buyer = await shop.colleague(ada, 'buyer@example.com', ['buy'])
    for (const answer of await Promise.allSettled(everyCall(shop.anonymous)))
      expect(answer).toMatchObject({ reason: { status: 401 } })
    for (const answer of await Promise.allSettled(everyCall(retail.shop)))
      expect(answer).toMatchObject({ reason: { status: 403, code: expect.stringMatching(/ProOnly$/) } })
    for (const answer of await Promise.allSettled(everyCall(buyer.shop)))
      expect(answer).toMatchObject({
        reason: {
          status: 403,
          code: expect.stringMatching(/Needs(View|Pay)$/),
          message: expect.stringContaining('Ada Mason'),
        },
      })
  })

  test('for data of another account as for unknown data', async () => {
    const eve = await shop.pro('eve@example.com')
    const [own] = (await ada.shop.MyAccount.GetRewardSummary()).latest
    for (const rewardId of [own?.rewardId ?? '', 'RW1'])
      await expect(eve.shop.MyAccount.GetRewardDetails({ rewardId })).rejects.toMatchObject({ status: 404 })
    expect(await eve.shop.MyAccount.GetRewardSummary()).toMatchObject({
      isEnrolled: false,
      availablePoints: 0,
      latest: [],
    })
    expect(await eve.shop.MyRewards.GetRewardFigures()).toMatchObject({ availablePoints: 0, pendingPoints: 0 })
    expect(await eve.shop.MyAccount.GetRewardStatements()).toEqual({ statements: [], rewards: [] })
  })

  test('when there are not that many points, or no whole dollars', async () => {
    const { MyRewards } = ada.shop
    await expect(MyRewards.RedeemRewards({ points: 150, key: 'odd' })).rejects.toMatchObject({ status: 400 })
    await expect(MyRewards.RedeemRewards({ points: 100 })).rejects.toMatchObject({ status: 400 })
    await expect(MyRewards.RedeemRewards({ points: 1_000_000, key: 'much' })).rejects.toMatchObject({
      status: 409,
      code: 'Rewards.NotEnough',
    })
  })
})

test('the summary has the tier, the way to the next, and what is available and pending', async () => {
  expect(await ada.shop.MyAccount.GetRewardSummary()).toMatchObject({
    isEnrolled: true,
    progress: {
      tier: 'Platinum',
      spentCents: 1_280_000,
      nextTier: 'Diamond',
      missingCents: 2_720_000,
      percent: 9,
      pointsPerDollar: 1.25,
    },
    availablePoints: 12_000,
    availableCents: 12_000,
    pendingPoints: 1000,
    releases: [{ points: 1000 }],
    lifetimePoints: 13_000,
    hasPayoutDetails: false,
  })
})

test('an earning tells where it came from; redeemed points are a credit of the account', async () => {
  const { MyAccount, MyRewards, MyBilling } = ada.shop
  const { latest } = await MyAccount.GetRewardSummary()
  const old = latest.find(({ status }) => status === 'available')
  const wish = { points: 500, key: 'treat' }
  const redeemed = await MyRewards.RedeemRewards(wish)
  expect(redeemed).toMatchObject({ points: 500, creditCents: 500, availablePoints: 11_500 })
  expect(await MyRewards.RedeemRewards(wish)).toEqual(redeemed)
  expect(await MyBilling.GetBillingDocument({ documentId: redeemed.documentId })).toMatchObject({
    type: 'DG',
    openCents: 500,
    text: '500 points redeemed',
  })
  expect(await MyAccount.GetRewardDetails({ rewardId: old?.rewardId ?? '' })).toMatchObject({
    eligibleCents: 1_200_000,
    pointsPerDollar: 1,
    points: 12_000,
    availablePoints: 11_500,
    movements: [{ text: 'Earned' }, { text: 'Released' }, { text: 'Redeemed', points: 500 }],
  })
})

test('the figures of a card are those of the summary', async () => {
  const { progress, availablePoints, availableCents, pendingPoints } = await ada.shop.MyAccount.GetRewardSummary()
  const figures = { tier: progress.tier, availablePoints, availableCents, pendingPoints }
  expect(await ada.shop.MyRewards.GetRewardFigures()).toEqual(figures)
})
