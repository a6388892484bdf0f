import { claimsOf } from '@tessera/client/claims'
import { type Operation, parametersOf, urlOf } from '@tessera/contract/kit/operation'
import type { ShopOperation } from '@tessera/contract/middleware/kit'
import { shopOperations } from '@tessera/contract/middleware/operations'
import { additions } from '@tessera/contract/platform/additions/operations'
import { operations } from '@tessera/contract/platform/operations'
import { type Caller, mayCall } from '@tessera/domain/identity/may-call'
import { mayUseStaffCall } from '@tessera/domain/identity/may-use-staff-call'
import { fetchInto } from '@tessera/server/fetch-into'
import { sql } from '@tessera/server/sql'
import { staff, supplier, supplierMember } from '@tessera/shop/seed/staff/staff'
import { beforeAll, expect, test } from 'vitest'
import { aBrowser, type Browser } from './a-browser.ts'
import { addStaffMember, serveConsole, signInToConsole, userOf } from './a-console.ts'
import { aStorefront, type RunningStorefront } from './a-storefront.ts'
import { type Cookies, getPage } from './get-page.ts'

type Ask = ReturnType<typeof fetchInto>

interface SentCall {
  row: Operation
  params: Record<string, string>
  status: number
}

interface OpenedPage {
  status: number
  html: string
  sent: SentCall[]
}

interface Route {
  id: string
  parentId?: string
  path?: string
  module: { loader?: unknown }
}

let shop: RunningStorefront
let port: number
/** Calls of the console to both APIs since this was emptied, and those without an answer yet. */
let sent: SentCall[] = []
const pending = new Set<Promise<Response>>()
/** The address of each page, with the routes that load it. */
let pages: [path: string, loaders: string][]
const people = [...staff.map(({ id }) => id), supplierMember.id]
const browsers = new Map<string, Browser>()

beforeAll(async () => {
  shop = await aStorefront()
  const { admin } = shop
  const fetches = { platformFetch: recorded(fetchInto(shop.platform.app)), shopFetch: recorded(fetchInto(shop.app)) }
  port = await serveConsole({ admin, ...fetches })
  for (const { id, roles, customRoles } of staff) await addStaffMember(admin, id, roles, customRoles)
  await admin.Suppliers.Create({ ID: supplier.id, Name: supplier.name, Active: true })
  await admin.SupplierUsers.Create(supplier.id, userOf(supplierMember.id))
  await admin.SecurityProfiles.Create({ ID: 'supplier', Name: 'Supplier', Roles: [...supplierMember.roles] })
  await admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: 'supplier', SupplierID: supplier.id })
  for (const id of people) browsers.set(id, await signInToConsole(port, id))
  pages = await listPages()
})

const recorded =
  (ask: Ask): Ask =>
  async (url, init) => {
    const call = { ...findCall(init.method ?? 'GET', new URL(url).pathname), status: 0 }
    sent.push(call)
    const answer = ask(url, init)
    pending.add(answer)
    call.status = (await answer.finally(() => pending.delete(answer))).status
    return answer
  }

const rows: readonly Operation[] = [...shopOperations, ...operations, ...additions]

/** A path without a parameter comes first: `/products/firstprices` is no product. */
const patterns = rows
  .toSorted((one, other) => parametersOf(one.path).length - parametersOf(other.path).length)
  .map((row) => ({ row, pattern: new RegExp(`^${urlOf(row.path).replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`) }))

function findCall(verb: string, path: string): Omit<SentCall, 'status'> {
  const found = patterns.find(({ row, pattern }) => verb === row.verb && pattern.test(path))
  if (!found) throw new Error(`No row declares ${verb} ${path}.`)
  return { row: found.row, params: { ...found.pattern.exec(path)?.groups } }
}

/** Every page of the console that reads something; the record in its address does not exist. */
async function listPages(): Promise<typeof pages> {
  const build = new URL('../build/server/index.js', import.meta.resolve('@tessera/console/console'))
  const { routes } = (await import(build.href)) as { routes: Record<string, Route> }
  const lineOf = (route: Route | undefined): Route[] => (route ? [...lineOf(routes[route.parentId ?? '']), route] : [])
  return Object.values(routes).flatMap((route): typeof pages => {
    const [root, layout, ...line] = lineOf(route)
    if (!root || layout?.id !== 'shell/console-layout' || !route.path || !route.module.loader) return []
    const path = line.flatMap(({ path: part }) => part || []).join('/')
    const loaders = line.flatMap(({ id, module }) => (module.loader ? id : []))
    return [[`/console/${path.replace(/:\w+|\*/g, 'none')}`, loaders.join()]]
  })
}

/** The data of a page, without the menu around it and without drawing it. */
async function openPage(cookies: Cookies, [path, loaders]: (typeof pages)[number]): Promise<OpenedPage> {
  sent = []
  const { status, html } = await getPage(port, `${path}.data?${new URLSearchParams({ _routes: loaders })}`, cookies)
  while (pending.size > 0) await Promise.allSettled(pending)
  return { status, html, sent }
}

