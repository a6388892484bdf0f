import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { Me } from './use-me.ts'

type CartFigures = Pick<Me, 'cartCount' | 'cartCents'>

/** Tells other tabs when the cart changes, and reloads when another tab says so. */
export function useCartInOtherTabs(me: Me | undefined): void {
  const { load } = useFetcher<Me | null>({ key: 'me' })
  const known = useRef<CartFigures>(undefined)
  const channel = useRef<BroadcastChannel>(undefined)
  useEffect(() => {
    const opened = new BroadcastChannel('tessera-cart')
    opened.onmessage = ({ data }: MessageEvent<CartFigures>) => {
      if (known.current && isOtherCart(known.current, data)) load('/me')
    }
    channel.current = opened
    return () => opened.close()
  }, [load])
  useEffect(() => {
    if (!me) return
    const { cartCount, cartCents } = me
    const before = known.current
    known.current = { cartCount, cartCents }
    if (before && isOtherCart(before, known.current)) channel.current?.postMessage(known.current)
  }, [me])
}

const isOtherCart = (one: CartFigures, other: CartFigures): boolean =>
  one.cartCount !== other.cartCount || one.cartCents !== other.cartCents
