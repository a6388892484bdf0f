import { expect, test } from 'vitest'
import { backOff, type FetchOutcome, retryRead } from '../../app/http/retry-read.ts'

const lost = new TypeError('Failed to fetch')
const answer = (status: number, headers = {}) => new Response(null, { status, headers })

/** The responses in order; records the number of requests and the waits between them. */
function shopSaying(outcomes: FetchOutcome[], isOnline = () => true) {
  const waits: number[] = []
  let asked = 0
  const ask = async () => {
    const outcome = outcomes[asked++]
    if (outcome instanceof Response) return outcome
    throw outcome ?? new Error('asked too often')
  }
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  return { reading: { ask, wait, isOnline }, waits, times: () => asked }
}

test('three times and no more, each after twice the time', async () => {
  const { reading, waits, times } = shopSaying([lost, answer(503), lost, answer(200)])
  await expect(retryRead(reading, lost)).rejects.toBe(lost)
  expect([times(), waits]).toEqual([3, [1000, 2000, 4000]])
})

test('the last failure is what comes back, with its own status', async () => {
  const { reading } = shopSaying([answer(500), answer(500), answer(502)])
  expect((await retryRead(reading, answer(500))).status).toBe(502)
})

test.each([400, 401, 404, 410, 429])('a refusal with %i ends it', async (status) => {
  const { reading, times } = shopSaying([answer(status), answer(200)])
  expect((await retryRead(reading, lost)).status).toBe(status)
  expect(times()).toBe(1)
})

test('does not retry while offline, and stops when the connection is lost', async () => {
  const { reading, times } = shopSaying([answer(200)], () => false)
  await expect(retryRead(reading, lost)).rejects.toBe(lost)
  expect(times()).toBe(0)
  const network = [true, false]
  const leaving = shopSaying([lost, answer(200)], () => network.shift() ?? false)
  await expect(retryRead(leaving.reading, lost)).rejects.toBe(lost)
  expect(leaving.times()).toBe(1)
})

test('an aborted request is not retried', async () => {
  const { reading, times } = shopSaying([answer(200)])
  const gone = new DOMException('gone', 'AbortError')
  await expect(retryRead({ ...reading, wait: () => Promise.reject(gone) }, lost)).rejects.toBe(gone)
  expect(times()).toBe(0)
})

test('a success is returned at once; Retry-After is respected up to half a minute', async () => {
  const { reading, waits } = shopSaying([answer(503, { 'retry-after': '900' }), answer(200)])
  expect((await retryRead(reading, answer(503, { 'retry-after': '5' }))).status).toBe(200)
  expect(waits).toEqual([5000, 30_000])
  expect([0, 1, 2, 4, 5, 60].map((tries) => backOff(tries))).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000])
})
