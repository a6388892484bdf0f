import { createClient } from '@tessera/client/create-client'
import { PlatformError } from '@tessera/client/platform-error'
import { expect, test } from 'vitest'
import { type Answer, echoServer } from './echo-server.ts'

const failure = async (answer: Answer): Promise<PlatformError> => {
  const { url } = await echoServer(() => answer)
  return createClient({ baseApiUrl: url })
    .Products.Get('p')
    .then(
      () => Promise.reject(new Error('it was answered')),
      (error) => error,
    )
}
const withErrors = (status: number, ...Errors: unknown[]): Answer => ({ status, body: { Errors } })
const notFound = (Data: unknown, Message = 'Not found.') => withErrors(404, { ErrorCode: 'NotFound', Message, Data })

test('no answer passes through unchanged', async () => {
  const broken = new TypeError('no network')
  const client = createClient({ fetch: () => Promise.reject(broken) })
  await expect(client.Products.Get('p')).rejects.toBe(broken)
})

test('no server is an error of the network, not of the platform', async () => {
  const error = await createClient({ baseApiUrl: 'http://127.0.0.1:1' })
    .Products.Get('p')
    .catch((reason) => reason)
  expect(error).not.toBeInstanceOf(PlatformError)
  expect(error).toMatchObject({ name: 'TypeError' })
})

test.each<[string, Answer, { message: string; errorCode: string; errors: unknown }]>([
  [
    'not found names the object',
    notFound({ ObjectType: 'Product', ObjectID: 'p' }),
    {
      message: 'Product p not found',
      errorCode: 'NotFound',
      errors: [expect.objectContaining({ ErrorCode: 'NotFound' })],
    },
  ],
  [
    'not found without data',
    notFound(null),
    { message: 'Not found.', errorCode: 'NotFound', errors: [expect.anything()] },
  ],
  [
    'not found with half the data',
    notFound({ ObjectType: 'Product' }),
    { message: 'Not found.', errorCode: 'NotFound', errors: [expect.anything()] },
  ],
  [
    'the first error counts',
    withErrors(400, { ErrorCode: 'X.Y', Message: 'm', Data: null }, { ErrorCode: 'Z', Message: 'n' }),
    { message: 'm', errorCode: 'X.Y', errors: [expect.anything(), expect.anything()] },
  ],
  ['an empty body', { status: 401 }, { message: 'Unauthorized', errorCode: 'OrderCloudError', errors: [] }],
  [
    'a page of HTML',
    { status: 500, body: '<h1>oops</h1>', headers: { 'content-type': 'text/html' } },
    { message: 'Internal Server Error', errorCode: 'OrderCloudError', errors: [] },
  ],
  [
    'an object without errors',
    { status: 400, body: { a: 1 } },
    { message: 'Bad Request', errorCode: 'OrderCloudError', errors: undefined },
  ],
  ['no entries', withErrors(400), { message: 'Bad Request', errorCode: 'OrderCloudError', errors: [] }],
  [
    'entries of nonsense',
    withErrors(400, null, 'x'),
    { message: 'Bad Request', errorCode: 'OrderCloudError', errors: [] },
  ],
  [
    'a byte-order mark before the body',
    { status: 400, body: `\uFEFF${JSON.stringify({ Errors: [{ ErrorCode: 'X', Message: 'm' }] })}` },
    { message: 'm', errorCode: 'X', errors: [expect.anything()] },
  ],
])('%s', async (_, answer, expected) => {
  const error = await failure(answer)
  expect(error).toBeInstanceOf(PlatformError)
  expect({ message: error.message, errorCode: error.errorCode, errors: error.errors }).toEqual(expected)
})

test.each([
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [500, 'Internal Server Error'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
  [599, 'Status 599'],
])('%i without a status text, as over HTTP/2, says %s', async (status, message) => {
  const client = createClient({ fetch: async () => new Response('', { status }) })
  await expect(client.Products.Get('p')).rejects.toMatchObject({ message, status, statusText: message })
})

test('the error holds the answer, the request and no token', async () => {
  const error = await failure({ status: 418, body: 'short and stout', headers: { 'x-trace': 't1' } })
  expect(error).toMatchObject({
    name: 'OrderCloudError',
    isOrderCloudError: true,
    status: 418,
    statusText: "I'm a Teapot",
    response: { status: 418, data: 'short and stout' },
    request: { method: 'GET', url: expect.stringMatching(/\/v1\/products\/p$/) },
  })
  expect(error.response.headers.get('x-trace')).toBe('t1')
})

test('the stack leads to the caller', async () => {
  const { url } = await echoServer(() => ({ status: 401 }))
  const client = createClient({ baseApiUrl: url })
  function whoAsksForAProduct() {
    return client.Products.Get('p')
  }
  function whoSignsIn() {
    return client.Auth.Login('u', 'p', 'c')
  }
  const stackOf = (call: Promise<unknown>) => call.catch(({ stack }: Error) => stack)
  expect(await stackOf(whoAsksForAProduct())).toMatch(/^OrderCloudError: Unauthorized\n\s+at whoAsksForAProduct/)
  expect(await stackOf(whoSignsIn())).toMatch(/^OrderCloudError: Unauthorized\n\s+at whoSignsIn/)
})
