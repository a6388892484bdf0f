import type { PlatformClient } from '@tessera/client/platform/types.gen'
import type { TestPlatform } from '@tessera/testing/platform'
import { tokenWith } from '@tessera/testing/token-with'
import { type WireCall, wireInto } from '@tessera/testing/wire'
import { aBuyer, aPrice, aProduct, type TestBuyer } from '../me/a-buyer.ts'

export interface TestSubscriber extends TestBuyer {
  /** The subscriber, who may also write subscriptions. */
  client: PlatformClient
  subscriber: WireCall
  subscriberID: string
}

export const monthly = { Frequency: 1, Interval: 'Months', NextOrderDate: '2040-01-31T10:00:00+00:00' } as const

/** A marketplace with a subscriber of the buyer `b1`, and the products `p1` for 10 and `p2` for 20, or 15 by subscription. */
export async function aSubscriber(platform: TestPlatform): Promise<TestSubscriber> {
  const buyer = await aBuyer(platform)
  await aPrice(buyer.admin, 'less', 20, { PriceBreaks: [{ Quantity: 1, Price: 20, SubscriptionPrice: 15 }] })
  await aProduct(buyer.admin, 'p2', { DefaultPriceScheduleID: 'less' })
  const roles = ['Shopper', 'MeSubscriptionAdmin', 'MeAddressAdmin', 'MeCreditCardAdmin']
  const token = await tokenWith(platform, buyer.shop, { userType: 'buyer', companyID: 'b1', roles })
  const client = buyer.shop.as(token)
  const { ID } = await client.Me.Get()
  return { ...buyer, client, subscriber: wireInto(platform.app, token), subscriberID: String(ID) }
}
