import { expect, test } from 'vitest'
import { bytesOf, responseFromBytes, takeBytes } from '../src/response-from-bytes.ts'

const page = Buffer.from('<p>Grès</p>')

test('a response whose bytes were taken has none left to send', async () => {
  const answer = responseFromBytes(page, { status: 404, headers: { 'x-store': 'atlanta' } })
  expect(takeBytes(answer)).toBe(page)
  expect([takeBytes(answer), bytesOf(answer)]).toEqual([undefined, undefined])
  expect([answer.status, answer.headers.get('x-store'), await answer.text()]).toEqual([404, 'atlanta', ''])
})

test('a reader of its stream gets all bytes', async () => {
  const answer = responseFromBytes(page, {})
  expect(bytesOf(answer)).toBe(page)
  expect(await answer.text()).toBe('<p>Grès</p>')
})

test('another response has no bytes at hand', () => {
  expect([bytesOf(new Response('page')), takeBytes(new Response('page'))]).toEqual([undefined, undefined])
})
