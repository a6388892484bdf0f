import { cookieKeys } from '@tessera/contract/shop/constants'
import { dana } from '@tessera/testing/dana'
import { pickProducts } from '@tessera/testing/stock-shop'
import { aBrowser, type Browser, type Page } from './a-browser.ts'
import type { RunningStorefront } from './a-storefront.ts'

export interface Shopper {
  browser: Browser
  api: ReturnType<RunningStorefront['as']>
  /** Sends the card form as a browser without script does. */
  enterCard(card: Record<string, string>): Promise<Page>
}

export const goodCard = {
  number: '4111 1111 1111 1111',
  expires: '12/40',
  code: '123',
  holder: 'Dana Reyes',
  billingZip: '60540',
}

/** A guest with boxes in the cart and, unless told otherwise, an address. */
export async function aShopper(shop: RunningStorefront, boxes = 2, hasAddress = true): Promise<Shopper> {
  const { auth_token } = await shop.as().Cart.CreateTesseraBasket()
  const api = shop.as({ authToken: auth_token ?? '' })
  const [first] = pickProducts(1)
  await api.Cart.AddToCart({ items: [{ sku: first?.product.ID ?? '', quantity: boxes }] })
  if (hasAddress) await api.Cart.SetShippingAddress({ address: dana, email: 'dana@example.com', sameAsShipping: true })
  const browser = aBrowser(shop.port, { [cookieKeys.authToken]: auth_token ?? '' })
  const enterCard = async (card: Record<string, string>) => {
    const { html } = await browser.open('/checkout/payment')
    const requestId = /name="requestId" value="([^"]+)"/.exec(html)?.[1] ?? ''
    return browser.send('/mortarpay/v1/tokens', { ...card, requestId, returnUrl: '/checkout/payment' })
  }
  return { browser, api, enterCard }
}
