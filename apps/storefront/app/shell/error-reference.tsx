import { createContext } from 'react'

/** The reference of this response, for customers who call about an error. The browser reads it from the page. */
export const ErrorReferenceContext = createContext<string | undefined>(undefined)
