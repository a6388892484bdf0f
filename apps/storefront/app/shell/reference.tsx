import { createContext } from 'react'

/** The short number of this answer, for people who call about an error. The browser reads it from the page. */
export const ReferenceContext = createContext<string | undefined>(undefined)
