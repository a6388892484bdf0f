import { altchaCaptcha } from '@tessera/providers/captcha/altcha-captcha'
import { type Challenge, type Payload, type Solution, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, test } from 'vitest'

const spent = new Set<string>()
const spend = async (task: string): Promise<boolean> => {
  if (spent.has(task)) return false
  spent.add(task)
  return true
}
const easy = { key: 'a key of the tests', spend, work: 8, rounds: 10 }
const captcha = altchaCaptcha(easy)

const packed = (payload: object): string => Buffer.from(JSON.stringify(payload)).toString('base64')
async function solvedBy(port: typeof captcha): Promise<Payload> {
  const challenge = (await port.challenge()) as Challenge
  const solution = (await solveChallenge({ challenge, deriveKey })) as Solution
  return { challenge, solution }
}

describe('a solution is not taken', () => {
  test.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('hello').toString('base64')],
    ['null', packed([])],
    ['a challenge without parts', packed({ challenge: {}, solution: {} })],
    ['parts of other types', packed({ challenge: { parameters: 5 }, solution: 'x' })],
  ])('when it is %s', async (_, text) => {
    expect(await captcha.verify(text)).toBe(false)
  })

  test('when it was used before', async () => {
    const text = packed(await solvedBy(captcha))
    expect(await captcha.verify(text)).toBe(true)
    expect(await captcha.verify(text)).toBe(false)
  })

  test('by ten at once more than once', async () => {
    const text = packed(await solvedBy(captcha))
    const taken = await Promise.all(Array.from({ length: 10 }, () => captcha.verify(text)))
    expect(taken.filter(Boolean)).toHaveLength(1)
  })

  test('when it is dressed up as another one', async () => {
    const { challenge, solution } = await solvedBy(captcha)
    expect(await captcha.verify(packed({ challenge, solution }))).toBe(true)
    const { parameters } = challenge
    const shouting = { ...parameters, nonce: parameters.nonce.toUpperCase() }
    const more = { ...parameters, data: { more: 1 } }
    for (const other of [shouting, more])
      expect(await captcha.verify(packed({ challenge: { ...challenge, parameters: other }, solution }))).toBe(false)
    expect(await captcha.verify(packed({ challenge, solution: { ...solution, time: 5 }, more: 1 }))).toBe(false)
  })

  test('after ten minutes, and until then it is', async () => {
    const minutesAgo = (minutes: number) =>
      altchaCaptcha({ ...easy, now: () => new Date(Date.now() - minutes * 60_000) })
    expect(await captcha.verify(packed(await solvedBy(minutesAgo(10.1))))).toBe(false)
    expect(await captcha.verify(packed(await solvedBy(minutesAgo(9))))).toBe(true)
  })

  test('when the task has a foreign signature', async () => {
    expect(await captcha.verify(packed(await solvedBy(altchaCaptcha({ ...easy, key: 'another key' }))))).toBe(false)
  })

  test('when the task was made easier', async () => {
    const { challenge, solution } = await solvedBy(captcha)
    const { keySignature: _, ...parameters } = { ...challenge.parameters, cost: 1 }
    expect(await captcha.verify(packed({ challenge: { ...challenge, parameters }, solution }))).toBe(false)
  })

  test('when the work was not done', async () => {
    const { challenge, solution } = await solvedBy(captcha)
    const guessed = { ...solution, derivedKey: challenge.parameters.keyPrefix.padEnd(64, '0') }
    expect(await captcha.verify(packed({ challenge, solution: guessed }))).toBe(false)
  })
})

test('an unavailable store is an error, not a wrong solution', async () => {
  const down = altchaCaptcha({ ...easy, spend: () => Promise.reject(new Error('down')) })
  await expect(down.verify(packed(await solvedBy(down)))).rejects.toThrow('down')
})

test('more work means more keys to derive', async () => {
  for (const work of [1, 40]) {
    const { solution } = await solvedBy(altchaCaptcha({ ...easy, work }))
    expect(solution.counter).toBeGreaterThanOrEqual(work / 2)
    expect(solution.counter).toBeLessThanOrEqual(work)
  }
})
