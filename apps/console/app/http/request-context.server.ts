import { createContext } from 'react-router'

/** Random per response: inline scripts without it do not run. */
export const nonceContext = createContext<string>('')

/** A short reference, shown with an unexpected error and logged with its cause. */
export const referenceContext = createContext<string>('')
