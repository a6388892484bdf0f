import { ShopApiError } from '@tessera/client/shop/shop-api-error'

/** Returns the reason instead of an error if there is no offer yet, or if the user may not create proposals. */
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
