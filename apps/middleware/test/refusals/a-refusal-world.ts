import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ShopSession } from '@tessera/client/shop/create-shop-client'
import type { ShopClient } from '@tessera/client/shop/types.gen'
import { sql } from '@tessera/server/sql'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { dana } from '@tessera/testing/dana'
import { solve } from '../captcha/solve.ts'
import { tenOff } from '../cart/ten-off.ts'
import { aWholeShop, type WholeShop } from './a-whole-shop.ts'
import { type People, secretFor, thePeople } from './the-people.ts'

/** A visitor with boxes in the cart. */
export interface Buyer {
  session: ShopSession
  shop: ShopClient
  line: string
}

export interface RefusalWorld extends WholeShop, People {
  /** Saved addresses, one of each. */
  addressOf: { ada: string; eve: string }
  buyer(quantity?: number, session?: ShopSession): Promise<Buyer>
  /** A provider token of a card that isn't exchanged yet; `card` returns the shop's own token. */
  handle(buyer: Buyer): Promise<{ requestId: string; providerToken: string }>
  card(buyer: Buyer): Promise<string>
  /** A cart ready to submit, paid by this card. */
  ready(buyer: Buyer, paymentToken: string): Promise<Buyer>
  /** A new user who hasn't used the activation link. */
  invited(): Promise<string>
  secret(to: string): Promise<string>
  solved(): Promise<string>
  newEmail(): string
}

export async function aRefusalWorld(): Promise<RefusalWorld> {
  const shop = await aWholeShop()
  const people = await thePeople(shop)
  const door = await openDoor(shop)
  const save = async (session: ShopSession) => (await shop.as(session).Address.addAddress(dana)).id
  let emails = 0
  const newEmail = () => `somebody-${++emails}@mason.test`
  const handle: RefusalWorld['handle'] = async ({ shop: api }) => {
    const { requestId, tokenizeUrl } = await api.Payment.getrequestid()
    return { requestId, providerToken: await sendCard(door + tokenizeUrl, requestId) }
  }
  await saveExamples(shop)
  return {
    ...shop,
    ...people,
    addressOf: { ada: await save(people.ada.session), eve: await save(people.eve.session) },
    newEmail,
    handle,
    buyer: async (quantity = 2, session) => {
      const guest = session ?? { authToken: (await shop.as().Cart.CreateTesseraBasket()).auth_token ?? '' }
      const api = shop.as(guest)
      const { lines } = await api.Cart.AddToCart({ items: [{ sku: shop.tile, quantity }] })
      return { session: guest, shop: api, line: lines[0]?.lineItemId ?? '' }
    },
    card: async (buyer) => (await buyer.shop.Payment.gettokenize(await handle(buyer))).token,
    ready: async (buyer, paymentToken) => {
      await buyer.shop.Cart.SetShippingAddress({ address: dana, email: 'dana@example.com', sameAsShipping: true })
      const options = (await buyer.shop.Cart.GetCart()).shippingOptions
      const optionId = options.find(({ storeId }) => !storeId)?.id ?? null
      await buyer.shop.Cart.UpdateTesseraPartnerShippingAddress({ optionId })
      await buyer.shop.Cart.ProcessCart({ paymentMethod: 'Credit_Card', paymentToken, acceptsMixedLots: true })
      return buyer
    },
    invited: async () => {
      const email = newEmail()
      await shop.as(people.ada.session).User.CreateNewUser({ email, firstName: 'New', lastName: 'One', rights: [] })
      return email
    },
    secret: (to) => secretFor(shop, to),
    solved: async () => solve((await shop.as().Session.captcha()).challenge ?? {}),
  }
}

async function saveExamples({ database, admin }: WholeShop): Promise<void> {
  await database.rows(sql`
    insert into redirects (source, kind, status, target) values ('/products/old', 'product', 301, '/products/new')`)
  await admin.Promotions.Create(tenOff)
}

/** The provider's pages on a port of their own. */
export async function openDoor({ provider }: WholeShop): Promise<string> {
  const server = createServer(provider)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closeAfterFile(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function sendCard(url: string, requestId: string): Promise<string> {
  const card = { requestId, number: '4111111111111111', expires: '12/40', code: '123', holder: 'Dana Reyes' }
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(card) })
  return ((await answer.json()) as { token: string }).token
}
