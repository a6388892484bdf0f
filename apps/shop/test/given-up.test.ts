import { once } from 'node:events'
import { access } from 'node:fs/promises'
import { findDatabase, type ShopProcess, waitForHealth } from '@tessera/testing/shop-process'
import { expect, test } from 'vitest'
import { productionSettings } from './production-settings.ts'
import { aFolder, aReadyFolder, startShop } from './running-shop.ts'

/** Kills the database whenever it is there, until the program has had enough. */
async function killUntilGivenUp(shop: ShopProcess, folder: string): Promise<number> {
  const closed = once(shop.child, 'close')
  const killing = setInterval(() => {
    const pid = findDatabase(folder)
    if (pid)
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // it has just ended
      }
  }, 50)
  const [code] = (await closed.finally(() => clearInterval(killing))) as [number]
  return code
}

test('a shop whose database does not stay up ends with code 1, says how to go on, and goes on', async () => {
  const folder = await aReadyFolder()
  const shop = await startShop(folder)
  await waitForHealth(shop, 200)
  expect(await killUntilGivenUp(shop, folder)).toBe(1)
  const last = shop.output().trimEnd().split('\n').slice(-4).join('\n')
  expect(last).toMatch(/The shop has stopped\. PostgreSQL went down too often/)
  expect(last).toMatch(/Your data is safe/)
  expect(last).toMatch(/start the shop again: npm start$/)
  const [, logFile = ''] = /says why it stopped: (.+)/.exec(last) ?? []
  await access(logFile)

  const next = await startShop(folder)
  await waitForHealth(next, 200)
  expect(await next.stop()).toBe(0)
})

test('production starts with values of its own, keeps mailbox and reports closed, and ends with a line of JSON', async () => {
  const folder = await aFolder()
  const shop = await startShop(folder, productionSettings)
  await waitForHealth(shop, 200)
  for (const path of ['/no-such-address', '/mailbox', '/observed']) {
    const reply = await fetch(shop.url + path)
    expect([reply.status, reply.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  }
  expect(await killUntilGivenUp(shop, folder)).toBe(1)
  const last = JSON.parse(shop.output().trimEnd().split('\n').at(-1) ?? '')
  expect(last).toMatchObject({ level: 'fatal', event: 'postgres.given-up', logFile: expect.any(String) })
  expect(last.msg).toMatch(/data is safe.*npm start/)
})
