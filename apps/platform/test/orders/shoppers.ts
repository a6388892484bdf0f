import type { TestPlatform } from '@tessera/testing/platform'
import type { TestShop } from '@tessera/testing/shop'
import { tokenWith } from '@tessera/testing/token-with'
import { type Wire, type WireReply, wireInto } from '@tessera/testing/wire'

/** Customers of the buyer `b`, without the cost of so many passwords. */
export async function shoppers(platform: TestPlatform, shop: TestShop, howMany: number): Promise<Wire[]> {
  const one = () => tokenWith(platform, shop, { userType: 'buyer', companyID: 'b', roles: ['Shopper'] })
  const tokens = await Promise.all(Array.from({ length: howMany }, one))
  return tokens.map((token) => wireInto(platform.app, token))
}

/** Everybody does it, and it has to work. */
export async function sure(replies: Promise<WireReply>[]): Promise<WireReply[]> {
  const all = await Promise.all(replies)
  for (const { status, text } of all) if (status >= 300) throw new Error(`${status} ${text}`)
  return all
}

export interface Outcome {
  accepted: number
  refused: number
  /** Neither: what must not happen to anybody. */
  other: string[]
}

export function outcomeOf(replies: readonly WireReply[]): Outcome {
  const isRefused = ({ status }: WireReply) => status >= 400 && status < 500
  return {
    accepted: replies.filter(({ status }) => status < 300).length,
    refused: replies.filter(isRefused).length,
    other: replies
      .filter((reply) => reply.status >= 300 && !isRefused(reply))
      .map(({ status, text }) => `${status} ${text}`),
  }
}
