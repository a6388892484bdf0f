import { useEffect } from 'react'
import { useFetcher } from 'react-router'

/** What only this visitor sees; it comes after the page, so that pages can be shared. */
export interface Me {
  isSignedIn: boolean
  isPro: boolean
  name: string | null
  cartCount: number
  /** What stands in it, before shipping and tax. */
  cartCents: number
  /** Of the account; null for a guest, whose browser keeps them. */
  favorites: string[] | null
  store: { id: string; name: string; slug: string; isOpen: boolean; openText: string } | null
}

/** Asked once per load; the router asks again by itself after every form. */
export function useMe(): Me | undefined {
  const fetcher = useFetcher<Me | null>({ key: 'me' })
  const { data, state, load } = fetcher
  const isNeeded = data === undefined && state === 'idle'
  useEffect(() => {
    if (isNeeded) load('/me')
  }, [isNeeded, load])
  return data ?? undefined
}
