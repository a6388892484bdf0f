import { createCommerce } from '@tessera/middleware/kit/commerce'
import { expect, test } from 'vitest'

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (number: number): string => `${part({ alg: 'none' })}.${part({ number, exp: 9_999_999_999 })}.x`

/** A platform that gives out tokens, takes those from a number on, and lists what it was asked with. */
function aPlatform() {
  const calls: string[] = []
  const platform = { calls, issued: 0, first: 1 }
  const fetch = async (url: string, { headers }: RequestInit): Promise<Response> => {
    if (url.endsWith('/oauth/token')) {
      platform.issued += 1
      return Response.json({ access_token: tokenOf(platform.issued), expires_in: 36_000 })
    }
    const token = new Headers(headers).get('authorization')?.slice('Bearer '.length) ?? ''
    const { number } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    calls.push(String(number))
    return Response.json({ ID: 'shop' }, { status: number < platform.first ? 401 : 200 })
  }
  const clients = { sellerClientID: 'seller', sellerClientSecret: 'secret', storefrontClientID: 'storefront' }
  return { platform, commerce: createCommerce({ baseUrl: 'http://platform.test', fetch, ...clients }) }
}

test('a token of a person that is refused is not tried again', async () => {
  const { platform, commerce } = aPlatform()
  await commerce.backOffice()
  platform.first = 3
  await expect(commerce.client.Me.Get({ accessToken: tokenOf(2) })).rejects.toMatchObject({ status: 401 })
  expect([platform.calls, platform.issued]).toEqual([['2'], 1])
})

test('calls with the token of the shop that is refused go on with a new one', async () => {
  const { platform, commerce } = aPlatform()
  const asShop = await commerce.backOffice()
  platform.first = 2
  const all = await Promise.all([1, 2, 3].map(() => commerce.client.Me.Get(asShop)))
  expect(all).toMatchObject([{ ID: 'shop' }, { ID: 'shop' }, { ID: 'shop' }])
  expect([platform.calls.toSorted(), platform.issued]).toEqual([['1', '1', '1', '2', '2', '2'], 2])
})

test('a new token that is refused too is not asked for again and again', async () => {
  const { platform, commerce } = aPlatform()
  const asShop = await commerce.backOffice()
  platform.first = 9
  await expect(commerce.client.Me.Get(asShop)).rejects.toMatchObject({ status: 401 })
  expect(platform.issued).toBe(2)
})
