import { openCaptcha } from '@tessera/middleware/kit/captcha/open-captcha'
import { spendTask } from '@tessera/middleware/kit/captcha/spend-task'
import { verifyCaptcha } from '@tessera/middleware/kit/captcha/verify-captcha'
import type { CaptchaPort } from '@tessera/providers/captcha/port'
import { sql } from '@tessera/server/sql'
import { describe, expect, test } from 'vitest'
import { aShopDatabase } from '../content/a-shop-database.ts'
import { solve } from './solve.ts'

const database = await aShopDatabase()
const easy = { work: 4, rounds: 5 }
const captcha = await openCaptcha(database, easy)
const anotherProcess = await openCaptcha(database, easy)

const verify = (port: CaptchaPort, solution?: string | null, from = '10.1.0.1') =>
  verifyCaptcha({ captcha: port, database }, from, solution)
const notSolved = { code: 'Form.NotSolved', status: 400 }

describe('a form is not let through', () => {
  test.each([undefined, null, '', 'nonsense'])('with %j', async (solution) => {
    await expect(verify(captcha, solution)).rejects.toMatchObject(notSolved)
  })

  test('with a solution that another process has seen', async () => {
    const solution = solve(await captcha.challenge())
    await verify(anotherProcess, solution)
    await expect(verify(captcha, solution)).rejects.toMatchObject(notSolved)
  })

  test('by ten at once with one solution', async () => {
    const solution = solve(await captcha.challenge())
    const tries = Array.from({ length: 10 }, (_, index) => verify(index % 2 ? captcha : anotherProcess, solution))
    const settled = await Promise.allSettled(tries)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('while the captcha is down', () => {
  const down: CaptchaPort = {
    challenge: () => Promise.reject(new Error('down')),
    verify: () => Promise.reject(new Error('down')),
  }

  test.each([
    ['a solution', 'anything', '10.2.0.1'],
    ['none, for none could be had', undefined, '10.2.0.2'],
  ])('forms go through twice in ten minutes with %s', async (_, solution, from) => {
    await verify(down, solution, from)
    await verify(down, solution, from)
    await expect(verify(down, solution, from)).rejects.toMatchObject({
      code: 'Request.TooOften',
      details: { headers: { 'retry-after': expect.stringMatching(/^\d+$/) } },
    })
  })
})

test('tasks that ended long ago are forgotten', async () => {
  await spendTask(database, 'old', new Date(Date.now() - 2 * 60 * 60 * 1000))
  await spendTask(database, 'new', new Date())
  expect(await database.rows(sql`select task from spent_captchas where task in ('old', 'new')`)).toEqual([
    { task: 'new' },
  ])
})

test('a solved task of one process lets a form through at another', async () => {
  await verify(anotherProcess, solve(await captcha.challenge()))
})
