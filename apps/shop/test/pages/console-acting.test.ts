import { beforeAll, describe, expect, test, vi } from 'vitest'
import { aBrowser, type Browser } from './a-browser.ts'
import { aPro } from './a-pro.ts'
import { aStaffedShop, type StaffedShop } from './a-staffed-shop.ts'
import type { RunningStorefront } from './a-storefront.ts'

let shop: RunningStorefront
let number: string
let signIn: StaffedShop['signIn']

beforeAll(async () => {
  ;({ shop, number, signIn } = await aStaffedShop())
})

describe('the shop as a customer', () => {
  const configure = async () => {
    const { admin, commerce } = shop
    await admin.SecurityProfiles.Save('acting', { ID: 'acting', Name: 'Acting', Roles: ['Shopper'] })
    const ClientID = commerce.storefrontClientID
    await admin.ImpersonationConfigs.Save('desk', {
      ID: 'desk',
      ClientID,
      SecurityProfileID: 'acting',
      BuyerID: 'storefront',
    })
  }
  const pathOf = async (browser: Browser): Promise<string> => {
    const { html } = await browser.open(`/console/customers/${number}`)
    return /href="(\/console\/customers\/[^"]*\/as\/[^"]*)"/.exec(html)?.[1] ?? ''
  }
  /** A browser of a member of staff who is signed in to the shop as themselves, acting for Ada. */
  const actAs = async (mode: string): Promise<Browser> => {
    const carl = await signIn('carl')
    const page = await carl.send(await pathOf(carl), { mode, reason: 'Cannot find a tile' })
    const own = await (await aPro(shop, 'Carla')).signIn()
    const browser = aBrowser(shop.port, own)
    await browser.send('/acting', { code: /name="code" value="([^"]*)"/.exec(page.html)?.[1] ?? '' })
    return browser
  }

  test('is refused without the role, and without a configuration in words', async () => {
    const carl = await signIn('carl')
    const path = await pathOf(carl)
    const clerk = await signIn('clerk')
    expect((await clerk.open(path)).text).toContain('BuyerImpersonation')
    expect((await clerk.send(path, { mode: 'look', reason: 'x' })).status).toBe(404)
    const refused = await carl.send(path, { mode: 'look', reason: 'Looks odd' })
    expect(refused.text).toContain('You may not act for this customer.')
    expect(refused.html).toContain('value="Looks odd"')
    const stranger = await aBrowser(shop.port).send('/acting', { code: 'a-guess' })
    expect(stranger.text).toContain('This link was used or is too old.')
  })

  test('names both on every page, changes nothing while looking, and leaves the own sign-in alone', async () => {
    await configure()
    const browser = await actAs('look')
    const own = { ...browser.cookies }
    for (const path of ['/', '/account', shop.product, '/cart']) {
      const page = await browser.open(path)
      expect(page.text).toMatch(/You are Some Body , acting for Ada Mason of Ada Daughters Masonry/)
    }
    const added = await browser.send('/cart', { intent: 'removeAll' })
    expect([added.status, added.text]).toEqual([403, expect.stringContaining('You opened the shop to look only.')])
    const after = await browser.send('/acting/end', {})
    expect(after.text).toContain('You no longer act for a customer')
    expect({ ...browser.cookies, tessera_acting: '' }).toEqual({ ...own, tessera_acting: '' })
    const home = await browser.open('/account')
    expect(home.text).toContain('Carla Daughters Masonry')
    expect(home.text).not.toContain('acting for')
  })

  test('ends when the configuration is removed', async () => {
    await configure()
    const browser = await actAs('order')
    expect((await browser.open('/account')).text).toContain('You can order on account.')
    await shop.admin.ImpersonationConfigs.Delete('desk')
    await vi.waitFor(async () => expect((await browser.open('/account')).path).toBe('/acting/ended'), {
      timeout: 30_000,
      interval: 250,
    })
    expect((await browser.open('/account')).text).toContain('Carla Daughters Masonry')
  })
})
