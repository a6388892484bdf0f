import { describe, expect, test } from 'vitest'
import { readBuiltScripts } from './built-scripts.ts'

const shop = readBuiltScripts('storefront', '/')

/** React and its router alone are 104 kB, so a page has about 30 kB for the shop's own code. */
const limits: Record<string, number> = {
  'routes/home': 125.8,
  'routes/shop': 134,
  'routes/search': 134,
  'routes/products': 134,
  'routes/product': 135.9,
  'routes/product-review': 129.4,
  'routes/cart': 134.4,
  'routes/checkout/payment': 136.6,
  // draws and counts every tile in the browser
  'routes/product-layout': 150.2,
}
const usualLimit = 137.9

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
  const usualStaffLimit = 146
  const spreadsheetLimit = 158
  const ruleLimit = 185
  const staffLimits: Record<string, number> = {
    'routes/prices': spreadsheetLimit,
    // the grid of an offer
    'routes/quote': 147.6,
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
   * Their code is loaded when they are opened; a spreadsheet may be 12 kB more than a page. The list of all routes names
   * files by their hashes, so packed it differs by 20 bytes from build to build.
   */
  test.each([
    ['grid-screen', spreadsheetLimit],
    ['edit-screen', usualStaffLimit + 5.5],
    ['assignments-screen', usualStaffLimit + 4.5],
  ])('so do those of a list or record with its %s', (name, limit) => {
    const paths = new Set([...namedBy('routes/resource'), ...staff.scriptsFrom(name)])
    expect(staff.weightOf(paths)).toBeLessThanOrEqual(limit)
  })
})
