import { createContext } from 'react-router'

/** Random per response: inline scripts without it do not run. Empty on pages whose scripts are allowed by hash. */
export const nonceContext = createContext<string>('')

/** Hashes of the page's inline scripts, which a page without a nonce allows. */
export const scriptHashesContext = createContext<string>('')

/** A short reference, shown to customers on failure and logged with the cause. */
export const referenceContext = createContext<string>('')

/** Seconds until a retry makes sense when the shop could not answer. */
export const waitContext = createContext<number>(0)
