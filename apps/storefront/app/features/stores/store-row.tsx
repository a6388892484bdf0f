import type { Store } from '@tessera/client/shop/types.gen'
import { returnUrlParameter } from '@tessera/contract/shop/constants'
import { Badge } from '@tessera/ui/badge'
import { Button, type ButtonSize } from '@tessera/ui/button'
import { formatMiles } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Form } from 'react-router'
import { serviceOf } from './store-services.ts'

interface StoreRowProps {
  store: Store
  isMine: boolean
  backTo: string
}

export function StoreRow({ store, isMine, backTo }: StoreRowProps) {
  return (
    <article className="grid gap-x-6 gap-y-2 border-b border-grout py-5 tablet:grid-cols-[1fr_auto]">
      <div className="grid gap-1">
        <h2 className="flex flex-wrap items-baseline gap-x-3 font-sans text-lg">
          <Link href={`/stores/${store.slug}`}>{store.name}</Link>
          {store.distanceMiles != null && (
            <span className="tabular text-sm text-stone">{formatMiles(store.distanceMiles)}</span>
          )}
          {isMine && <Badge kind="solid">My store</Badge>}
        </h2>
        <p>
          {store.street}, {store.city}, {store.state} {store.zip}
        </p>
        <p className="flex flex-wrap gap-x-4">
          <span className={store.isOpen ? 'text-sage' : 'text-stone'}>{store.openText}</span>
          <a href={`tel:+1-${store.phone}`}>{store.phone}</a>
        </p>
        <p className="text-sm text-stone">{store.services.map((one) => serviceOf(one).name).join(' · ')}</p>
      </div>
      {!isMine && <SetStore store={store} backTo={backTo} />}
    </article>
  )
}

interface SetStoreProps {
  store: Pick<Store, 'id' | 'name'>
  backTo: string
  size?: ButtonSize
}

export function SetStore({ store, backTo, size = 'Small' }: SetStoreProps) {
  return (
    <Form method="post" action="/set-store" className="self-center">
      <input type="hidden" name="store" value={store.id} />
      <input type="hidden" name={returnUrlParameter} value={backTo} />
      <Button type="submit" size={size}>
        Make this my store<span className="sr-only">: {store.name}</span>
      </Button>
    </Form>
  )
}
