import { ShopApiError } from '@tessera/client/shop/shop-api-error'

/** Before there is an offer, and for who may have none, the page says why instead. */
export async function orNoOffer<T>(
  answer: Promise<T>,
): Promise<{ proposal: T; problem: null } | { proposal: null; problem: string }> {
  try {
    return { proposal: await answer, problem: null }
  } catch (error) {
    if (!(error instanceof ShopApiError) || !error.code.startsWith('Proposal.')) throw error
    return { proposal: null, problem: error.message }
  }
}
