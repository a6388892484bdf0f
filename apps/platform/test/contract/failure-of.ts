import type { OrderCloudError } from 'ordercloud-javascript-sdk'

/** The error of a call that must be refused. */
export const failureOf = (promise: Promise<unknown>): Promise<OrderCloudError> =>
  promise.then(
    () => {
      throw new Error('it did not fail')
    },
    (error: OrderCloudError) => error,
  )
