import { createContext, use } from 'react'
import { useLocation } from 'react-router'

/** Path and question of the page that is drawn; in a kept part a mark that stands for them. */
export const AddressContext = createContext('/')

function useAddressBar(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}

/** Where somebody comes back to. */
export const useAddress = import.meta.env.SSR ? (): string => use(AddressContext) : useAddressBar
