import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PlatformClient } from '@tessera/client/platform/types.gen'
import { createConsole } from '@tessera/console/console'
import { fetchInto } from '@tessera/server/fetch-into'
import { listenerOf } from '@tessera/server/http'
import { closeAfterFile } from '@tessera/testing/close-after-file'
import { createTestMarketplace, type TestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform, type TestPlatform } from '@tessera/testing/platform'
import { aBrowser, type Browser } from './a-browser.ts'

export const staffPassword = 'A-Staff-Password-1'

export interface RunningConsole extends TestMarketplace {
  platform: TestPlatform
  port: number
  /** Creates a user of the seller with exactly these roles. */
  addStaff(id: string, roles: readonly string[]): Promise<void>
  /** A browser in which this person has signed in. */
  signIn(username: string): Promise<Browser>
}

/** The console over HTTP with a platform behind it. */
export async function aConsole(publicUrl?: string): Promise<RunningConsole> {
  const platform = await startPlatform()
  const marketplace = await createTestMarketplace(platform)
  const { admin } = marketplace
  const ask = fetchInto(platform.app)
  const events = listenerOf(platform.app)
  const port = await serveConsole({ admin, platformFetch: ask, shopFetch: answerNoTasks, publicUrl, events })
  return {
    ...marketplace,
    platform,
    port,
    addStaff: (id, roles) => addStaffMember(admin, id, roles),
    signIn: (userName) => signInToConsole(port, userName),
  }
}

/** Creates a user of the seller with exactly these roles. */
export async function addStaffMember(
  admin: PlatformClient,
  id: string,
  roles: readonly string[],
  customRoles: readonly string[] = [],
): Promise<void> {
  await admin.AdminUsers.Create(userOf(id))
  await admin.SecurityProfiles.Create({ ID: id, Name: id, Roles: [...roles] as never, CustomRoles: [...customRoles] })
  await admin.SecurityProfiles.SaveAssignment({ SecurityProfileID: id, UserID: id })
}

export async function signInToConsole(port: number, userName: string, password = staffPassword): Promise<Browser> {
  const browser = aBrowser(port)
  await browser.send('/console/sign-in', { userName, password })
  return browser
}

/** No shop behind it: nothing waits, and there are no figures. */
export const answerNoTasks = async (url: unknown) => {
  if (String(url).includes('GetTodayFigures')) return Response.json({ code: 'NotFound' }, { status: 404 })
  return Response.json({
    messages: [],
    orders: [],
    returns: [],
    quotes: [],
    proAccounts: [],
    refunds: [],
    companyNames: [],
    items: [],
  })
}

const noEvents: RequestListener = (_request, response) => response.writeHead(503).end()

interface Served {
  admin: PlatformClient
  platformFetch: ReturnType<typeof fetchInto>
  shopFetch: ReturnType<typeof fetchInto>
  publicUrl?: string | undefined
  /** The stream of the platform. */
  events?: RequestListener | undefined
}

/** Creates the API client of the console and serves the console on a port of its own. */
export async function serveConsole({ admin, publicUrl, events = noEvents, ...fetches }: Served): Promise<number> {
  const { ID: clientId } = await admin.ApiClients.Create({
    AppName: 'Console',
    Active: true,
    AllowSeller: true,
    AllowAnySupplier: true,
    AccessTokenDuration: 30,
    RefreshTokenDuration: 720,
  })
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeAfterFile(() => server.close())
  const { port } = server.address() as AddressInfo
  const url = publicUrl ?? `http://localhost:${port}`
  const addresses = { platformUrl: url, shopUrl: url, publicUrl: url }
  const more = { clientId: clientId ?? '', isProduction: false, callMilliseconds: 5000 }
  server.on('request', createConsole({ ...fetches, ...addresses, ...more }, events))
  return port
}

export const userOf = (id: string) => ({
  ID: id,
  Username: id,
  Password: staffPassword,
  FirstName: 'Some',
  LastName: 'Body',
  Email: `${id}@shop.test`,
  Active: true,
})
