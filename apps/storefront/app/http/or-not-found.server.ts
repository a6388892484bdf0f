import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import { data } from 'react-router'

/** Turns a 404 or 400 of the API into a 404 page; other errors pass through. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (isMissing(error)) throw data(null, { status: 404 })
    throw error
  }
}

/** Turns a 404 or 400 of the API into undefined; other errors pass through. */
export async function orUndefined<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof ShopApiError && (error.status === 404 || error.status === 400)

/** Returns undefined on any error, for an optional section of a page. */
export async function optional<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch {
    return undefined
  }
}
