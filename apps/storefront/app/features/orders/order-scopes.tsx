import { orderScopes } from '@tessera/contract/shop/constants'
import { Tabs } from '@tessera/ui/tabs'
import { type ListState, listHref } from '../../kit/lists/list-state.ts'

/** Selects whose orders to list. Referrals are for professionals; the account list explains who may see it. */
export function OrderScopes({ path, state, isPro }: { path: string; state: ListState; isPro: boolean }) {
  if (!isPro) return null
  const tabs = ([1, 2, 3] as const).map((scope) => ({
    href: listHref(path, state, { scope }),
    label: scope === 1 ? 'My orders' : orderScopes[scope],
    isCurrent: state.scope === scope,
  }))
  return (
    <div className="grid gap-3">
      <Tabs label="Order scope" tabs={tabs} />
      {state.scope === 2 && (
        <p className="text-stone">
          Orders where a customer gave your customer number. You can see dates and totals, but not items.
        </p>
      )}
    </div>
  )
}
