import { access } from 'node:fs/promises'
import { waitForHealth } from '@tessera/testing/shop-process'
import { expect, test } from 'vitest'
import { killUntilGivenUp } from './kill-until-given-up.ts'
import { aReadyFolder, startShop } from './running-shop.ts'

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
