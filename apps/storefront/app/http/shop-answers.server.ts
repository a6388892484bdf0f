import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { data } from 'react-router'

/** What is not there, or cannot be the name of anything, is a 404 page; everything else goes on as it is. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ShopApiError && (error.status === 404 || error.status === 400))
      throw data(null, { status: 404 })
    throw error
  }
}

/** A strip of a page that fails alone: the rest of the page does not notice. */
export async function orNothing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch {
    return undefined
  }
}
