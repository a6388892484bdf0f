import { beforeAll, expect, test } from 'vitest'
import type { Browser, Page } from './a-browser.ts'
import { aConsole, type RunningConsole } from './a-console.ts'
import { submitForm } from './page-form.ts'

let shop: RunningConsole
let ann: Browser

beforeAll(async () => {
  shop = await aConsole()
  await shop.addStaff('ann', ['FullAccess'])
  ann = await shop.signIn('ann')
})

/** Presses Undo in the history of a record that is gone. */
async function undoFromAudit(record: string): Promise<Page> {
  const audit = await ann.open(`/console/audit?${new URLSearchParams({ record })}`)
  const [, href = ''] = /href="(\/console\/undo\?[^"]*)"/.exec(audit.html) ?? []
  const path = href.replaceAll('&amp;', '&')
  return ann.send(path, { key: `undo ${path}` })
}

test('keys in properties are neither masked nor blanked by an undo', async () => {
  const xp = { color: 'red', apiKey: 'k-1', hooks: [{ token: 'k-2' }] }
  await shop.admin.Products.Create({ ID: 'keyed', Name: 'Keyed', xp })
  const page = await ann.open('/console/r/products/keyed?view=delete')
  expect(page.text).toContain('You can’t undo this.')
  const gone = await submitForm(ann, page)
  expect(gone.path).toBe('/console/r/products?done=deleted')
  const undone = await undoFromAudit('products/keyed')
  expect(undone.path).toContain('done=undone-open')
  expect((await shop.admin.Products.Get('keyed')).xp).toEqual({ color: 'red' })
})
