import { createContext } from 'react-router'

/** Random per answer: inline scripts without it do not run. Empty on pages whose scripts are allowed by their hashes. */
export const nonceContext = createContext<string>('')

/** Short, said to customers when something fails, and written to the log with the cause. */
export const referenceContext = createContext<string>('')

/** In how many seconds it makes sense to ask again, where the shop could not answer now. */
export const waitContext = createContext<number>(0)
