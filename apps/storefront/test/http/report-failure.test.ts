import { UNSAFE_ErrorResponseImpl as ErrorResponse, RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handleError } from '../../app/entry.server.tsx'
import { setEnvironment } from '../../app/http/environment.server.ts'
import { referenceContext } from '../../app/http/request-context.server.ts'
import { reportFailure } from '../../app/kit/tracking/report-failure.server.ts'

interface Told {
  errors: { message: string; stack: string; path: string; reference: string }[]
}

let told: Told[] = []
let answers: (() => void)[] = []

const configure = (isHeld: boolean) =>
  setEnvironment({
    fetch: async (_url, init) => {
      told.push(JSON.parse(String(init.body)) as Told)
      if (isHeld) await new Promise<void>((resolve) => answers.push(resolve))
      return new Response(null, { status: 204 })
    },
    middlewareUrl: 'http://shop.example',
    publicUrl: 'http://shop.example',
    isProduction: true,
    pageMilliseconds: 5000,
    recordingPercent: 0,
  })

beforeEach(() => {
  told = []
  answers = []
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const failing = (error: unknown, signal = new AbortController().signal, path = '/products/casbah') => {
  const context = new RouterContextProvider()
  context.set(referenceContext, 'AB12CD34')
  const request = new Request(`http://shop.example${path}`, { signal })
  handleError(error, { request, context, params: {} } as unknown as Parameters<typeof handleError>[1])
}

test.each([
  ['who closed the tab', () => failing(new Error('gone'), AbortSignal.abort())],
  ['who asks for what no page answers', () => failing(new ErrorResponse(405, 'Method Not Allowed', '', true))],
])('%s has caused no error', async (_who, fail) => {
  configure(false)
  fail()
  expect(told).toEqual([])
})

test('a server error is reported with its reference, without the folders of the machine', async () => {
  configure(false)
  const error = new TypeError('x is not a function')
  error.stack = `TypeError: x is not a function
    at load (file:///srv/shop/apps/storefront/build/server/index.js:42:7)
    at go (/srv/shop/node_modules/react-router/dist/router.js:1:2)`
  failing(error, undefined, '/shared-sheet/secret')
  await expect.poll(() => told).toHaveLength(1)
  expect(told[0]?.errors[0]).toMatchObject({
    message: 'TypeError: x is not a function',
    path: '/shared-sheet/…',
    reference: 'AB12CD34',
    stack: expect.stringMatching(/\(apps\/storefront\/build\/server\/index\.js:42:7\)\n.*\(node_modules\/react-router/),
  })
})

test('at most five failures are reported at a time', async () => {
  configure(true)
  const tries = Array.from({ length: 8 }, () => reportFailure('broken', { pathname: '/', reference: 'A' }))
  await expect.poll(() => answers).toHaveLength(5)
  for (const answer of answers) answer()
  await Promise.all(tries)
  expect(told).toHaveLength(5)
})
