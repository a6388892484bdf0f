import type { Store } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { LinkButton } from '@tessera/ui/button'
import { EmailText } from '@tessera/ui/email-text'
import { useMe } from '../../shell/use-me.ts'
import { SetStore } from './store-row.tsx'

/** Name, opening hours of today, address, and the ways to get there. */
export function StoreHeader({ store }: { store: Store }) {
  const isMine = useMe()?.store?.id === store.id
  const address = `${store.street}, ${store.city}, ${store.state} ${store.zip}`
  return (
    <header className="grid content-start justify-items-start gap-3 desktop:col-span-5">
      <h1 className="text-5xl">{store.name}</h1>
      {isMine && <Badge kind="solid">My store</Badge>}
      <p className={store.isOpen ? 'text-lg text-sage' : 'text-lg text-stone'}>{store.openText}</p>
      <address className="not-italic">
        {store.street}
        <br />
        {store.city}, {store.state} {store.zip}
        <br />
        <a href={`tel:+1-${store.phone}`}>{store.phone}</a>
        <br />
        <a href={`mailto:${store.email}`}>
          <EmailText email={store.email} />
        </a>
      </address>
      <div className="mt-3 flex flex-wrap gap-3">
        <LinkButton
          kind="primary"
          href={`https://www.openstreetmap.org/directions?to=${store.latitude}%2C${store.longitude}`}
          rel="noopener"
        >
          Directions<span className="sr-only"> to {address}</span>
        </LinkButton>
        <LinkButton href={`/products?storeId=${store.id}&inStock=true`}>In stock here</LinkButton>
        {!isMine && <SetStore store={store} backTo={`/stores/${store.slug}`} size="Medium" />}
      </div>
    </header>
  )
}
