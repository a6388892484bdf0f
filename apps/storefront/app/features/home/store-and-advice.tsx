import { returnUrlParameter } from '@tessera/contract/shop/constants'
import { Button, LinkButton } from '@tessera/ui/button'
import { TextField } from '@tessera/ui/field'
import { StoreIcon } from '@tessera/ui/icons'
import { Link } from '@tessera/ui/link'
import { Form } from 'react-router'
import { useMe } from '../../shell/use-me.ts'
import type { HomeSlot } from './home-slot.ts'

/** Two cells: the nearby store and the design consultation. */
export function StoreAndAdvice({ store, advice }: { store: HomeSlot | undefined; advice: HomeSlot | undefined }) {
  return (
    <div className="page pt-16 desktop:pt-24">
      <div className="grid gap-px border border-grout bg-grout tablet:grid-cols-2">
        {store && <StoreCard slot={store} />}
        {advice && <AdviceCard slot={advice} />}
      </div>
    </div>
  )
}

function StoreCard({ slot }: { slot: HomeSlot }) {
  const store = useMe()?.store
  return (
    <section aria-labelledby="store" className="grid content-start gap-4 bg-surface p-8 desktop:p-12">
      <h2 id="store" className="text-2xl">
        {slot.title}
      </h2>
      {store ? (
        <>
          <p className="flex gap-2">
            <StoreIcon className="mt-0.5 size-5 shrink-0" />
            <span>
              <Link href={`/stores/${store.slug}`}>{store.name}</Link>
              <span className={store.isOpen ? 'block text-sage' : 'block text-stone'}>{store.openText}</span>
            </span>
          </p>
          <Link href="/stores" className="text-sm">
            Choose another store
          </Link>
        </>
      ) : (
        <Form method="post" action="/set-store" className="grid gap-4">
          <p className="text-stone">{slot.summary}</p>
          <input type="hidden" name={returnUrlParameter} value="/" />
          <div className="flex max-w-xs items-end gap-2">
            <TextField
              label="ZIP code"
              name="zip"
              inputMode="numeric"
              autoComplete="postal-code"
              pattern="[0-9]{5}"
              maxLength={5}
              required
            />
            <Button type="submit">Find</Button>
          </div>
        </Form>
      )}
    </section>
  )
}

function AdviceCard({ slot }: { slot: HomeSlot }) {
  return (
    <section
      aria-labelledby="advice"
      className="grid content-start justify-items-start gap-4 bg-surface p-8 desktop:p-12"
    >
      <h2 id="advice" className="text-2xl">
        {slot.title}
      </h2>
      <p className="text-stone">{slot.summary}</p>
      {slot.action && <LinkButton href={slot.action.href}>{slot.action.label}</LinkButton>}
    </section>
  )
}
