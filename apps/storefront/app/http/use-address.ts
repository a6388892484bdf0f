import { createContext, use } from 'react'
import { useLocation } from 'react-router'

/** Path and query of the page being rendered; in a cached part a placeholder for them. */
export const AddressContext = createContext('/')

function useAddressBar(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}

/** The current address, used as the return address of forms and links. */
export const useAddress = import.meta.env.SSR ? (): string => use(AddressContext) : useAddressBar
