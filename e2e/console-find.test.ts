import { test } from 'vitest'
import { openBrowser } from './browser.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { signInToConsole } from './sign-in-to-console.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

test('the list of what was found lies over the page', async () => {
  const page = await browser.newPage()
  await signInToConsole(page, `${base}/console`, 'ada@tessera.example')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('northline')
  const option = page.getByRole('option').filter({ hasText: 'Northline Renovations' }).first()
  // right of the menu, where the cards of home are
  await option.click({ position: { x: 400, y: 10 }, trial: true })
  await page.context().close()
})

test('a supplier’s user finds an operation by name', async () => {
  const kit = await browser.newPage()
  await signInToConsole(kit, `${base}/console`, 'kit@kilnworks.example')
  await kit.keyboard.press('Control+k')
  await kit.keyboard.type('create shipment')
  await kit.getByRole('option', { name: 'Create a shipment' }).waitFor()
  await kit.keyboard.press('ArrowDown')
  await kit.keyboard.press('Enter')
  await kit.waitForURL('**/console/operations/Shipments.Create')
  await kit.context().close()
})
