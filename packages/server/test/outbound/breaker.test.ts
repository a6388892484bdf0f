import { createCircuitBreaker } from '@tessera/server/outbound/circuit-breaker'
import { createCircuitBreakers } from '@tessera/server/outbound/circuit-breakers'
import { failedAnswer } from '@tessera/server/outbound/outbound-answer'
import { expect, test } from 'vitest'

function failing(times: number) {
  const clock = { now: 0 }
  const breaker = createCircuitBreaker(30_000, () => clock.now)
  const admitAt = (now: number): boolean => {
    clock.now = now
    return breaker.admit()
  }
  for (let n = 0; n < times; n++) breaker.report(false)
  return { clock, breaker, admitAt }
}

test('the fifth failure in a row opens it for the cool-down', () => {
  expect(failing(4).breaker.isOpen()).toBe(false)
  expect(failing(4).admitAt(0)).toBe(true)
  expect(failing(5).breaker.isOpen()).toBe(true)
  expect(failing(5).admitAt(29_999)).toBe(false)
  expect(failing(5).admitAt(30_000)).toBe(true)
})

test('after the cool-down one call is let through, and only one', () => {
  const { breaker, clock, admitAt } = failing(5)
  expect([admitAt(30_000), admitAt(30_000)]).toEqual([true, false])
  clock.now = 31_000
  breaker.report(false)
  expect([admitAt(60_999), admitAt(61_000)]).toEqual([false, true])
})

test('a trial that is never heard of again gives way to another', () => {
  const { admitAt } = failing(5)
  expect([admitAt(30_000), admitAt(59_999), admitAt(60_000)]).toEqual([true, false, true])
})

test('it counts as open until a call succeeds, also during a trial', () => {
  const { breaker, admitAt } = failing(5)
  admitAt(30_000)
  expect(breaker.isOpen()).toBe(true)
  breaker.report(true)
  expect([breaker.isOpen(), breaker.admit(), breaker.admit()]).toEqual([false, true, true])
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

test('hosts are called again after thirty seconds', () => {
  const { breakers, clock, fail } = watched()
  fail(5)
  clock.now = 29_999
  expect(breakers.admit('a:443')).toBe(false)
  clock.now = 30_000
  expect(breakers.admit('a:443')).toBe(true)
})

test.each([
  ['success', { status: 200 }],
  ['refusal of the call', { status: 404 }],
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
  for (let n = 0; n < 5; n++) breakers.report('a:443', { status: 503 })
  expect(breakers.admit('a:443')).toBe(false)
})

test('a trial that succeeds closes it', () => {
  const { breakers, clock, fail } = watched()
  fail(5)
  clock.now = 30_000
  expect([breakers.admit('a:443'), breakers.admit('a:443')]).toEqual([true, false])
  breakers.report('a:443', { status: 204 })
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
