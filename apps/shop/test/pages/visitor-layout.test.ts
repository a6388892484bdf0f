import { returnUrlParameter } from '@tessera/contract/shop/constants'
import { pickProducts } from '@tessera/testing/stock-shop'
import { beforeAll, expect, test } from 'vitest'
import { aBrowser } from './a-browser.ts'
import { aPro } from './a-pro.ts'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'

let shop: RunningStorefront
let page: string
beforeAll(async () => {
  shop = await aStorefront()
  page = `${shop.product}/layout`
})

/** A room of 20 by 10 feet, as the form sends it. */
const drawn = {
  room: 'My room',
  shapeOf: 'My room',
  surface: 'floor',
  surfaceOf: 'floor',
  tile: pickProducts(1)[0]?.product.ID ?? '',
  laidOf: pickProducts(1)[0]?.product.ID ?? '',
  s1: '20 ft',
  t1: 'right',
  s2: '10 ft',
  t2: 'right',
  s3: '20 ft',
  t3: 'right',
  s4: '10 ft',
  t4: 'right',
  pattern: 'grid',
  direction: 'across',
  joint: '0.125',
  x: '0',
  y: '0',
  spare: '5',
}
const drawnAt = (path: string): string => `${path}?${new URLSearchParams(drawn)}`

test('a product that is not sold has no layout', async () => {
  expect((await aBrowser(shop.port).open('/products/no-such-tile/layout')).status).toBe(404)
})

test('a start far outside the room is refused at its field', async () => {
  const { text } = await aBrowser(shop.port).open(`${drawnAt(page)}&x=90055501`.replace('x=0&', ''))
  expect(text).toContain('Enter a start inside the room.')
  expect(text).not.toContain('9005')
})

test('an address that names another tile or room is drawn with the tile of the page', async () => {
  const foreign = new URLSearchParams({
    ...drawn,
    tile: 'no-such-tile',
    laidOf: 'no-such-tile',
    room: 'x',
    shapeOf: 'x',
  })
  const { text } = await aBrowser(shop.port).open(`${page}?${foreign}`)
  expect(text).toMatch(/Add \d+ boxes to cart/)
})

test('a guest draws a room from the product page and sees the boxes, without script and without an account', async () => {
  const guest = aBrowser(shop.port)
  expect((await guest.open(shop.product)).html).toContain(`href="${page}"`)
  expect((await guest.open(page)).text).toContain('Area to install')
  const { text } = await guest.open(drawnAt(page))
  expect(text).toMatch(/Area to install[^A-Z]*200 sq ft|200 sq ft · \d+ whole/)
  expect(text).toMatch(/Add \d+ boxes to cart/)
  expect(text).toMatch(/Base trim.*60 ft along the walls, in 8 ft lengths/)
  expect(text).toMatch(/Cut list .* A \d/)
})

test('saving asks a guest to sign in and keeps the drawing in the way back', async () => {
  const answer = await aBrowser(shop.port).open(drawnAt(`${page}/save`))
  expect(answer.path).toMatch(/^\/sign-in\?/)
  const back = new URL(answer.path, 'http://localhost').searchParams.get(returnUrlParameter) ?? ''
  expect(Object.fromEntries(new URL(back, 'http://localhost').searchParams)).toEqual(drawn)
})

test('a signed-in customer saves the drawing as a room of a new project', async () => {
  const cookies = await (await aPro(shop, 'Lina')).signIn()
  const customer = aBrowser(shop.port, cookies)
  expect((await customer.open(drawnAt(`${page}/save`))).text).toContain('A new project')
  const saved = await customer.send(drawnAt(`${page}/save`), { ...drawn, project: '' })
  expect(saved.path).toMatch(/^\/account\/projects\/[^/]+\/layouts\?layout=/)
  expect(saved.text).toMatch(/200 sq ft · \d+ whole/)
  const again = await customer.send(drawnAt(`${page}/save`), {
    ...drawn,
    name: 'Second room',
    project: /projects\/([^/]+)\//.exec(saved.path)?.[1] ?? '',
  })
  expect(again.text).toContain('Second room')
})
