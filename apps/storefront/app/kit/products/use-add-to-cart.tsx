import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { useToast } from '@tessera/ui/toast'
import { type ComponentType, useEffect, useRef } from 'react'
import { type FetcherWithComponents, type FormProps, useFetcher } from 'react-router'

/** The cart's result when the page stays; a redirect has no result. */
interface CartAnswer {
  refusal?: { message: string } | null
}

export const cartPath = '/shopping-cart'

/**
 * A cart form that is sent without leaving the page: `<fetcher.Form method="post" action={cartPath}>`. Without
 * JavaScript the same form reloads the page.
 */
export const useAddToCart: (added: string, onAdded: () => void) => CartForm = import.meta.env.SSR
  ? () => plain
  : useCartFetcher

interface CartForm {
  Form: ComponentType<FormProps>
  state: FetcherWithComponents<CartAnswer>['state']
}

/** Renders the same element on the server without the router. */
const plain: CartForm = {
  state: 'idle',
  Form: ({ preventScrollReset: _, ...rest }) => <form data-discover="true" {...rest} />,
}

function useCartFetcher(added: string, onAdded: () => void): CartForm {
  const fetcher = useFetcher<CartAnswer>()
  const say = useToast()
  // the router reloads this before the form is done
  const cents = useFetcher<{ cartCents: number } | null>({ key: 'me' }).data?.cartCents
  const sent = useRef<{ before: CartAnswer | undefined }>(undefined)
  const latest = useRef(onAdded)
  latest.current = onAdded
  const { state, data } = fetcher
  useEffect(() => {
    if (state !== 'idle') {
      sent.current ??= { before: data }
      return
    }
    if (!sent.current) return
    // after a redirect the router still has the result of the time before
    const answer = data === sent.current.before ? undefined : data
    sent.current = undefined
    if (answer?.refusal) return say(answer.refusal.message)
    latest.current()
    say(cents ? `${added}, cart total ${formatMoney(cents)}` : added, <ViewCart />)
  }, [state, data, added, cents, say])
  return fetcher
}

function ViewCart() {
  return (
    <Link href={cartPath} className="shrink-0 text-paper">
      View cart
    </Link>
  )
}
