import { ownValue } from '@tessera/contract/kit/own-value'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { Notice } from '@tessera/ui/notice'
import { useNavigation } from 'react-router'
import { addressActions } from '../../features/account/address-actions.server.ts'
import { AddressCard } from '../../features/account/address-card.tsx'
import { AddressForm } from '../../features/account/address-form.tsx'
import { AddressSearch } from '../../features/account/address-search.tsx'
import { answerAsCustomer } from '../../features/account/answer-as-customer.server.ts'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { DeletedAddress } from '../../features/account/deleted-address.tsx'
import { findAddresses } from '../../features/account/find-addresses.ts'
import { findRefusal } from '../../http/form-refusal.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { RefusalSummary } from '../../kit/forms/refusal-summary.tsx'
import { metaOf } from '../../kit/seo/seo.ts'
import type { Route } from './+types/addresses.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { searchParams: query } = url
  return asCustomer(visitor, url, async () => {
    const [{ addresses }, { uses }] = await Promise.all([
      visitor.shop.Address.getAddresses({ PageSize: '-1' }),
      visitor.shop.Address.getAddressUses(),
    ])
    const edited = addresses.find(({ id }) => id === query.get('edit'))
    const searchText = (query.get('q') ?? '').slice(0, 100)
    const found = findAddresses(addresses, searchText)
    const hasMany = addresses.length > maxUnsearched
    const saved = query.get('saved') ?? ''
    return { addresses: found, uses, searchText, hasMany, edited, isAdding: query.has('add'), saved }
  })
}

/** A longer list gets a search field. */
const maxUnsearched = 6

export const action = formActions(addressActions, (args: FormArgs<Route.ActionArgs>, change) =>
  answerAsCustomer(args, () => change(args.visitor.shop.Address, args.form)),
)

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Addresses' })

const messages: Record<string, string> = {
  added: 'Address saved.',
  changed: 'Address updated.',
  imported: 'Your list was added to your address book.',
  preferred: 'This is now your default address at checkout.',
}

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const { addresses, uses, searchText, hasMany, edited, isAdding, saved } = loaderData
  const refusal = findRefusal(actionData)
  const isBusy = useNavigation().state !== 'idle'
  if (edited || isAdding)
    return (
      <div className="grid max-w-2xl gap-8">
        <h1 className="text-5xl">{edited ? 'Edit address' : 'New address'}</h1>
        <RefusalSummary refusal={refusal} />
        <AddressForm key={edited?.id ?? 'new'} known={edited} refusal={refusal} isBusy={isBusy} />
      </div>
    )
  const add = (
    <LinkButton href="/account/addresses?add=1" kind="primary">
      Add an address
    </LinkButton>
  )
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-5xl">Addresses</h1>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/account/addresses/import" kind="quiet">
            Import a list
          </LinkButton>
          {(addresses.length > 0 || searchText) && add}
        </div>
      </div>
      <RefusalSummary refusal={refusal} />
      {actionData && 'deleted' in actionData && actionData.deleted && <DeletedAddress address={actionData.deleted} />}
      {ownValue(messages, saved) && !actionData && (
        <Notice kind="success" isLive>
          {ownValue(messages, saved)}
        </Notice>
      )}
      {(hasMany || searchText) && <AddressSearch query={searchText} count={addresses.length} />}
      {addresses.length === 0 && searchText ? null : addresses.length === 0 ? (
        <EmptyState title="Add your first job site" action={add}>
          Addresses you save here are available at checkout.
        </EmptyState>
      ) : (
        <ul className="grid gap-px border border-grout bg-grout tablet:grid-cols-2 tablet:[&>:last-child:nth-child(odd)]:col-span-2">
          {addresses.map((address) => (
            <AddressCard key={address.id} address={address} use={uses.find(({ id }) => id === address.id)} />
          ))}
        </ul>
      )}
    </div>
  )
}
