import type { ListedCategory, ShopClient } from '@tessera/client/shop/types.gen'
import { TtlCache } from '../http/ttl-cache.server.ts'
import { type Serialized, serialize } from '../render-cache/page-data.server.ts'

interface MenuLink {
  name: string
  url: string
}
export interface MenuDepartment extends MenuLink {
  id: string
  categories: MenuLink[]
}

/** Data of the header and footer. */
export interface PageFrame {
  departments: MenuDepartment[]
  announcement: string
  phone: string
  hours: string
  email: string
}

const cacheMilliseconds = 60_000
const frameCache = new TtlCache<Serialized<PageFrame>>(cacheMilliseconds)
/** For pages without a menu, and while the search is down. */
export const emptyFrame = serialize<PageFrame>({ departments: [], announcement: '', phone: '', hours: '', email: '' })

/** The same for every visitor. If the search is down the frame has no menu. */
export const loadFrame = (shop: ShopClient): Promise<Serialized<PageFrame>> =>
  frameCache.getOrLoad('us', async () => serialize(await fetchFrame(shop))).catch(() => emptyFrame)

async function fetchFrame(shop: ShopClient): Promise<PageFrame> {
  const [{ categories }, { settings }] = await Promise.all([shop.Search.categories(), shop.Generic.getsitesettings()])
  const text = (name: string): string => (typeof settings?.[name] === 'string' ? settings[name] : '')
  return {
    departments: departmentsOf(categories),
    announcement: text('announcement'),
    phone: text('supportPhone'),
    hours: text('supportHours'),
    email: text('supportEmail'),
  }
}

/** Departments and categories that have products. */
export function departmentsOf(categories: readonly ListedCategory[]): MenuDepartment[] {
  const filled = categories.filter(({ count }) => count > 0)
  return filled
    .filter(({ parentId }) => parentId === null)
    .map(({ id, name, url }) => ({
      id,
      name,
      url,
      categories: filled.filter(({ parentId }) => parentId === id).map(({ name, url }) => ({ name, url })),
    }))
}
