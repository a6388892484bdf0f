import { beforeAll, expect, test } from 'vitest'
import type { Browser } from './a-browser.ts'
import { aConsole, type RunningConsole } from './a-console.ts'
import { getPage } from './get-page.ts'

let shop: RunningConsole
let editors: Browser[]

beforeAll(async () => {
  shop = await aConsole()
  const ids = Array.from({ length: 20 }, (_, nth) => `editor-${nth}`)
  editors = await Promise.all(
    ids.map(async (id) => {
      await shop.addStaff(id, ['ProductAdmin'])
      return shop.signIn(id)
    }),
  )
  const rows = ['shared', ...ids.map((id) => `row-of-${id}`)]
  for (const ID of rows) await shop.admin.Products.Create({ ID, Name: ID, Description: 'As it was', xp: {} })
})

interface Saved {
  Status: number
  Errors?: { ErrorCode: string; Data: { Current: unknown } }[] | null
}

/** Saves cells as the spreadsheet does. */
async function saveCells({ cookies }: Browser, changes: readonly object[]): Promise<Saved[]> {
  const headers = {
    'content-type': 'application/json',
    host: `localhost:${shop.port}`,
    'sec-fetch-site': 'same-origin',
  }
  const body = JSON.stringify({ Changes: changes })
  const { html } = await getPage(shop.port, '/console/call/Changes.Make', cookies, headers, body)
  return (JSON.parse(html) as { Results: Saved[] }).Results
}

const patch = (productID: string, Body: object, Was: object) => ({
  Operation: 'Products.Patch',
  Parameters: { productID },
  Body,
  Was,
})

test('twenty people edit one spreadsheet at once: no cell is lost', async () => {
  const saved = await Promise.all(
    editors.map((editor, nth) =>
      saveCells(editor, [
        patch(`row-of-editor-${nth}`, { Description: `By ${nth}` }, { Description: 'As it was' }),
        patch('shared', { xp: { [`field${nth}`]: nth } }, { xp: { [`field${nth}`]: null } }),
      ]),
    ),
  )
  expect(saved.flat().filter(({ Status }) => Status >= 300)).toEqual([])
  const { xp } = await shop.admin.Products.Get('shared')
  expect(xp).toEqual(Object.fromEntries(editors.map((_, nth) => [`field${nth}`, nth])))
  for (const nth of editors.keys())
    expect((await shop.admin.Products.Get(`row-of-editor-${nth}`)).Description).toBe(`By ${nth}`)
})

test('of twenty who change one cell at once, one is saved and the others see the value', async () => {
  const saved = await Promise.all(
    editors.map((editor, nth) =>
      saveCells(editor, [patch('shared', { Description: `By ${nth}` }, { Description: 'As it was' })]),
    ),
  )
  const winners = saved.flatMap(([result], nth) => (result && result.Status < 300 ? [nth] : []))
  expect(winners).toHaveLength(1)
  const Description = `By ${winners[0]}`
  expect((await shop.admin.Products.Get('shared')).Description).toBe(Description)
  for (const [result] of saved.filter((_, nth) => nth !== winners[0]))
    expect(result).toMatchObject({
      Status: 409,
      Errors: [{ ErrorCode: 'Concurrency.Changed', Data: { Current: { Description } } }],
    })
})
