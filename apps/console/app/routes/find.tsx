import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { EmptyState } from '@tessera/ui/empty-state'
import { Link } from '@tessera/ui/link'
import type { ListedOption } from '@tessera/ui/option-list'
import { redirect } from 'react-router'
import { findInShop } from '../features/find/find-in-shop.server.ts'
import { findOthers } from '../features/find/find-others.server.ts'
import { ownSupplierList } from '../features/supplier/supplier-list.ts'
import { operationGroup } from '../generic/list-operations.server.ts'
import { mayUse } from '../session/read-staff-call.server.ts'
import { type Staff, staffContext } from '../session/staff.server.ts'
import { goPlaces } from '../shell/go-places.ts'
import { menuOf } from '../shell/menu-of.server.ts'
import { foundGroups, foundHref, pageGroup } from '../shell/palette/found-groups.ts'
import { actionGroup, readAction } from '../shell/palette/palette-actions.ts'
import { paletteVerbsOf } from '../shell/palette/palette-verbs.server.ts'
import { textActionGroup } from '../shell/palette/text-actions.ts'
import type { Route } from './+types/find.ts'

const maxOperations = 20

/** Everything that a text finds; a whole number opens its page at once, `ship` and a number the page for that. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const q = (url.searchParams.get('q') ?? '').trim()
  const verbs = paletteVerbsOf(staff)
  const [typed] = textActionGroup(q, verbs).flatMap(({ options }) => options)
  if (typed) throw redirect(typed.url)
  const { rest, ...asked } = readAction(q, verbs)
  const items = await findInShop(staff, rest)
  const [first, second] = items
  const [action, other] = actionGroup(asked, items).flatMap(({ options }) => options)
  if (first?.isExact && !second?.isExact && !other) throw redirect(action?.url ?? foundHref(first))
  const others = asked.verb ? [] : await findOthers(staff, rest)
  const [only, more] = others.flatMap(({ options }) => options)
  if (items.length === 0 && only && !more && isNamed(only, rest)) throw redirect(only.url)
  const pages = asked.verb ? [] : findPages(staff, rest)
  const operations = asked.verb ? [] : operationGroup(staff.caller, rest, maxOperations)
  return {
    q,
    groups: [...actionGroup(asked, items), ...foundGroups(items), ...pages, ...others, ...operations],
    isShopSearched: mayUse(staff, operatorCalls.find),
  }
}

/** Records are named by their ID, below their name; orders of a supplier by their number, above their status. */
function isNamed({ url, label, more }: ListedOption, text: string): boolean {
  const name = url.startsWith(ownSupplierList.path) ? label : more
  return name.toLowerCase() === text.toLowerCase()
}

function findPages(staff: Staff, text: string) {
  const { pages, menu } = menuOf(staff)
  return pageGroup([...goPlaces(pages, menu), ...menu.flatMap(({ items }) => items)], text)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `Find ${loaderData?.q ?? ''} · Tessera console` }]

export default function Find({ loaderData: { q, groups, isShopSearched } }: Route.ComponentProps) {
  return (
    <div className="grid gap-5">
      <h1 className="text-2xl wrap-anywhere">{q ? `Found for “${q}”` : 'Find'}</h1>
      {groups.length === 0 && (
        <EmptyState title={q ? 'Nothing was found' : 'What are you looking for?'}>
          {isShopSearched
            ? 'Enter at least two letters of a number, name, email, phone, PO, job or SKU in the search field.'
            : 'Enter at least three characters of a name, an ID, a page or an operation in the search field.'}
        </EmptyState>
      )}
      {isShopSearched && q.length === 2 && (
        <p className="text-stone">Two letters match the start of words. A third finds more.</p>
      )}
      {groups.map(({ title, options }) => (
        <section key={title} aria-label={title}>
          <h2 className="border-b border-grout pb-1 text-lg">{title}</h2>
          <ul>
            {options.map(({ url, label, more }) => (
              <li key={url} className="border-b border-grout py-2">
                <Link href={url.replace(/#.*/, '')} data-row="" className="font-bold">
                  {label}
                </Link>
                <span className="block text-stone wrap-anywhere">{more}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
