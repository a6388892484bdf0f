import { cookieKeys } from '@tessera/contract/shop/constants'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { aPro, type Pro } from './a-pro.ts'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'
import { type Answer, type Cookies, getPage } from './get-page.ts'
import { marksIn } from './personal-marks.ts'

const { authToken, shopAuthToken, shopRefreshToken, priceGroup, preferredStore, siteId } = cookieKeys
const tokenNames = [authToken, shopAuthToken, shopRefreshToken] as const
type TokenName = (typeof tokenNames)[number]
const personal = [cookieKeys.customerName, cookieKeys.email] as const

let shop: RunningStorefront
let people: { pro: Pro; cookies: Cookies }[]
beforeAll(async () => {
  shop = await aStorefront()
  const pros = await Promise.all(['Ada', 'Eve'].map((name) => aPro(shop, name)))
  people = await Promise.all(pros.map(async (pro) => ({ pro, cookies: await pro.signIn() })))
})

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const expired = `${encode({ alg: 'none' })}.${encode({ usr: 'ada', exp: 1000 })}.x`

/** Mostly empty, so that many visitors request the same cached page. */
const seldom = <T>(...values: T[]) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom(...values) })
/** A number is the index of the person whose valid token is used. */
const token = fc.oneof(
  fc.constant(undefined),
  fc.nat(1),
  fc.constantFrom('', 'garbage', '%E0%A4%A', '%0A', '%E2%98%83', expired),
)
const noTokens = { [authToken]: undefined, [shopAuthToken]: undefined, [shopRefreshToken]: undefined }
const tokens = fc.oneof(
  fc.constant(noTokens),
  fc.record({ [authToken]: token, [shopAuthToken]: token, [shopRefreshToken]: token }),
)
const headers = [
  { 'accept-encoding': 'gzip' },
  { host: 'elsewhere.example', 'x-forwarded-host': 'elsewhere.example' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  { authorization: 'Bearer garbage', 'tessera-auth-token': 'garbage' },
]
const visit = fc.record({
  path: fc.constantFrom('/', '/', '/products', 'product', '/search', '/pro', '/products.data'),
  query: seldom('?x=1', '?isPreviewEnv=true', '?q=tile', '?storeId=store-108', '?_routes=root'),
  tokens,
  hasNames: fc.boolean(),
  others: fc.record({
    [priceGroup]: seldom('RT', 'PD'),
    [preferredStore]: seldom('store-108', 'nowhere%0Aus', ''),
    [siteId]: seldom('us', 'us%0ART'),
    theme: seldom('Dark', 'Light%0A'),
  }),
  headers: seldom(...headers),
})
type Visit = typeof visit extends fc.Arbitrary<infer T> ? T : never

/** The people whose pages this visitor may see: those whose valid tokens it has. */
const ownersIn = ({ tokens }: Visit): Set<number> =>
  new Set(tokenNames.map((name) => tokens[name]).filter((value) => typeof value === 'number'))

function cookiesOf(visit: Visit): Cookies {
  const tokenOf = (name: TokenName) => {
    const value = visit.tokens[name]
    return typeof value === 'number' ? people[value]?.cookies[name] : value
  }
  const [owner] = ownersIn(visit)
  const names =
    visit.hasNames && owner !== undefined ? personal.map((name) => [name, people[owner]?.cookies[name]]) : []
  const all = [...tokenNames.map((name) => [name, tokenOf(name)]), ...names, ...Object.entries(visit.others)]
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}

async function send(visit: Visit): Promise<{ visit: Visit; answer: Answer }> {
  const path = visit.path === 'product' ? shop.product : visit.path
  return { visit, answer: await getPage(shop.port, path + (visit.query ?? ''), cookiesOf(visit), visit.headers) }
}

/** A refresh token works once: the next visitor with it has what the last one got, or signs in again. */
async function followSession({ visit, answer }: { visit: Visit; answer: Answer }): Promise<void> {
  const owner = visit.tokens[shopRefreshToken]
  const person = typeof owner === 'number' ? people[owner] : undefined
  const renewed = answer.cookies[shopRefreshToken]
  if (!person || renewed === undefined) return
  person.cookies = renewed === '' ? await person.pro.signIn() : { ...person.cookies, ...answer.cookies }
}

/** Finds private text of people whose tokens this visitor lacks; guests must not see account prices either. */
function foreignMarks({ visit, answer }: { visit: Visit; answer: Answer }): string[] {
  const owners = ownersIn(visit)
  const marks = people.flatMap(({ pro, cookies }, place) => {
    if (owners.has(place)) return []
    const secrets = tokenNames.flatMap((name) => cookies[name] ?? [])
    return [...pro.names, ...secrets, ...(owners.size === 0 ? pro.prices : [])]
  })
  return marksIn(JSON.stringify(answer.headers) + answer.html, [...marks, 'elsewhere.example'])
}

test('no visitor gets a byte that belongs to a person whose tokens it does not have', async () => {
  let ownPages = 0
  const crowd = fc.array(visit, { minLength: 1, maxLength: 4 })
  const property = fc.asyncProperty(fc.array(crowd, { minLength: 2, maxLength: 8 }), async (crowds) => {
    for (const visits of crowds) {
      const answers = await Promise.all(visits.map(send))
      for (const answered of answers) expect(foreignMarks(answered)).toEqual([])
      for (const { answer } of answers) expect(answer.status).toBeLessThan(500)
      for (const answered of answers) await followSession(answered)
      ownPages += answers.filter(({ answer }) => people.some(({ pro }) => answer.html.includes(pro.company))).length
    }
  })
  const withLineBreak: Visit = {
    path: '/products',
    query: undefined,
    hasNames: false,
    headers: undefined,
    tokens: { [authToken]: 0, [shopAuthToken]: 0, [shopRefreshToken]: '' },
    others: { [priceGroup]: undefined, [preferredStore]: undefined, [siteId]: 'us%0ART', theme: undefined },
  }
  const renewed: Visit = {
    path: '/pro',
    query: undefined,
    hasNames: true,
    headers: undefined,
    tokens: { [authToken]: 'garbage', [shopAuthToken]: '', [shopRefreshToken]: 0 },
    others: { [priceGroup]: undefined, [preferredStore]: undefined, [siteId]: undefined, theme: undefined },
  }
  await fc.assert(property, { numRuns: 20, examples: [[[[withLineBreak]]], [[[renewed]]]] })
  expect(ownPages).toBeGreaterThan(0)
})
