import { ShopApiError } from '@tessera/client/shop/shop-api-error'
import type { NoRight } from './no-right.ts'

export type ValueOrNoRight<T> = { value: T; noRight: null } | { value: null; noRight: NoRight }

/** A missing right is a result, not an error: the page explains it and names who can grant it. */
export async function orNoRight<T>(answer: Promise<T>): Promise<ValueOrNoRight<T>> {
  try {
    return { value: await answer, noRight: null }
  } catch (error) {
    const noRight = findNoRight(error)
    if (!noRight) throw error
    return { value: null, noRight }
  }
}

function findNoRight(error: unknown): NoRight | undefined {
  if (!(error instanceof ShopApiError) || error.status !== 403) return undefined
  const { managers } = error.data ?? {}
  const names = Array.isArray(managers) ? managers.filter((name) => typeof name === 'string') : []
  return { code: error.code, message: error.message, managers: names }
}
