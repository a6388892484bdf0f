import { parametersOf } from '@tessera/contract/kit/operation'
import type { OptionGroup } from '@tessera/ui/option-list'
import { findOperation } from '../operations/find-operation.ts'
import { hrefOf } from '../operations/places.ts'
import { isAllowed } from '../operations/read-operation.server.ts'
import type { Staff } from '../session/staff.server.ts'
import { menuLists } from './menu.ts'
import { listChoices } from './reference-choices.server.ts'

/** The shop's search finds these, or there are too many of them to be looked for by the way. */
const foundElsewhere: ReadonlySet<string> = new Set([
  'Orders.List',
  'LineItems.ListAcrossOrders',
  'Shipments.List',
  'OrderReturns.List',
  'Subscriptions.List',
  'Products.List',
  'PriceSchedules.List',
  'Users.ListAcrossBuyers',
])

/** Kinds whose page is not the generic one. */
const madeByHand = /^\/r\/(promotions|suppliers)\//

const minLength = 3

/** Records of the collections of the menu that have the text: promotions, suppliers, webhooks. Three of each kind. */
export async function findOtherRecords(staff: Staff, text: string): Promise<OptionGroup[]> {
  if (text.length < minLength) return []
  const lists = menuLists.filter(({ list }) => !foundElsewhere.has(list.id) && isAllowed(staff.caller, list, {}))
  const groups = await Promise.all(
    lists.map(async ({ list, label }) => {
      const read = findOperation(`${list.tag}.Get`)
      const last = read && parametersOf(read.path).at(-1)
      if (!read || !last) return { title: label, options: [] }
      const found = await listChoices(staff, list, {}, text, { pageSize: '3' })
      const optionOf = ({ id, label: name }: (typeof found)[number]) => ({
        url: hrefOf(read, { [last]: id }).replace(madeByHand, '/$1/'),
        label: name || id,
        more: id,
        imageUrl: undefined,
      })
      return { title: label, options: found.map(optionOf) }
    }),
  )
  return groups.filter(({ options }) => options.length > 0)
}
