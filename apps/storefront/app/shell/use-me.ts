import { useEffect } from 'react'
import { useFetcher } from 'react-router'

export interface SignedInPerson {
  /** The first name, once it is loaded. */
  name: string | null
  /** The company of a professional. */
  company: string | null
}

/** Personal data of the visitor, loaded after the page, so that pages can be cached for all. */
export interface Me {
  /** Null for a guest. */
  person: SignedInPerson | null
  cartCount: number
  /** Cart total before shipping and tax. */
  cartCents: number
  /** The account's favorites; null for a guest, whose favorites are in the browser. */
  favorites: string[] | null
  store: { id: string; name: string; slug: string; isOpen: boolean; openText: string } | null
}

/** Loaded once per page load; the router reloads it after every form. */
export function useMe(): Me | undefined {
  const fetcher = useFetcher<Me | null>({ key: 'me' })
  const { data, state, load } = fetcher
  const isNeeded = data === undefined && state === 'idle'
  useEffect(() => {
    if (isNeeded) load('/me')
  }, [isNeeded, load])
  return data ?? undefined
}
