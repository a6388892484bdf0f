import { openBrowser } from './browser.ts'
import { aTile } from './buying.ts'
import { checkScreens } from './check-screens.ts'
import { runningShopUrl } from './running-shop-url.ts'

const base = await runningShopUrl()
const browser = await openBrowser()
const { sku } = await aTile(base)

/** The path of the first page that a list links to. */
async function findFirst(list: string): Promise<string> {
  const html = await (await fetch(base + list)).text()
  const [, path] = new RegExp(`href="(${list}/[^"]+)"`).exec(html.slice(html.indexOf('<main'))) ?? []
  if (!path) throw new Error(`${list} links to none of its pages.`)
  return path.replaceAll('&amp;', '&')
}

const screens = [
  '/about',
  '/calculators',
  '/consultation?zip=60540',
  '/contact',
  '/faq',
  '/forgot-password',
  '/guides',
  '/kit',
  '/link-account',
  '/newsletter',
  '/offline',
  '/order-status',
  '/policies/returns',
  '/policies/shipping',
  '/pro',
  '/register',
  '/register/pro',
  '/unsubscribe',
  '/vendor-payment',
  `/compare?skus=${sku}`,
  ...(await Promise.all(['/stores', '/blog', '/guides'].map(findFirst))),
]

checkScreens(screens, base, () => browser.newPage({ viewport: { width: 1440, height: 900 } }))