/** The one question that menus, pages, buttons and both servers ask. */
function may(caller: Caller, { row, params }: Omit<SentCall, 'status'>): boolean {
  const { access } = row as Partial<ShopOperation>
  if (access === undefined) return mayCall(caller, row, params) === 'yes'
  return access !== 'operator' || (caller.userType === 'admin' && mayUseStaffCall(caller.roles, row))
}

const browserOf = (id: string): Browser => browsers.get(id) ?? aBrowser(port)

function callerOf(id: string): Caller {
  const token = browserOf(id).cookies.tessera_console ?? ''
  const { role, usrtype } = claimsOf(token) as { role: string | string[]; usrtype: Caller['userType'] }
  return {
    userType: usrtype,
    companyID: id === supplierMember.id ? supplier.id : shop.marketplace,
    roles: new Set([role].flat()),
  }
}

const hasRoleNamedIn = (html: string, { roles }: Caller): boolean =>
  rows.some((row) => row.roles.some((role) => roles.has(role) && html.includes(`"${role}"`)))

const hrefsIn = (html: string): string[] =>
  [...html.matchAll(/href="(\/console\/[^"?#]*)"/g)].map(([, href = '']) => href)

/** The menu of each person, and what each page asks for someone who may do everything. */
async function openForAll() {
  const menus = new Map<string, Set<string>>()
  for (const id of people) {
    const home = await browserOf(id).open('/console')
    expect([id, home.status]).toEqual([id, 200])
    menus.set(id, new Set(hrefsIn(home.html)))
  }
  const whole = new Map<string, OpenedPage>()
  for (const page of pages) whole.set(page[0], await openPage(browserOf('administrator').cookies, page))
  return { menus, named: new Set([...menus.values()].flatMap((menu) => [...menu])), whole }
}

let all: Awaited<ReturnType<typeof openForAll>>
beforeAll(async () => {
  all = await openForAll()
})

/** A page is closed to someone who may not call what it asks, and a page of refusal names a right that they lack. */
function isClosedRightly(caller: Caller, path: string, { status, html }: OpenedPage): boolean {
  if (status === 403) return !hasRoleNamedIn(html, caller)
  const asked = all.whole.get(path)
  return status === asked?.status || status === 202 || !asked?.sent.every((call) => may(caller, call))
}

/** Lists and settings from declarations are in console-rights.test.ts, what each button does in the tests of its page. */
test.each(people)('%s: menu and pages agree, and no page asks what the server refuses', async (id) => {
  const caller = callerOf(id)
  const menu = all.menus.get(id)
  const wrong: string[] = []
  for (const page of pages) {
    const [path] = page
    const isWhole = id === 'administrator'
    const opened = (isWhole && all.whole.get(path)) || (await openPage(browserOf(id).cookies, page))
    const isOpen = opened.status === 200
    const finding = `${path} answers ${opened.status}`
    if (all.named.has(path) && isOpen !== menu?.has(path)) wrong.push(`${finding}, unlike the menu`)
    if (!isOpen && caller.userType === 'admin' && !isClosedRightly(caller, path, opened)) wrong.push(finding)
    for (const call of opened.sent)
      if (!may(caller, call) || (isOpen && [401, 403].includes(call.status)))
        wrong.push(`${finding} and asks ${call.row.id}: ${call.status}`)
  }
  expect(wrong).toEqual([])
})

/** Customers and guests are in the refusals of the shop, for each of these calls. */
const staffCalls = shopOperations.filter(({ access }) => access === 'operator' || access === 'staff')
const countChanges = () => shop.database.find<{ count: string }>(sql`select count(*) from audit_records`)

test.each(people)('%s: a call for staff is refused if its row says so and let through if not', async (id) => {
  const caller = callerOf(id)
  const ask = fetchInto(shop.app)
  const authorization = `Bearer ${browserOf(id).cookies.tessera_console}`
  const before = await countChanges()
  const wrong: string[] = []
  for (const row of staffCalls) {
    const body = row.verb === 'POST' ? { body: '{}' } : {}
    const headers = { authorization, 'content-type': 'application/json' }
    const { status } = await ask(`http://shop.test${urlOf(row.path)}`, { method: row.verb, headers, ...body })
    const isLetThrough = status !== 401 && status !== 403
    if (isLetThrough !== may(caller, { row, params: {} })) wrong.push(`${row.id} answers ${status}`)
  }
  expect(wrong).toEqual([])
  expect(await countChanges()).toEqual(before)
})

test('nobody and a buyer’s user are sent to sign-in from every page, and no page asks anything for them', async () => {
  await shop.admin.Buyers.Create({ ID: 'guild', Name: 'Guild', Active: true })
  await shop.admin.Users.Create('guild', userOf('buyer'))
  for (const { cookies } of [aBrowser(port), await signInToConsole(port, 'buyer')])
    for (const page of pages) {
      const { status, html, sent: calls } = await openPage(cookies, page)
      expect([page[0], status, html.includes('/sign-in'), calls.length]).toEqual([page[0], 202, true, 0])
    }
})
