import {
  afterAdmission,
  afterFailure,
  type CircuitBreaker,
  closedBreaker,
  isOpen,
} from '@tessera/server/outbound/circuit-breaker'
import { createCircuitBreakers } from '@tessera/server/outbound/circuit-breakers'
import { failedAnswer } from '@tessera/server/outbound/outbound-answer'
import { expect, test } from 'vitest'

const failing = (times: number, now = 0): CircuitBreaker =>
  Array.from({ length: times }).reduce<CircuitBreaker>((breaker) => afterFailure(breaker, now), closedBreaker)

test('the fifth failure in a row opens it for thirty seconds', () => {
  expect(isOpen(failing(4), 0)).toBe(false)
  expect(isOpen(failing(5), 29_999)).toBe(true)
  expect(isOpen(failing(5), 30_000)).toBe(false)
})

test('after the cool-down one call is let through, and only one', () => {
  const onTrial = afterAdmission(failing(5), 30_000)
  expect(isOpen(onTrial, 30_000)).toBe(true)
  expect(isOpen(afterFailure(onTrial, 31_000), 60_999)).toBe(true)
})

test('a trial that is never heard of again gives way to another', () => {
  expect(isOpen(afterAdmission(failing(5), 30_000), 60_000)).toBe(false)
})

function watched() {
  const clock = { now: 0 }
  const breakers = createCircuitBreakers(() => clock.now)
  const fail = (times: number, host = 'a:443') => {
    for (let n = 0; n < times; n++) breakers.report(host, failedAnswer('timeout'))
  }
  return { clock, breakers, fail }
}

test('hosts do not answer for each other', () => {
  const { breakers, fail } = watched()
  fail(5)
  expect(breakers.admit('a:443')).toBe(false)
  expect(breakers.admit('a:8443')).toBe(true)
})

test.each([
  ['success', { ok: true, status: 200, body: null }],
  ['refusal of the call', { ok: false, status: 404, body: null }],
  ['redirect', failedAnswer('redirect', 302)],
])('a %s starts the count anew', (_name, answer) => {
  const { breakers, fail } = watched()
  fail(4)
  breakers.report('a:443', answer)
  fail(4)
  expect(breakers.admit('a:443')).toBe(true)
})

test('an address that we refuse says nothing about the receiver', () => {
  const { breakers, fail } = watched()
  fail(4)
  breakers.report('a:443', failedAnswer('refused-address'))
  expect(breakers.admit('a:443')).toBe(true)
  fail(1)
  expect(breakers.admit('a:443')).toBe(false)
})

test('errors of the receiver count as failures', () => {
  const { breakers } = watched()
  for (let n = 0; n < 5; n++) breakers.report('a:443', { ok: false, status: 503, body: null })
  expect(breakers.admit('a:443')).toBe(false)
})

test('a trial that succeeds closes it', () => {
  const { breakers, clock, fail } = watched()
  fail(5)
  clock.now = 30_000
  expect([breakers.admit('a:443'), breakers.admit('a:443')]).toEqual([true, false])
  breakers.report('a:443', { ok: true, status: 204, body: null })
  expect([breakers.admit('a:443'), breakers.admit('a:443')]).toEqual([true, true])
})

test('a trial that fails opens it again', () => {
  const { breakers, clock, fail } = watched()
  fail(5)
  clock.now = 30_000
  breakers.admit('a:443')
  fail(1)
  clock.now = 59_999
  expect(breakers.admit('a:443')).toBe(false)
  clock.now = 60_000
  expect(breakers.admit('a:443')).toBe(true)
})
