import { dana } from '@tessera/testing/dana'
import type { Measurement } from '../measure.ts'
import { runShoppers, type Shopper, type ShopperOptions, type ShopperStep } from '../run-shoppers.ts'
import { addPath, asVisitor, asWriter, guestPath, itemsOf, tokenIn } from './guest.ts'

const where = JSON.stringify({ address: dana, email: 'dana@example.com', sameAsShipping: true })
const card = { number: '4111111111111111', expires: '12/40', code: '123', holder: 'Dana Reyes' }

const json = { 'content-type': 'application/json' }
const parseJson = <T>(text: string): T => JSON.parse(text) as T
const rememberValues = (shopper: Shopper, known: Record<string, string>): boolean => {
  shopper.known = { ...shopper.known, ...known }
  return Object.values(known).every((value) => value !== '')
}
const writeStep = (
  method: ShopperStep['method'],
  path: string,
  body: (shopper: Shopper) => unknown,
  read?: ShopperStep['read'],
): ShopperStep => ({
  method,
  path,
  fill: (shopper) => ({ headers: asWriter(shopper.token), body: JSON.stringify(body(shopper)) }),
  ...(read && { read }),
})

const token: ShopperStep = {
  method: 'POST',
  path: guestPath,
  fill: () => ({ headers: {} }),
  read: (body, shopper) => {
    shopper.token = tokenIn(body)
    return true
  },
}
const address: ShopperStep = {
  method: 'PUT',
  path: '/api/Cart/SetShippingAddress',
  fill: (shopper) => ({ headers: asWriter(shopper.token), body: where }),
  read: (body, shopper) => {
    const { shippingOptions } = parseJson<{ shippingOptions: { id: string; kind: string }[] }>(body)
    return rememberValues(shopper, { way: shippingOptions.find(({ kind }) => kind !== 'pick-up')?.id ?? '' })
  },
}
const way = writeStep('PUT', '/api/Cart/UpdateTesseraPartnerShippingAddress', ({ known }) => ({ optionId: known?.way }))
const request: ShopperStep = {
  method: 'GET',
  path: '/api/payment/getrequestid',
  fill: (shopper) => ({ headers: asVisitor(shopper.token) }),
  read: (body, shopper) => rememberValues(shopper, { requestId: parseJson<{ requestId: string }>(body).requestId }),
}
/** Card data goes to the provider only, as from a browser. */
const cardStep: ShopperStep = {
  method: 'POST',
  path: '/mortarpay/v1/tokens',
  fill: ({ known }) => ({ headers: json, body: JSON.stringify({ requestId: known?.requestId, ...card }) }),
  read: (body, shopper) => rememberValues(shopper, { providerToken: parseJson<{ token: string }>(body).token }),
}
const tokenize = writeStep(
  'POST',
  '/api/payment/gettokenize',
  ({ known }) => ({ requestId: known?.requestId, providerToken: known?.providerToken }),
  (body, shopper) => rememberValues(shopper, { paymentToken: parseJson<{ token: string }>(body).token }),
)
const process = writeStep('POST', '/api/Cart/ProcessCart', ({ known }) => ({
  paymentMethod: 'Credit_Card',
  paymentToken: known?.paymentToken,
}))
const submit: ShopperStep = {
  method: 'POST',
  path: '/api/Cart/SubmitCart',
  fill: (shopper) => ({ headers: asVisitor(shopper.token) }),
  read: (body) => parseJson<{ status: string }>(body).status === 'placed',
}

/** Measures from a new guest to a placed and paid order of three lines, with the calls a browser makes. */
export function guestCheckouts(
  base: string,
  skus: readonly string[],
  options: ShopperOptions = {},
): Promise<Measurement> {
  let added = 0
  const three = (): string[] => [0, 1, 2].map(() => skus[added++ % skus.length] ?? '')
  const add: ShopperStep = {
    method: 'POST',
    path: addPath,
    fill: (shopper) => ({ headers: asWriter(shopper.token), body: itemsOf(three(), 2) }),
  }
  return runShoppers(base, [token, add, address, way, request, cardStep, tokenize, process, submit], options)
}
