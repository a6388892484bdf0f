import { parametersOf } from '@tessera/contract/kit/operation'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import type { OptionGroup } from '@tessera/ui/option-list'
import { findOperation } from '../operations/find-operation.ts'
import { hrefOf } from '../operations/places.ts'
import { mayUse } from '../session/read-staff-call.server.ts'
import type { Staff } from '../session/staff.server.ts'
import { menuListsFor } from './menu.ts'
import { listChoices } from './reference-choices.server.ts'

/** Their records are no pages of their own, or are found under another number. */
const neverAsked: ReadonlySet<string> = new Set(['Orders.List', 'LineItems.ListAcrossOrders', 'Users.ListAcrossBuyers'])

/** Where there is the shop's search, it finds these, or there are too many of them to be looked for by the way. */
const besideShop: ReadonlySet<string> = new Set([
  'Shipments.List',
  'OrderReturns.List',
  'Subscriptions.List',
  'Products.List',
  'PriceSchedules.List',
])

/** Kinds whose page is not the generic one; that of suppliers is the seller's. */
const madeByHand = { admin: /^\/r\/(promotions|products|suppliers)\//, supplier: /^\/r\/(promotions|products)\// }

const minLength = 3

/** Records of the collections of the menu that have the text: promotions, suppliers, webhooks. Three of each kind. */
export async function findOtherRecords(staff: Staff, text: string): Promise<OptionGroup[]> {
  if (text.length < minLength) return []
  const hasShop = mayUse(staff, operatorCalls.find)
  const lists = menuListsFor(staff.caller).filter(
    ({ operation: { id } }) => !neverAsked.has(id) && !(hasShop && besideShop.has(id)),
  )
  const groups = await Promise.all(
    lists.map(async ({ operation: list, label, params }) => {
      const read = findOperation(`${list.tag}.Get`)
      const last = read && parametersOf(read.path).at(-1)
      if (!read || !last) return { title: label, options: [] }
      const found = await listChoices(staff, list, params, text, { pageSize: '3' })
      const optionOf = ({ id, label: name }: (typeof found)[number]) => ({
        url: pageOf(staff, hrefOf(read, { ...params, [last]: id })),
        label: name || id,
        more: id,
      })
      return { title: label, options: found.map(optionOf) }
    }),
  )
  return groups.filter(({ options }) => options.length > 0)
}

const pageOf = ({ supplierID }: Staff, href: string): string =>
  href.replace(madeByHand[supplierID ? 'supplier' : 'admin'], '/$1/')
