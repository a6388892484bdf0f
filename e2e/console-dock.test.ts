import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { expectAccessible } from './expect-console-accessible.ts'
import { workingCamera } from './fake-camera.ts'
import { runningShopUrl } from './running-shop-url.ts'
import { signInToConsole, waitForKeys } from './sign-in-to-console.ts'

const base = await runningShopUrl()
const browser = await openBrowser()

let phone: Page
const failures: string[] = []
beforeAll(async () => {
  phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  phone.on('pageerror', ({ message }) => failures.push(message))
  await signInToConsole(phone, `${base}/console`, 'walt@tessera.example')
})
afterAll(() => phone.context().close())

/** Holds a label in front of the camera of the page that is open. */
async function scan(code: string): Promise<void> {
  await phone.evaluate(`codeInView = ''`)
  await phone.getByRole('button', { name: 'Scan' }).tap()
  await phone.getByRole('dialog', { name: 'Scan a code' }).locator('video').waitFor()
  await phone.evaluate(`codeInView = ${JSON.stringify(code)}`)
  await phone.getByRole('dialog', { name: 'Scan a code' }).waitFor({ state: 'detached' })
}

test('packing takes the labels of boxes, lots and parcels from the camera, one tap each', async () => {
  const { number, sku } = await anOrderToPack()
  // what an earlier attempt packed comes back
  await phone.evaluate('sessionStorage.clear()')
  await phone.goto(`${base}/console/orders/${number}/ship`)
  await phone.evaluate(workingCamera)
  await scan('no-such-label/of-this-order')
  await phone.getByRole('alert').getByText('“no-such-label/of-this-order” is not in this order.').waitFor()
  await scan(sku)
  await phone
    .getByRole('status')
    .getByText(new RegExp(`^${sku}: 1 of \\d+$`))
    .waitFor()
  await scan('B204')
  await phone.getByRole('status').getByText('Lot B204').waitFor()
  await scan('1Z999AA10123456785')
  expect(await phone.getByRole('textbox', { name: /^Tracking number/ }).inputValue()).toBe('1Z999AA10123456785')
  await phone.getByRole('button', { name: /^(Ship|Hand over) 1 box$/ }).waitFor()
  expect(await phone.evaluate('stoppedTracks')).toBe(4)
  expect(failures).toEqual([])
})

test('a part is shipped with lot and tracking by a handheld scanner alone, and the next order opens', async () => {
  const dock = await browser.newPage()
  await dock.addInitScript(countInput)
  await signInToConsole(dock, `${base}/console`, 'walt@tessera.example')
  await dock.goto(`${base}/console/orders?view=to-pick`)
  const numbers = await dock.locator('a[data-row]').allTextContents()
  const [number = '', next = ''] = numbers.toReversed()
  await dock.goto(`${base}/console/orders/picks?id=${number}`)
  const row = dock.locator('.pick-list tbody tr').first()
  const lineCodes = await row.locator('svg').evaluateAll(codesOf)
  expect(await dock.locator('.pick-list li svg').evaluateAll(codesOf)).toEqual([number])
  await expectAccessible(dock)
  await dock.goto(`${base}/console/orders/picks`)
  await waitForKeys(dock)

  let scanned = 0
  /** A scanner types the code and Enter, and waits for nothing but the field. */
  const scanHere = async (code: string) => {
    await dock.locator('input[name="scan"]:focus').waitFor()
    await dock.keyboard.type(code)
    await dock.keyboard.press('Enter')
    scanned += code.length + 1
  }
  const packing = (of: string) => dock.getByRole('heading', { name: new RegExp(`^(Pack|Hand over) order ${of}$`) })
  await scanHere(number)
  await packing(number).waitFor()
  for (const code of [...lineCodes, '1Z999AA10123456785', next]) await scanHere(code)
  await dock.getByRole('alert').getByText(`${next} is another order’s number.`).waitFor()
  expect(await dock.getByRole('textbox', { name: /^Tracking number/ }).inputValue()).toBe('1Z999AA10123456785')
  await scanHere(number)
  await dock.getByText(/Shipment \d+ was sent/).waitFor()
  await dock
    .getByRole('region', { name: 'Shipments' })
    .getByRole('listitem')
    .filter({ hasText: 'tracking 1Z999AA10123456785' })
    .first()
    .waitFor()
  await scanHere(next)
  await packing(next).waitFor()
  expect(await dock.evaluate('inputs')).toEqual({ keydown: scanned, pointerdown: 0 })
  await dock.context().close()
})

/** Keys and clicks since the document was loaded. */
const countInput = `
  globalThis.inputs = { keydown: 0, pointerdown: 0 }
  for (const type in inputs) addEventListener(type, () => { inputs[type] += 1 }, true)
`
const codesOf = (drawn: Element[]): string[] => drawn.map((one) => one.getAttribute('data-code') ?? '')

test('a return is received with its label in front of the camera', async () => {
  const number = await aReturn()
  await phone.goto(`${base}/console/returns`)
  await phone.evaluate(workingCamera)
  await scan('no-such-return')
  await phone.getByRole('alert').waitFor()
  await scan(number)
  await phone
    .getByRole('status')
    .getByText(new RegExp(`^Return ${number}, .*: (already )?received`))
    .waitFor()
  expect(await phone.evaluate('stoppedTracks')).toBe(2)
  await expectAccessible(phone)
  expect(failures).toEqual([])
})

/** An order with a product of which something is left to pack. */
async function anOrderToPack(): Promise<{ number: string; sku: string }> {
  await phone.goto(`${base}/console/orders?view=to-pick`)
  for (const number of await phone.locator('a[data-row]').allTextContents()) {
    await phone.goto(`${base}/console/orders/${number}/ship`)
    const sku = phone.locator('main form li .tabular').first()
    if ((await sku.count()) > 0) return { number, sku: (await sku.textContent()) ?? '' }
  }
  throw new Error('no order is to pack')
}

/** The return that is on its way back, or the one that an earlier attempt received. */
async function aReturn(): Promise<string> {
  for (const view of ['approved', 'received']) {
    await phone.goto(`${base}/console/returns?view=${view}`)
    const row = phone.locator('a[data-row]').filter({ hasText: 'Return' }).first()
    if ((await row.count()) > 0) return (await row.textContent())?.match(/\d+/)?.[0] ?? ''
  }
  throw new Error('no return is on its way back')
}
