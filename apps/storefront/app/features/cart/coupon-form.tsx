import type { AppliedCoupon } from '@tessera/client/shop/types.gen'
import { Button } from '@tessera/ui/button'
import { Disclosure } from '@tessera/ui/disclosure'
import { TextField } from '@tessera/ui/field'
import { Money } from '@tessera/ui/price'
import { useFetcher } from 'react-router'
import { cartRefusalIn } from './cart-refusal.ts'

interface Props {
  coupons: readonly AppliedCoupon[]
  /** Set if the form was sent without JavaScript. */
  problem?: string | undefined
  typed?: string | undefined
}

/** Collapsed, because an empty coupon field sends shoppers away to look for codes. */
export function CouponForm({ coupons, problem, typed }: Props) {
  const fetcher = useFetcher()
  const refusal = cartRefusalIn(fetcher.data)
  return (
    <div className="mt-4">
      {coupons.map(({ code, description, amountCents }) => (
        <fetcher.Form
          key={code}
          method="post"
          action="/shopping-cart"
          className="flex items-center justify-between gap-3 text-sm"
        >
          <input type="hidden" name="intent" value="coupon-remove" />
          <input type="hidden" name="coupon" value={code} />
          <span className="text-sage">
            {code}: {description} (<Money cents={-amountCents} />)
          </span>
          <Button type="submit" kind="quiet" size="Small" aria-label={`Remove coupon ${code}`}>
            Remove
          </Button>
        </fetcher.Form>
      ))}
      <Disclosure summary="Add a coupon" isOpen={problem !== undefined || undefined}>
        <fetcher.Form method="post" action="/shopping-cart" className="grid gap-3">
          <input type="hidden" name="intent" value="coupon-add" />
          <TextField
            label="Coupon code"
            name="coupon"
            autoComplete="off"
            defaultValue={refusal?.typed ?? typed ?? ''}
            error={refusal?.message ?? problem}
          />
          <Button type="submit" isBusy={fetcher.state !== 'idle'}>
            Apply coupon
          </Button>
        </fetcher.Form>
      </Disclosure>
    </div>
  )
}
