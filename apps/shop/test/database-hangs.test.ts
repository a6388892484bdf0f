import { localCredentials } from '@tessera/platform/config'
import { type ShopProcess, waitForHealth } from '@tessera/testing/shop-process'
import { expect, test } from 'vitest'
import { hangDatabase } from './hang-database.ts'
import { aReadyFolder, startShop } from './running-shop.ts'

async function signIn({ url }: ShopProcess): Promise<string> {
  const { TESSERA_STOREFRONT_CLIENT_ID, TESSERA_ADMIN_USERNAME, TESSERA_ADMIN_PASSWORD } = localCredentials
  const body = new URLSearchParams({
    grant_type: 'password',
    client_id: TESSERA_STOREFRONT_CLIENT_ID,
    username: TESSERA_ADMIN_USERNAME,
    password: TESSERA_ADMIN_PASSWORD,
  })
  const answer = await fetch(`${url}/oauth/token`, { method: 'POST', body })
  return ((await answer.json()) as { access_token: string }).access_token
}

interface Answered {
  status: number
  wait: string | null
  text: string
}

async function ask({ url }: ShopProcess, path: string, init: RequestInit = {}): Promise<Answered> {
  const answer = await fetch(url + path, init)
  return { status: answer.status, wait: answer.headers.get('retry-after'), text: await answer.text() }
}

const busy = { status: 503, wait: expect.stringMatching(/^\d+$/) }

test.runIf(process.platform === 'linux')(
  'while the database hangs, calls and pages say so in time, what needs none goes on, and all is well afterwards',
  async () => {
    const folder = await aReadyFolder()
    const shop = await startShop(folder, { DATABASE_TIMEOUT: '2', PAGE_TIMEOUT: '2' })
    await waitForHealth(shop, 200)
    const headers = { authorization: `Bearer ${await signIn(shop)}`, 'content-type': 'application/json' }
    const buyer = { method: 'POST', headers, body: JSON.stringify({ ID: 'late', Name: 'late' }) }
    expect(await ask(shop, '/search?q=tile')).toMatchObject({ status: 200 })

    const database = hangDatabase(folder)
    expect(await ask(shop, '/search?q=tile')).toMatchObject({ status: 200 })
    expect(await ask(shop, '/search?q=grout')).toMatchObject({ status: 200 })
    expect(await ask(shop, '/api/search/products?query=tile')).toMatchObject({ status: 200 })
    expect(await ask(shop, '/health/live')).toMatchObject({ status: 200 })
    await waitForHealth(shop, 503)
    const ready = await ask(shop, '/health/ready')
    expect([ready.status, JSON.parse(ready.text)]).toMatchObject([503, { reasons: ['database'] }])
    expect(await ask(shop, '/v1/buyers', { headers })).toMatchObject(busy)
    expect(await ask(shop, '/v1/buyers', buyer)).toMatchObject(busy)
    expect(await ask(shop, '/api/product/GetContentItem?itemPath=list/article')).toMatchObject(busy)
    expect(await ask(shop, '/blog')).toMatchObject(busy)
    expect(await ask(shop, '/mortarpay/v1/challenges/none')).toMatchObject(busy)

    database.goOn()
    await waitForHealth(shop, 200)
    expect(await ask(shop, '/v1/buyers', { headers })).toMatchObject({ status: 200 })
    expect(await ask(shop, '/v1/buyers', buyer)).toMatchObject({ status: 201 })
    expect(await ask(shop, '/blog')).toMatchObject({ status: 200 })
    expect(shop.output()).not.toContain('postgres.down')
    expect(await shop.stop()).toBe(0)
  },
)

test.runIf(process.platform === 'linux')(
  'readiness answers while the calls before it still wait for the database',
  async () => {
    const folder = await aReadyFolder()
    const shop = await startShop(folder, { DATABASE_TIMEOUT: '600' })
    await waitForHealth(shop, 200)
    const headers = { authorization: `Bearer ${await signIn(shop)}` }
    // opens connections: a call that finds none is refused after two seconds
    await Promise.all(Array.from({ length: 12 }, () => ask(shop, '/v1/buyers', { headers })))
    const database = hangDatabase(folder)
    let answered: Answered | undefined
    const waiting = ask(shop, '/v1/buyers', { headers }).then((answer) => {
      answered = answer
      return answer
    })
    await waitForHealth(shop, 503)
    expect(answered).toBeUndefined()
    database.goOn()
    expect(await waiting).toMatchObject({ status: 200 })
    await waitForHealth(shop, 200)
  },
)
