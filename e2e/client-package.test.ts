import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { patience } from './patience.ts'
import { runningShopUrl } from './running-shop-url.ts'

const base = await runningShopUrl()
const browser = await openBrowser()
const root = new URL('..', import.meta.url).pathname
const project = mkdtempSync(join(tmpdir(), 'tessera-client-'))
afterAll(() => rmSync(project, { recursive: true, force: true }))

/** The client of the demo shop that guests use. */
const clientID = '7E55E2A0-0000-4000-8000-00000000000B'

const run = (command: string, args: string[], cwd = project): string =>
  execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    // npm caches its compiled modules, by default in the folder of temporary files
    env: { ...process.env, NODE_COMPILE_CACHE: join(project, 'compiled') },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: patience,
  })

/** The archive that `npm publish` would send. */
function packClient(): string {
  const [packed] = JSON.parse(
    run('npm', ['pack', '-w', 'packages/client', '--json', '--silent', '--pack-destination', project], root),
  ) as [{ filename: string }]
  return join(project, packed.filename)
}

/** Packages of Node's own versions, of which each holds one executable and nothing to run at install. */
const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
run('npm', [
  ...['install', '--no-audit', '--no-fund', '--prefer-offline', '--silent', packClient()],
  ...[`node20@npm:${nodePackage}@20`, `node22@npm:${nodePackage}@22`],
])
const installed = join(project, 'node_modules/@tessera/client')

/** A program that signs in as a guest, lists, reads, and meets a refusal. */
const program = `
import { createClient, PlatformError } from '@tessera/client'
import { createShopClient } from '@tessera/client/shop'
import { Configuration, Me, OrderCloudError, Tokens } from '@tessera/client/compat'

export async function useClient(base) {
  const client = createClient({ baseApiUrl: base, clientID: '${clientID}' })
  const { access_token } = await client.Auth.Anonymous('${clientID}', ['Shopper'])
  client.Tokens.SetAccessToken(access_token)
  const page = await client.Me.ListProducts({ pageSize: 3 })
  const refusal = await client.Me.GetProduct('nothing').catch((error) => error)
  Configuration.Set({ baseApiUrl: base })
  Tokens.SetAccessToken(access_token)
  const same = await Me.GetProduct(page.Items[0].ID)
  const other = await Me.GetProduct('nothing').catch((error) => error)
  const shopRefusal = await createShopClient({ baseUrl: base }).Cart.GetTesseraBasket().catch((error) => error)
  return {
    items: page.Items.length,
    refusal: [refusal instanceof PlatformError, refusal.status, refusal.message],
    same: same.ID === page.Items[0].ID,
    other: [other instanceof OrderCloudError, other.name, other.errorCode],
    shop: shopRefusal.name ?? typeof shopRefusal.itemCount,
  }
}
`
const expected = {
  items: 3,
  refusal: [true, 404, 'Product nothing not found'],
  same: true,
  other: [true, 'OrderCloudError', 'NotFound'],
  shop: expect.any(String),
}
writeFileSync(join(project, 'use-client.js'), program)

test('the package holds what is built and nothing else, depends on nothing and is small', () => {
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  expect([manifest.dependencies, manifest.peerDependencies]).toEqual([undefined, undefined])
  const files = globSync('**/*.*', { cwd: installed })
  expect(files.filter((name) => !/^(dist\/|package\.json$|README\.md$|CHANGELOG\.md$)/.test(name))).toEqual([])
  const code = files.filter((name) => name.endsWith('.js')).map((name) => readFileSync(join(installed, name), 'utf8'))
  expect(code.filter((text) => /from ?["'](?!\.)/.test(text))).toEqual([])
  const shared = /from ?"(\.\/shared[^"]+)"/g
  const main = readFileSync(join(installed, 'dist/platform.js'), 'utf8')
  const parts = [...main.matchAll(shared)].map(([, name = '']) => readFileSync(join(installed, 'dist', name), 'utf8'))
  expect(gzipSync([main, ...parts].join('\n')).length).toBeLessThan(12_000)
})

describe.each([
  ['20', join(project, 'node_modules/node20/bin/node')],
  ['22', join(project, 'node_modules/node22/bin/node')],
  ['24', process.execPath],
])('Node %s', (version, node) => {
  test('runs a plain program with it', () => {
    const main = `import { useClient } from './use-client.js'
      console.log(JSON.stringify([process.versions.node, await useClient(${JSON.stringify(base)})]))`
    const [major, result] = JSON.parse(run(node, ['--input-type=module', '--eval', main]))
    expect(major).toMatch(new RegExp(`^${version}\\.`))
    expect(result).toEqual(expected)
  })
})

test('TypeScript with strict rules accepts right calls and refuses wrong ones', () => {
  writeFileSync(
    join(project, 'typed.ts'),
    `import { createClient, type Order } from '@tessera/client'
    import { createShopClient } from '@tessera/client/shop'
    import { Orders, type Product } from '@tessera/client/compat'
    const client = createClient({ baseApiUrl: 'http://localhost' })
    export const total = async (): Promise<number> => (await client.Orders.Get('Outgoing', 'o')).Total
    export const first = async (): Promise<Product | undefined> => (await client.Products.List({ pageSize: 1 })).Items[0]
    export const placed: Promise<Order> = Orders.Submit('Outgoing', 'o')
    export const basket = createShopClient().Cart.GetTesseraBasket()
    // @ts-expect-error there is no such direction
    client.Orders.Get('Sideways', 'o')
    // @ts-expect-error an ID is text
    client.Products.Get(5)
    `,
  )
  const options = {
    strict: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022', 'dom'],
    noEmit: true,
    types: [],
  }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['typed.ts'] }))
  expect(run(join(root, 'node_modules/.bin/tsc'), ['-p', '.'])).toBe('')
})

test('a page in a browser uses the files as they are', async () => {
  const page = await browser.newPage()
  const entries = { '': 'platform', '/shop': 'shop', '/compat': 'compat' }
  const imports = Object.entries(entries).map(([path, file]) => [`@tessera/client${path}`, `/package/${file}.js`])
  await page.route(`${base}/package/**`, (route) => {
    const name = new URL(route.request().url()).pathname.replace('/package/', '')
    if (name === 'index.html')
      return route.fulfill({
        contentType: 'text/html',
        body: `<script type="importmap">${JSON.stringify({ imports: Object.fromEntries(imports) })}</script>`,
      })
    const file = name === 'use-client.js' ? join(project, name) : join(installed, 'dist', name)
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(file) })
  })
  await page.goto(`${base}/package/index.html`)
  // as text: the test runner would rewrite an import
  const result = await page.evaluate(
    `import('/package/use-client.js').then(({ useClient }) => useClient(${JSON.stringify(base)}))`,
  )
  expect(result).toEqual(expected)
  await page.context().close()
})
