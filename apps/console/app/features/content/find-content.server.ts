import { contentCalls } from '@tessera/contract/middleware/operator/content-operations'
import { optionGroup } from '@tessera/ui/option-group'
import type { OptionGroup } from '@tessera/ui/option-list'
import { getEnvironment } from '../../http/environment.server.ts'
import { mayUse } from '../../session/read-staff-call.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { contentHref } from './content-views.ts'

const shownPages = 3
const minLength = 3

/** Pages of the shop whose address or words have the text. A failure finds nothing: the rest may still be found. */
export async function findContent(staff: Staff, text: string): Promise<OptionGroup[]> {
  if (text.length < minLength || !mayUse(staff, contentCalls.listContent)) return []
  const { Operator } = getEnvironment().shop
  const asked = { view: 'all', search: text }
  const { items } = await Operator.ListContent(asked, { accessToken: staff.token }).catch(() => ({ items: [] }))
  const options = items.slice(0, shownPages).map(({ path, title }) => ({
    url: contentHref(path),
    label: title,
    more: path,
  }))
  return optionGroup('Content', options)
}
