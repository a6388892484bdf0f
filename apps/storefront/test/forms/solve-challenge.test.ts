import { altchaCaptcha } from '@tessera/providers/captcha/altcha-captcha'
import { expect, test } from 'vitest'
import { isChallenge, solveChallenge } from '../../app/kit/forms/solve-challenge.ts'

const spent = new Set<string>()
const captcha = altchaCaptcha({
  key: 'a key of the test',
  work: 40,
  rounds: 10,
  spend: async (task) => !spent.has(task) && Boolean(spent.add(task)),
})

async function getChallenge() {
  const challenge: unknown = JSON.parse(JSON.stringify(await captcha.challenge()))
  if (!isChallenge(challenge)) throw new Error('This is no challenge.')
  return challenge
}

test('an invalid challenge is not solved', () => {
  expect(isChallenge(undefined)).toBe(false)
  expect(isChallenge({ parameters: { algorithm: 'MD5', nonce: '', salt: '', keyPrefix: '', cost: 1 } })).toBe(false)
})

test('aborted work ends', async () => {
  await expect(solveChallenge(await getChallenge(), AbortSignal.abort())).rejects.toThrow()
})

test('the shop takes the solution, once', async () => {
  const solution = await solveChallenge(await getChallenge())
  expect(await captcha.verify(solution)).toBe(true)
  expect(await captcha.verify(solution)).toBe(false)
})
