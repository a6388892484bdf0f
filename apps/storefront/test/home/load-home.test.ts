import { expect, test } from 'vitest'
import { loadHome } from '../../app/features/home/load-home.server.ts'
import { setEnvironment } from '../../app/http/environment.server.ts'
import { Visitor } from '../../app/http/session/visitor.server.ts'

const item = {
  path: '/home/hero',
  title: 'Tile in daylight',
  summary: '',
  html: '',
  data: {},
  picture: null,
  items: [],
}
const refusal = (status: number) => Response.json({ status, code: 'x', message: 'x', fields: [] }, { status })

let sent: Record<string, string>[] = []
let isBusy = true
setEnvironment({
  fetch: async (url, { headers }) => {
    if (isBusy) return refusal(503)
    if (!url.includes('GetContentItem')) return Response.json({ records: [] })
    sent.push(headers as Record<string, string>)
    return url.includes('hero') ? Response.json(item) : refusal(404)
  },
  middlewareUrl: 'http://shop.example',
  publicUrl: 'http://shop.example',
  isProduction: true,
  recordingPercent: 0,
  pageMilliseconds: 10_000,
})

const claims = Buffer.from(JSON.stringify({ exp: 9_999_999_999 })).toString('base64url')
const cookie = `auth_token=x.${claims}.x; tessera_auth_token=secret; site_id=elsewhere`
const aCustomer = () => new Visitor(new Request('http://shop.example/', { headers: { cookie } }), () => {})

test('content that failed to load is left out and not cached; cached content is loaded without a session', async () => {
  expect((await loadHome(aCustomer())).slots).toEqual({})
  isBusy = false
  sent = []
  expect(Object.keys((await loadHome(aCustomer())).slots)).toEqual(['hero'])
  const slots = sent.slice(0, 9)
  expect(slots.filter((headers) => headers.authorization ?? headers['tessera-auth-token'] ?? headers.siteid)).toEqual(
    [],
  )
  expect(slots).toHaveLength(9)
})
