import { startPlatform } from '@tessera/testing/platform'
import { watchFaults } from '@tessera/testing/watch-faults'
import { errorsOf, type WireReply } from '@tessera/testing/wire'
import { createTestWorld } from '@tessera/testing/world'
import { afterAll, describe, expect, test } from 'vitest'

const platform = await startPlatform()
const { shop, wire: usual } = await createTestWorld(platform)
const { wire, faults } = watchFaults(usual)
afterAll(() => expect(faults).toEqual([]))

describe('queries', () => {
  const list = (query: string): Promise<WireReply> => wire('GET', `/products?${query}`)

  test.each([
    "Name'=1",
    'Name;drop%20table%20buyers=1',
    'id)%20or%20(1=1',
    'xp.a%27%3Bselect=1',
    'xp.=1',
    'xp=1',
    'xp..a=1',
    '.=1',
    '|=1',
    '=1',
    '%00=1',
    'Name=%00',
    'xp.%00=1',
    'xp.a=%00',
    'ID=%ff',
    'toString=1',
    '__proto__=1',
    'constructor.name=1',
    'Inventory=1',
    'Inventory.Nope=1',
    'Inventory.Enabled.x=1',
    "sortBy=Name'--",
    'sortBy=xp.a;select',
    'sortBy=xp.',
    'sortBy=!!Name',
    'sortBy=,,,',
    'sortBy=__proto__',
    'search=%00',
    'search=%25&searchOn=toString',
    'searchOn=,',
    'searchType=Nonsense&search=x',
    'page=-1',
    'page=1.5',
    'page=99999999999999999999',
    'page[]=1',
    'pageSize=1e1',
    'pageSize=-5',
    'DateCreated=>99999-01-01',
    'DateCreated=-infinity',
    'SpecCount=1e999',
    'SpecCount=NaN',
    'SpecCount=0x10',
    'QuantityMultiplier=99999999999999999999999999999',
    'Active=1',
    'ShipWeight=1e308',
  ])('%s is answered or refused, never fallen over', async (query) => {
    const reply = await list(query)
    expect(reply.status, reply.text.slice(0, 300)).toBeLessThan(500)
    if (reply.status !== 200)
      expect(errorsOf(reply)[0]?.ErrorCode).toMatch(/^(List|Search)\.|^ValidationFailure$|^Request/)
  })

  test('a filter of 5,000 characters and one of 500 alternatives are answered', async () => {
    expect((await list(`Name=${'x'.repeat(5000)}`)).status).toBe(200)
    expect((await list(`Name=${'*a'.repeat(2500)}`)).status).toBe(200)
    expect((await list(`ID=${Array.from({ length: 500 }, (_, index) => `p${index}`).join('|')}`)).status).toBe(200)
    expect((await list(`search=${'word%20'.repeat(500)}`)).status).toBe(200)
  })

  test.each(['AnyTerm', 'AllTermsAnyField', 'AllTermsSameField', 'ExactPhrase', 'ExactPhrasePrefix'])(
    'words without end are answered or refused, by %s',
    async (type) => {
      for (const word of ['x'.repeat(5000), '%F0%9F%A7%B1'.repeat(500), `${'y'.repeat(250)}%20`.repeat(10)]) {
        const reply = await list(`searchType=${type}&search=${word}`)
        expect([reply.status, errorsOf(reply)[0]?.ErrorCode], type).toEqual([400, 'Search.InvalidQuery'])
        for (const path of ['/buyers', '/orders/Incoming', '/lineitems/Incoming', '/bundles'])
          expect((await wire('GET', `${path}?searchType=${type}&search=${word}`)).status, path).toBeLessThan(500)
      }
      expect((await list(`searchType=${type}&search=${'%F0%9F%A7%B1'.repeat(250)}`)).status).toBe(200)
    },
  )

  test('an address of more than 8 kB is refused from outside', async () => {
    const url = await platform.app.listen({ port: 0, host: '127.0.0.1' })
    const headers = { authorization: `Bearer ${shop.adminToken}` }
    const ask = (length: number) => fetch(`${url}/v1/products?Name=${'x'.repeat(length)}`, { headers })
    expect((await ask(8000)).status).toBe(200)
    const refused = await ask(9000)
    expect([refused.status, await refused.json()]).toEqual([
      414,
      { Errors: [{ ErrorCode: 'Request.AddressTooLong', Message: expect.stringMatching(/./), Data: null }] },
    ])
  })

  test('many names and many repeats are answered or refused', async () => {
    const many = Array.from({ length: 600 }, (_, index) => `xp.k${index}=1`)
    expect((await list(many.join('&'))).status).toBeLessThan(500)
    expect((await list(many.map(() => 'Name=!x').join('&'))).status).toBeLessThan(500)
    expect((await list(`${many.map((one) => one.split('=')[0]).join('|')}=1`)).status).toBeLessThan(500)
    expect((await list(`xp.${'a.'.repeat(500)}b=1`)).status).toBe(200)
  })
})
