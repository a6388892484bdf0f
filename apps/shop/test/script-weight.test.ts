import { describe, expect, test } from 'vitest'
import { readBuiltScripts } from './built-scripts.ts'

const shop = readBuiltScripts('storefront', '/')

/** React and its router alone are 108 kB, so a page has about 30 kB for the shop's own code. */
const limits: Record<string, number> = {
  'routes/home': 130.3,
  'routes/shop': 138.4,
  'routes/search': 138.4,
  'routes/products': 138.4,
  'routes/product': 140.3,
  'routes/product-review': 134,
  'routes/cart': 138.5,
  'routes/checkout/payment': 140.9,
  // draws and counts every tile in the browser
  'routes/product-layout': 154.5,
}
const usualLimit = 142.2

const guestRoutes = shop.routes.filter((id) => !id.startsWith('routes/account/'))

test.each(guestRoutes)('the scripts of %s stay small', (id) => {
  expect(shop.weightOf(shop.scriptsOf(id))).toBeLessThanOrEqual(limits[id] ?? usualLimit)
})

test('no page of a guest loads the schema library of the contract', () => {
  const paths = new Set(guestRoutes.flatMap((id) => [...shop.scriptsOf(id)]))
  const heavy = [...paths].filter((path) => shop.textOf(path).includes('~kind'))
  expect(heavy).toEqual([])
})

describe('the console', () => {
  const staff = readBuiltScripts('console', '/console/')
  const usualStaffLimit = 150
  const spreadsheetLimit = 180
  const ruleLimit = 280
  const staffLimits: Record<string, number> = {
    'routes/prices': spreadsheetLimit,
    // the grid of an offer
    'routes/quote': 151.5,
    'routes/promotion': ruleLimit,
    'routes/approval-rule': ruleLimit,
  }
  /** Its pages name the list of all routes as well. */
  const namedBy = (id: string) => new Set([...staff.scriptsOf(id), staff.manifest])

  test.each(staff.routes)('the scripts of %s stay small', (id) => {
    expect(staff.weightOf(namedBy(id))).toBeLessThanOrEqual(staffLimits[id] ?? usualStaffLimit)
  })

  test('no page but those of rules, which check them against the models, loads the schema library', () => {
    const others = staff.routes.filter((id) => staffLimits[id] !== ruleLimit)
    const paths = new Set(others.flatMap((id) => [...staff.scriptsOf(id)]))
    expect([...paths].filter((path) => staff.textOf(path).includes('~kind'))).toEqual([])
  })

  /**
   * Their code is loaded when they are opened; a spreadsheet may be 30 kB more than a page. The list of all routes names
   * files by their hashes, so packed it differs by 20 bytes from build to build.
   */
  test.each([
    ['grid-screen', spreadsheetLimit],
    ['edit-screen', usualStaffLimit + 5.5],
    ['assignments-screen', usualStaffLimit + 4.4],
  ])('so do those of a list or record with its %s', (name, limit) => {
    const paths = new Set([...namedBy('routes/resource'), ...staff.scriptsFrom(name)])
    expect(staff.weightOf(paths)).toBeLessThanOrEqual(limit)
  })
})
